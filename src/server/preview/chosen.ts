/** What the address of a page asks it to show: its width, a finding, a filter. */
export type Chosen = ReadonlyMap<string, string>;

/** Nothing: every page as it is at first. */
export const NOTHING_CHOSEN: Chosen = new Map();

/** UTF-16 code units of a value: as long as a path may be. */
const VALUE_LENGTH = 4_096;

/** What the query of an address asks for: of each name the first value. */
export function chosenIn(query: string | undefined): Chosen {
  const chosen = new Map<string, string>();
  for (const [name, value] of new URLSearchParams(query)) {
    if (!chosen.has(name) && value.length <= VALUE_LENGTH) chosen.set(name, value);
  }
  return chosen;
}

/** A whole number from 1 that was chosen; nothing where it is none. */
export function chosenNumber(chosen: Chosen, name: string): number | undefined {
  const value = chosen.get(name) ?? '';
  return /^[1-9]\d{0,8}$/.test(value) ? Number(value) : undefined;
}
