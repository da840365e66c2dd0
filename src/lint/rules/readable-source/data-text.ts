import { nameWords } from '../../../text/literal.js';
import type { DocElement } from '../../document/element.js';

/** Words of names of `data-` attributes that hold settings, hints, or text that is shown besides other text. */
const SETTINGS: ReadonlySet<string> = new Set(
  (
    'tooltip title tippy hint placeholder label confirm original bs alt caption error validate validation msg options option settings ' +
    'setting config swiper slick flickity glide splide owl lottie aos animate animation parallax src srcset href url style class theme ' +
    'toggle target trigger controller action method props aria share subject i18n lang track tracking analytics event gtm ga layout ' +
    'breakpoints responsive masonry isotope fancybox lightbox gallery popover highlight syntax test testid cy qa wp block'
  ).split(' '),
);
/** Words that say that the attribute is content, whatever else its name says. */
const CONTENT: ReadonlySet<string> = new Set(
  'text content html body copy quote bio description member members items item records record rows list entries people team products services faq faqs events reviews testimonials data json page'.split(
    ' ',
  ),
);
/** Words of names of elements that draw what their data says. */
const DRAWN: ReadonlySet<string> = new Set(
  'map karte carte mapa mappa kaart kart chart charts graph diagram sparkline calendar tooltip tip lottie player'.split(
    ' ',
  ),
);
/** Words of a sentence; fewer are a label. */
const SENTENCE = 5;
/** The longest value that is read as JSON, in UTF-16 code units. */
const LONGEST_JSON = 50_000;

/** The `data-` attribute that holds what an empty element should say, or nothing. */
export function dataText(element: DocElement): string | undefined {
  if (!element.attributes.some(({ name }) => name.startsWith('data-')) || isDrawn(element)) return undefined;
  for (const { name, value } of element.attributes) {
    if (!name.startsWith('data-')) continue;
    const words = nameWords(name.slice('data-'.length));
    const isSetting = words.some((word) => SETTINGS.has(word)) && words.at(-1) !== 'props';
    if (isSetting) continue;
    if (isSentence(value, words.some((word) => CONTENT.has(word)) ? SENTENCE - 2 : SENTENCE) || isRecords(value))
      return name;
  }
  return undefined;
}

function isDrawn({ attributes }: DocElement): boolean {
  return attributes.some(
    ({ name, value }) =>
      (name === 'id' || name === 'class') && nameWords(value.slice(0, 400)).some((word) => DRAWN.has(word)),
  );
}

function isSentence(value: string, atLeast: number): boolean {
  const text = value.trim();
  if (text.length < 12 || /^[[{]/.test(text) || /[{}]|:\/\/|=>|;\s*\w+:/.test(text.slice(0, 400))) return false;
  const spoken = text.slice(0, 400).match(/\p{L}{2,}/gu)?.length ?? 0;
  // Some scripts write no blanks between words.
  const dense = text.match(/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]/gu)?.length ?? 0;
  const isNames = /^[\w-]+(?:\s+[\w-]+)*$/.test(text) && /[-_]/.test(text);
  return dense >= 12 || (spoken >= atLeast && /\p{L}\s+\p{L}/u.test(text) && !isNames);
}

/** Whether a value is JSON of records with something to read in them, not of settings. */
function isRecords(value: string): boolean {
  const text = value.trim();
  if (text.length < 16 || text.length > LONGEST_JSON || !/^[[{]/.test(text)) return false;
  let parsed: unknown;
  try {
    parsed = JSON.parse(text);
  } catch {
    return false;
  }
  return readable(parsed, 0) >= 2;
}

/** Strings to read in one list or record of a JSON value, the most of all. */
function readable(value: unknown, depth: number): number {
  if (depth > 4 || typeof value !== 'object' || value === null) return 0;
  if (!Array.isArray(value)) {
    let most = toRead(Object.values(value));
    for (const each of Object.values(value)) most = Math.max(most, readable(each, depth + 1));
    return most;
  }
  let count = 0;
  for (const each of value.slice(0, 20)) {
    const texts = typeof each === 'string' ? [each] : typeof each === 'object' && each ? Object.values(each) : [];
    count += toRead(texts);
  }
  return count;
}

function toRead(values: readonly unknown[]): number {
  return values.filter((value) => typeof value === 'string' && isToRead(value)).length;
}

function isToRead(text: string): boolean {
  return (
    /^\p{Lu}.{2}|\p{L}{2}\s+\p{L}|[\p{Script=Han}\p{Script=Hiragana}\p{Script=Arabic}\p{Script=Hebrew}]{2}/u.test(
      text,
    ) && !/^(?:https?:|[#/.])/.test(text)
  );
}
