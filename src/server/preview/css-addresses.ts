const COMMENT = /\/\*[\s\S]*?(?:\*\/|$)/g;
const ADDRESS = /(url\(\s*|@import\s+)(?:"([^"]*)"|'([^']*)')|(url\(\s*)([^\s"'()]+)/gi;

/** The addresses that a style sheet names, as they are written, also of other sheets. */
export function cssAddresses(css: string): string[] {
  if (!/url\(|@import/i.test(css)) return [];
  return [...css.replace(COMMENT, '').matchAll(ADDRESS)].map(
    ([, , one, other, , plain]) => one ?? other ?? plain ?? '',
  );
}

/** A style sheet with other addresses. */
export function cssWith(css: string, readdress: (address: string) => string | undefined): string {
  return css.replace(
    ADDRESS,
    (whole, before?: string, one?: string, other?: string, plainBefore?: string, plain?: string) => {
      const instead = readdress(one ?? other ?? plain ?? '');
      if (instead === undefined) return whole;
      return `${before ?? plainBefore ?? ''}"${instead.replace(/["\\\n]/g, (character) => encodeURIComponent(character))}"`;
    },
  );
}
