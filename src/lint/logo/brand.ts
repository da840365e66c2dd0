import { parsed } from '../../html/url.js';
import type { Manifest } from '../../manifest/schema.js';
import { memo } from '../../text/memo.js';
import { fold } from '../words/fold.js';
import { fileName, isGeneric, withoutVariant } from './file-name.js';
import { LOGO_WORDS } from './words.js';

type Image = NonNullable<Manifest['resources']['logos']['main']>;

/** A configured logo image. */
export interface LogoFile {
  /** JSON Pointer into the manifest. */
  pointer: string;
  /** The variant that shows it, if one does. */
  variant: string | undefined;
  name: string;
  /** The name without words that tell variants apart. */
  bare: string;
  generic: boolean;
}

/** What a site's mark is known by. */
export interface Brand {
  files: readonly LogoFile[];
  /** Folded names of the site: its own, and what its logos are called. */
  names: readonly string[];
  /** The same without blanks. */
  squashed: readonly string[];
  /** Words of the names. */
  words: ReadonlySet<string>;
  /** Words of its host, where its name is in letters of another script. */
  hostWords: ReadonlySet<string>;
  /** Letters and digits of the longest name. */
  letters: number;
  /** Characters that a text may have and be no more than a name, blanks around it too. */
  longest: number;
  /** Whether a text may have a word of the names, told quickly: a letter beyond ASCII may fold to any. */
  hints: (text: string) => boolean;
}

/** The brand of a site; without any usable logo image it has no files. */
export const brandOf = memo(({ resources: { logos }, site }: Manifest): Brand => {
  const files: LogoFile[] = [];
  const names = new Set([fold(site.name)]);
  const add = (pointer: string, variant: string | undefined, image: Image | undefined, isNamed = true) => {
    if (!image) return;
    for (const url of [image.url, image.dark]) {
      const name = url === undefined ? '' : fileName(url);
      if (name !== '') files.push({ pointer, variant, name, bare: withoutVariant(name), generic: isGeneric(name) });
    }
    if (image.alt && isNamed) names.add(fold(image.alt));
  };
  for (const [variant, { image }] of Object.entries(logos.variants))
    add(`/resources/logos/variants/${variant}`, variant, image);
  add('/resources/logos/main', undefined, logos.main);
  add('/resources/logos/builder', undefined, logos.builder, false);
  add('/resources/logos/platform', undefined, logos.platform, false);
  const known = [...names].map(plainName).filter((name) => name !== '' && name.length <= LONGEST_NAME);
  const squashed = known.map((name) => name.replaceAll(' ', ''));
  return {
    files,
    names: known,
    squashed,
    words: new Set(known.flatMap((name) => name.split(' '))),
    hostWords: new Set(known.some((name) => OTHER_SCRIPT.test(name)) ? hostWordsOf(site.url) : []),
    letters: Math.max(0, ...squashed.map(({ length }) => length)),
    hints: hintOf(known),
    longest: Math.max(0, ...known.map(({ length }) => length)) * 2 + BLANKS,
  };
});

/** A letter beyond those of Latin. */
export const OTHER_SCRIPT = /[^\0-\u024f]/;

function hostWordsOf(url: string): string[] {
  const labels = (parsed(url)?.hostname ?? '')
    .replace(/^www\./, '')
    .split('.')
    .slice(0, -1);
  return labels.flatMap((label) => label.split('-')).filter(({ length }) => length > 2);
}

/** Characters of a name, at most: nobody writes a longer one beside a logo. */
const LONGEST_NAME = 300;

/** Letters by which a word is looked for: two stand in nearly every text. */
const FIRST_LETTERS = 3;

const BEYOND_ASCII = /[^\0-\x7f]/;

function hintOf(names: readonly string[]): (text: string) => boolean {
  const starts = new Set(names.flatMap(startsOf));
  return (text) => {
    if (BEYOND_ASCII.test(text)) return true;
    const lower = text.toLowerCase();
    for (const start of starts) if (lower.includes(start)) return true;
    return false;
  };
}

/** The first letters of a name's words: of the short ones only where it has no other. */
function startsOf(name: string): string[] {
  const words = name.split(' ').filter((word) => /^[a-z0-9]/.test(word));
  const long = words.filter(({ length }) => length >= FIRST_LETTERS);
  return (long.length > 0 ? long : words).map((word) => word.slice(0, FIRST_LETTERS));
}

/** Blanks and signs that a source may have around a name. */
const BLANKS = 200;

/** A name without the words that say that it is a logo or the way home. */
function plainName(name: string): string {
  const words = name.split(' ').filter((word) => !LOGO_WORDS.has(word));
  return words.join(' ');
}

/** How surely a file of a name is one of the site's logos, from 0 to 1, and which. */
export function matchFile(name: string, { files }: Brand): { file: LogoFile; score: number } | undefined {
  const same = files.find((file) => file.name === name);
  if (same) return { file: same, score: same.generic ? SAME_GENERIC : SAME_FILE };
  const bare = withoutVariant(name);
  const variant = files.find((file) => file.bare === bare);
  return variant && { file: variant, score: variant.generic ? OTHER_GENERIC : OTHER_VARIANT };
}

const SAME_FILE = 0.95;
const SAME_GENERIC = 0.5;
const OTHER_VARIANT = 0.6;
const OTHER_GENERIC = 0.4;
