/** A text in single quotes, as bash and zsh read it. */
export function singleQuoted(text: string): string {
  return `'${text.replaceAll("'", "'\\''")}'`;
}

/** A program's name as a part of a function's name. */
export function shellName(name: string): string {
  return name.replace(/\W/g, '_');
}
