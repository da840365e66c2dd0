import type { Manifest } from '../../manifest/schema.js';
import { attribute, type DocElement } from '../document/element.js';
import { fold, words } from '../fold.js';

/** Words of class names, ids, file names and labels that stand for a site's mark. */
const MARK_WORDS: ReadonlySet<string> = new Set(
  'logo logos logotype logotipo brand brandmark branding wordmark navbarbrand sitetitle sitename siteidentity marca marke enseigne logga'.split(
    ' ',
  ),
);
/** The same where they are two words. */
const MARK_PAIR = /\b(?:site (?:title|name|branding|identity)|custom logo|nav(?:bar)? brand|brand name)\b/;
/** What a class name begins with that says a colour: `bg-brand`. */
const UTILITIES: ReadonlySet<string> = new Set(
  'bg text btn button border ring from to via hover focus fill stroke color accent dark shadow divide outline'.split(
    ' ',
  ),
);
/** Words that say what an image in a header is, when it is no logo. */
const ICON_WORDS: ReadonlySet<string> = new Set(
  (
    'icon icons ico flag flags avatar user account login search cart basket bag menu hamburger burger close toggle arrow chevron caret ' +
    'phone tel mail email clock pin map globe lang language instagram facebook twitter youtube linkedin tiktok whatsapp telegram x ' +
    'hero banner background bg slide photo award badge payment visa paypal partner'
  ).split(' '),
);
/** Texts of links home that say no more than that. */
const HOME_WORDS: ReadonlySet<string> = new Set(
  'home homepage start startseite inicio accueil inizio hjem hem etusivu strona domowa glowna domov ana sayfa главная ホーム 首页 홈 الرئيسية בית αρχικη thuis forside pocetna'.split(
    ' ',
  ),
);
/** A navigation's own links: one of them may well lead home. */
const LIST = new Set(['li', 'ul', 'ol']);

/** Whether an element in a header stands for the site: an image, drawing or wordmark, be it the right one or not. */
export function isBrandMark(element: DocElement, site: Manifest['site']): boolean {
  const { tag } = element;
  if (tag === 'img' || tag === 'image' || tag === 'object') return !isIcon(element);
  if (isNamedMark(element)) return true;
  if (tag === 'svg')
    return isNamed(label(element), site) || (element.parent ? isHomeLink(element.parent, site) : false);
  const text = ownText(element);
  if (text === '') return false;
  if (isNamed(text, site)) return true;
  return isHomeLink(element, site) && !LIST.has(element.parent?.tag ?? '') && !isHomeText(text);
}

/** The element calls itself a logo or brand; `data-` attributes and styles with such a file too. */
function isNamedMark(element: DocElement): boolean {
  for (const { name, value } of element.attributes) {
    if (name !== 'class' && name !== 'id' && name !== 'style' && name !== 'aria-label' && name !== 'itemprop') continue;
    if (name === 'style' && !/url\(/i.test(value)) continue;
    if (name === 'style' || name === 'aria-label' ? isMark(value) : value.slice(0, 2000).split(/\s+/).some(isMark))
      return true;
  }
  return false;
}

function isMark(name: string): boolean {
  const spoken = spelled(name);
  const each = spoken.split(' ');
  if (UTILITIES.has(each[0] ?? '')) return false;
  return each.some((word) => MARK_WORDS.has(word)) || MARK_PAIR.test(spoken);
}

function isIcon(element: DocElement): boolean {
  const said = ['class', 'src', 'alt', 'data-src', 'data'].map((name) => attribute(element, name) ?? '').join(' ');
  const spoken = spelled(said.slice(0, 2000)).split(' ');
  return spoken.some((word) => ICON_WORDS.has(word)) && !spoken.some((word) => MARK_WORDS.has(word));
}

function isHomeLink(element: DocElement, { url }: Manifest['site']): boolean {
  if (element.tag !== 'a') return false;
  const href = attribute(element, 'href')?.trim().toLowerCase();
  // A fragment alone leads to a part of this page.
  if (href === undefined || href.startsWith('#')) return false;
  const path = href.replace(/^https?:\/\/(?:www\.)?/, '').replace(/[?#].*$/, '');
  const host = url
    .toLowerCase()
    .replace(/^https?:\/\/(?:www\.)?/, '')
    .replace(/\/+$/, '');
  return /^(?:\.?\/?|(?:\.?\/)?(?:index|home)(?:\.\w{2,5})?)$/.test(path) || path.replace(/\/+$/, '') === host;
}

function isHomeText(text: string): boolean {
  const all = words(text);
  return all.length === 0 || all.every((word) => HOME_WORDS.has(word));
}

/** Words that may follow a name in a wordmark. */
const MORE_WORDS = 3;

/** Whether a text is the site's name, or begins with it. */
function isNamed(text: string, { name }: Manifest['site']): boolean {
  const [said, whole] = [fold(text), fold(name)];
  if (said === '' || whole === '') return false;
  if (said === whole || said.replaceAll(' ', '') === whole.replaceAll(' ', '')) return true;
  return said.startsWith(`${whole} `) && said.split(' ').length <= whole.split(' ').length + MORE_WORDS;
}

function label(element: DocElement): string {
  const title = element.children.find((child) => child.kind === 'element' && child.tag === 'title');
  return attribute(element, 'aria-label') ?? (title?.kind === 'element' ? ownText(title) : '');
}

/** Letters of a text that are looked at: a name is short. */
const LONGEST_TEXT = 200;
/** Elements within an element whose texts are taken together. */
const DEEPEST = 4;

/** The text in an element, when it is short. */
function ownText(element: DocElement): string {
  const parts: string[] = [];
  let length = 0;
  const gather = (each: DocElement, depth: number) => {
    for (const child of each.children) {
      if (length > LONGEST_TEXT) return;
      if (child.kind === 'element') {
        if (depth < DEEPEST && child.tag !== 'script' && child.tag !== 'style') gather(child, depth + 1);
      } else {
        parts.push(child.value);
        length += child.value.trim().length;
      }
    }
  };
  gather(element, 0);
  return length > LONGEST_TEXT ? '' : parts.join(' ').trim();
}

/** The words of names as they are written in code. */
function spelled(text: string): string {
  return text
    .slice(0, 2000)
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .toLowerCase()
    .replace(/[^\p{L}]+/gu, ' ')
    .trim();
}
