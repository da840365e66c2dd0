import type { State } from './session-state.js';

/** What has changed since the last time. */
export interface Change {
  /** Whether the site or its problem is another: every page shows something of them. */
  all: boolean;
  /** Canvases that came, went or changed. */
  paths: readonly string[];
}

/** What differs between two states; nothing where they show the same. */
export function changeOf(before: State, after: State): Change | undefined {
  const all =
    before.found.site !== after.found.site ||
    before.found.manifest !== after.found.manifest ||
    JSON.stringify(before.model.problem) !== JSON.stringify(after.model.problem) ||
    before.model.checking !== after.model.checking;
  const either = [...new Set([...before.known.keys(), ...after.known.keys()])];
  const paths = either.filter((path) => before.known.get(path)?.summary !== after.known.get(path)?.summary);
  return all || paths.length > 0 ? { all, paths } : undefined;
}
