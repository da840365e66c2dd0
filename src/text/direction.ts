/** Scripts that are written from right to left. @see https://www.unicode.org/reports/tr9/ */
const RIGHT_TO_LEFT: ReadonlySet<string> = new Set('Arab Hebr Thaa Syrc Nkoo Adlm Rohg Mand Samr'.split(' '));

/** Which way a language is written, by its script. */
export function directionOf(language: string): 'ltr' | 'rtl' {
  try {
    const { script } = new Intl.Locale(language).maximize();
    return RIGHT_TO_LEFT.has(script ?? '') ? 'rtl' : 'ltr';
  } catch {
    return 'ltr';
  }
}
