import type { IndexedDocument } from '../document/document.js';
import { attribute, type DocElement } from '../document/element.js';
import { oncePerElement } from '../document/once-per-document.js';
import { firstNamed, labelTextOf, ownName } from '../document/text.js';
import { networkNamed, readNetworkLabel } from './network-names.js';

/** What a link to a network says of itself. */
export interface LinkLabel {
  /** The network that its text, label or icon names. */
  network: string | undefined;
  /** It says nothing but that: no name of somebody. */
  isAlone: boolean;
  /** It shows an icon, and no words. */
  isIcon: boolean;
  text: string;
}

/** Elements in a link that are looked at for an icon. */
const MOST_ELEMENTS = 24;

/** What is more than an abbreviation, such as `Yt`. */
const WORDS = /\p{L}{3}|[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Hangul}]{2}/u;

/** What a link says, by its text, else by its label, else by its icon. */
export const linkLabel = oncePerElement((document, link): LinkLabel => {
  const text = labelTextOf(document, link).trim();
  if (WORDS.test(text)) return { ...readNetworkLabel(text), isIcon: false, text };
  const named = ownName(link) ?? nameWithin(document, link);
  const label = named === undefined ? undefined : readNetworkLabel(named);
  const own = readNetworkLabel(text).network;
  return {
    network: label?.network ?? iconIn(document, link) ?? own,
    isAlone: label?.isAlone ?? true,
    isIcon: true,
    text: named ?? text,
  };
});

/** What the images in a link are called. */
function nameWithin(document: IndexedDocument, link: DocElement): string | undefined {
  const named = firstNamed(document, link);
  return named && ownName(named);
}

/** The network that an icon in a link is of, by its class, label, file or symbol. */
function iconIn(document: IndexedDocument, link: DocElement): string | undefined {
  for (let index = link.index; index <= link.last && index <= link.index + MOST_ELEMENTS; index += 1) {
    const element = document.elements[index];
    if (!element) break;
    if (element !== link && isPhotograph(element)) return undefined;
    for (const { name, value } of element.attributes) {
      if (
        !(ICON_ATTRIBUTES.has(name) || ICON_NAME.test(name)) ||
        (index === link.index && name === 'href') ||
        value.length > LONGEST
      )
        continue;
      const network = networkIn(name === 'src' ? value.slice(value.lastIndexOf('/') + 1) : value);
      if (network !== undefined) return network;
    }
    if (element.tag === 'title' && !element.isHtml) {
      const named = attribute(element, 'id') ?? labelTextOf(document, element);
      const network = networkIn(named);
      if (network !== undefined) return network;
    }
  }
  return undefined;
}

/** Whether an element is a picture that is no icon: what lies over it says what it shows. */
function isPhotograph(element: DocElement): boolean {
  return element.tag === 'video' || (element.tag === 'img' && Number(attribute(element, 'width')) > LARGEST_ICON);
}

/** Pixels. */
const LARGEST_ICON = 200;
const LONGEST = 400;
const ICON_ATTRIBUTES: ReadonlySet<string> = new Set(
  'class id aria-label title alt src href xlink:href data-lucide data-feather name'.split(' '),
);
/** `uk-icon`, `data-icon`, `network` and the like. */
const ICON_NAME = /icon|network|social/;

/** Most names have no other letters: they are split in half the time. */
const ASCII = /^[\0-\x7f]*$/;
const NOT_ASCII_WORD = /[^A-Za-z0-9]+/;
const NOT_WORD = /[^\p{L}\p{N}]+/u;

/** Words that icon sets put before and behind the name of a network. */
function networkIn(text: string): string | undefined {
  for (const word of text.split(ASCII.test(text) ? NOT_ASCII_WORD : NOT_WORD)) {
    if (word.length < 2) continue;
    const network = networkNamed(word);
    if (network !== undefined) return network;
  }
  return /(?:^|\s)(?:fa|bi|ri|ti|icon|ico|mdi|tabler|simple-icons?)[-:](?:twitter-)?x(?:-\w+)?(?:\s|$)/.test(text)
    ? 'x'
    : undefined;
}
