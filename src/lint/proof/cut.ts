/** Characters of a page that a reason repeats. */
const SHOWN = 60;

/** The beginning of a text of the page, on one line. */
export function cut(text: string): string {
  const line = text.replace(/\s+/g, ' ');
  return line.length > SHOWN ? `${line.slice(0, SHOWN)}…` : line;
}
