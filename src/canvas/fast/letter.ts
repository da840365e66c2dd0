/** Whether a character begins a tag's name. */
export function isLetter(character: number): boolean {
  const folded = character | 32;
  return folded >= 97 && folded <= 122;
}
