import type { IndexedDocument } from '../document/document.js';
import { attribute, type DocElement } from '../document/element.js';
import { lastChildBefore } from '../document/last-child-before.js';
import { labelTextOf } from '../document/text.js';

/** What an icon before a number shows: a mobile phone, or one with a receiver. */
export type Line = 'mobile' | 'fixed';

/** How sets of icons call a mobile phone, behind their own letters and before a style: `fas fa-mobile-alt`, `mdi:cellphone`. */
const MOBILE =
  /^(?:(?!(?:hide|hidden|show|shown|visible|only|not?|is|has|d|sm|md|lg|xl)-)[a-z]{1,12}[0-9]?[-_:])?(?:icons?[-_])?(?:device-)?(?:mobile|cell-?phone|smart-?phone|phone-portrait|phone_(?:iphone|android)|stay_current_portrait)(?:[-_](?:alt|phone|android|button|screen|retro|vibrate|signal|text|speaker|camera|device|ringing|landscape|fill|filled|line|outline|outlined|sharp|solid|regular|light|bold|thin|duotone|sound|iphone)){0,3}[0-9]{0,2}$/;
/** What Bootstrap calls so is a mobile phone, and its receiver a telephone. */
const BOOTSTRAP = /^bi[-:]phone(?:-(?:fill|flip|landscape|landscape-fill|vibrate|vibrate-fill))?$/;
const FIXED =
  /^(?:[a-z]{1,12}[0-9]?[-_:])?(?:icons?[-_])?(?:phone|telephone|tel|call|receiver|landline|deskphone)(?:[-_](?:alt|square|square-alt|flip|volume|office|classic|call|in|out|incoming|outgoing|ring|ringing|fill|filled|line|outline|outlined|sharp|solid|regular|light|bold|thin|duotone|forward|inbound|outbound)){0,3}[0-9]{0,2}$/;

/** Attributes that name an icon, and those that lead to its picture. */
const NAMES = ['class', 'name', 'icon', 'data-icon', 'data-lucide', 'data-feather', 'alt', 'aria-label'];
const PICTURES = ['src', 'href', 'xlink:href'];
/** Characters of a name, elements of an icon, and elements around a number that may hold one. */
const [LONGEST, MOST_PARTS, MOST_AROUND] = [200, 4, 3];

/** The phone that the icon right before a number shows: in its link, in its element, or before that. */
export function lineOfIcon(
  document: IndexedDocument,
  element: DocElement | undefined,
  start: number,
  link: DocElement | undefined,
): Line | undefined {
  const [first] = link?.children.filter((child) => child.kind === 'element') ?? [];
  const own = first && lineShown(document, first);
  if (own) return own;
  const begun =
    link && lineOfSign(/^\s{0,20}[^\s<]{1,3}/u.exec(document.source.slice(link.openEnd, link.openEnd + 30))?.[0] ?? '');
  if (begun) return begun;
  const sign = lineOfSign(document.source.slice(Math.max(0, start - MOST_BEFORE), start));
  if (sign) return sign;
  let around = element;
  for (let level = 0; around && level < MOST_AROUND; level += 1) {
    const icon = lastChildBefore(document, around, start);
    if (icon) return isBeside(document.source.slice(icon.end, start)) ? lineShown(document, icon) : undefined;
    around = around.parent;
  }
  return undefined;
}

/** Characters before a number that may hold a sign. */
const MOST_BEFORE = 300;

/** Whether nothing but blanks and tags stands between an icon and a number. */
function isBeside(between: string): boolean {
  return between.length < MOST_BEFORE && wordsIn(between) === '';
}

function wordsIn(source: string): string {
  return source
    .replace(/<[^<>]*>/g, ' ')
    .replaceAll('&nbsp;', ' ')
    .trim();
}

/** The phone that a sign at the end of a source shows. */
function lineOfSign(source: string): Line | undefined {
  const [sign] = /[\u{1f4f1}\u{1f4f2}\u260e\u260f\u2706\u{1f4de}\u{1f57f}](?=\ufe0f?$)/u.exec(wordsIn(source)) ?? [];
  if (sign === undefined) return undefined;
  return sign === '\u{1f4f1}' || sign === '\u{1f4f2}' ? 'mobile' : 'fixed';
}

/** The phone that an element without words shows, by its names, those in it, or its sign. */
function lineShown(document: IndexedDocument, icon: DocElement): Line | undefined {
  const text = labelTextOf(document, icon).trim();
  if (text !== '') {
    const isLigature = /material|symbols/.test(attribute(icon, 'class') ?? '');
    return isLigature ? lineNamed(text) : text.length < 4 ? lineOfSign(text) : undefined;
  }
  const parts = document.elements.slice(icon.index, Math.min(icon.last, icon.index + MOST_PARTS) + 1);
  if (parts.some(({ tag }) => tag === 'a' || tag === 'x-contact')) return undefined;
  return parts.map(lineOfNames).find((line) => line);
}

function lineOfNames(element: DocElement): Line | undefined {
  // The set of UIkit has a receiver and, by the name of a phone, a mobile one.
  const uikit = attribute(element, 'uk-icon')?.match(/^\s{0,3}(?:icon:\s?)?(phone|receiver)(?![\w-])/)?.[1];
  if (uikit !== undefined) return uikit === 'phone' ? 'mobile' : 'fixed';
  const names = NAMES.flatMap((name) => attribute(element, name)?.slice(0, LONGEST).split(/\s/) ?? []);
  const pictures = PICTURES.flatMap(
    (name) =>
      /([\w:-]{1,60})(?:\.\w{2,4})?(?:\?.{0,40})?$/.exec(attribute(element, name)?.slice(-LONGEST) ?? '')?.[1] ?? [],
  );
  const all = [...names, ...pictures].map(lineNamed);
  return all.includes('mobile') ? 'mobile' : all.find((line) => line);
}

function lineNamed(written: string): Line | undefined {
  const name = written.toLowerCase();
  if (name.length > LONGEST) return undefined;
  if (BOOTSTRAP.test(name) || MOBILE.test(name)) return 'mobile';
  return FIXED.test(name) ? 'fixed' : undefined;
}
