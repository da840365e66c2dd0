/** Most texts have no letters beyond those of Latin: they are quicker to look through. */
export function hasDigit(text: string): boolean {
  return /[0-9]/.test(text) || (/[\u0660-\uffff]/.test(text) && /\p{Nd}/u.test(text));
}

/** Digits of a number to call, at least. */
const FEWEST_DIGITS = 7;

/** Whether a text has as many digits as a number to call has; those of other scripts count as enough. */
export function mayHaveNumber(text: string): boolean {
  let digits = 0;
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    if (code >= FIRST_OTHER) return true;
    if (code >= 0x30 && code <= 0x39) digits += 1;
    if (digits === FEWEST_DIGITS) return true;
  }
  return false;
}

/** No letter or digit before it needs a second look. */
const FIRST_OTHER = 0x660;
