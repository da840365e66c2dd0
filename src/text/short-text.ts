/** A text cut to so many UTF-16 code units, never within a surrogate pair; an ellipsis says that it was cut. */
export function shortText(text: string, length: number): string {
  return text.length <= length ? text : `${text.slice(0, length).replace(/[\ud800-\udbff]$/, '')}…`;
}
