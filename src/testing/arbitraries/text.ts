import fc from 'fast-check';

/** What the fields of a generated site hold. */
export interface TextOptions {
  /**
   * `hostile`: texts and addresses that an attacker would put there, beside plain ones.
   * @default 'plain'
   */
  text?: 'plain' | 'hostile';
}

const WORDS = [
  ...['Home', 'About us', 'Contact', 'Menu & wine', 'Über uns', 'Osteria "Luna"', "Chef's table", '3 < 5'],
  ...['日本語', 'Fish 🐟', 'بيت', 'two  blanks'],
] as const;

/** Attacks that most fields must stand; they are tried more often. */
const USUAL_PREFIXES = ['"><img src=x>', 'javascript:', '<x-logo></x-logo>', '&lt;'];

const PREFIXES = [
  ...USUAL_PREFIXES,
  ...USUAL_PREFIXES,
  ...['</noscript>', '</style>', '</script>', '</title>', '</textarea>', '-->', ']]>', '"', "'", '>', '/>'],
  ...['"><img src=x>', 'javascript:', 'java\tscript:', ' \u0001javascript:', 'JaVaScRiPt\n:', 'data:text/html,'],
  ...['vbscript:', '//', '\\\\', '<x-logo></x-logo>', '<', '&lt;', '&', '\0', '\ud800', '`', '${', '$&', '\r\n'],
  ...['=', ' onerror='],
];

/** Strings that an attacker would put into a field of the site state. */
export function hostileText(): fc.Arbitrary<string> {
  return fc
    .tuple(
      fc.constantFrom(...PREFIXES),
      fc.constantFrom('', '<script>alert(1)</script>', 'alert(1)', '"onload=alert(1)//'),
      fc.string({ unit: 'binary', maxLength: 4 }),
    )
    .map((parts) => parts.join(''));
}

/** Text for people. It is never blank: a name that nobody can read is the site's own mistake. */
export function readableText({ text = 'plain' }: TextOptions): fc.Arbitrary<string> {
  const plain = fc.constantFrom(...WORDS);
  if (text === 'plain') return plain;
  return fc.oneof(
    { withCrossShrink: true },
    plain,
    hostileText().filter((value) => /[^\s\0\ufeff]/u.test(value)),
  );
}

/** One of some addresses; of a hostile site also what is none. */
export function address(known: readonly string[], { text = 'plain' }: TextOptions): fc.Arbitrary<string> {
  return text === 'plain'
    ? fc.constantFrom(...known)
    : fc.oneof({ withCrossShrink: true }, fc.constantFrom(...known), hostileText());
}
