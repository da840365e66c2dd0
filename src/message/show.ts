/** Characters of a found value that a message repeats. */
const SHOWN = 60;

/** What a message says that was found: the value in backticks, or what kind of thing it is. */
export function show(value: unknown): string {
  if (value === undefined) return 'nothing';
  if (Array.isArray(value)) return 'an array';
  if (typeof value === 'object' && value !== null) return 'an object';
  const text = typeof value === 'string' ? value : String(value);
  return `\`${text.length > SHOWN ? `${text.slice(0, SHOWN)}…` : text}\``;
}
