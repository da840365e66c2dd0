/** As HTML and CSS compare keywords: U+212A is no `k`. */
export function asciiLower(text: string): string {
  return text.replace(/[A-Z]/g, (letter) => letter.toLowerCase());
}
