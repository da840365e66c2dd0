/** Text as it stands in a snippet of the Language Server Protocol. */
export function snippetText(text: string): string {
  return text.replace(/[\\$}]/g, '\\$&');
}

/** A place of a snippet to type into, with what to choose from; one choice is filled in, to be typed over. */
export function snippetChoice(number: number, values: readonly string[]): string {
  const [only, ...more] = values;
  if (only === undefined) return `$${number}`;
  if (more.length === 0) return `\${${number}:${snippetText(only)}}`;
  return `\${${number}|${values.map((value) => value.replace(/[\\,|]/g, '\\$&')).join(',')}|}`;
}
