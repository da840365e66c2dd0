import { withTag } from '../document/by-tag.js';
import { attribute, type DocElement, lineage } from '../document/element.js';
import { linksWithin } from '../document/links.js';
import { oncePerElement } from '../document/once-per-document.js';
import type { Page } from '../rule.js';
import { words } from '../words/fold.js';
import { isConfiguredProfile } from './configured-profiles.js';
import { linkLabel } from './link-label.js';
import { bareNetworkOf, namedProfileOf } from './more-networks.js';
import { isFollowWord } from './network-names.js';

/** Levels up that a row of profiles may be, and links in it. */
const LEVELS = 3;
const MOST_LINKS = 16;

const ROW_NAME =
  /(?:^|[\s_-])(?:rrss|sns|social|socials|social-?media|social-?links|social-?icons|follow|follow-?us|networks|reseaux|redes|so-?me|soc)(?:$|[\s_-])/i;

/**
 * Whether a link stands in a row of profiles: one that is called so, or that has the site's own; for a link that leads nowhere
 * also one of links to networks alone, which may be a person's where they lead somewhere.
 */
export function isInRow(page: Page, link: DocElement, isEmpty: boolean): boolean {
  const { document } = page;
  if (isEmpty && link.parent && !isSentence(document, link.parent) && isBesideNetwork(page, link)) return true;
  let level = 0;
  for (const element of lineage(link.parent)) {
    level += 1;
    if (level > LEVELS || element.tag === 'body' || element.tag === 'main') return false;
    const names = `${attribute(element, 'class') ?? ''} ${attribute(element, 'id') ?? ''}`;
    if (names.length < 400 && ROW_NAME.test(names)) return true;
    const links = linksWithin(document, element);
    if (links.length > MOST_LINKS) return false;
    document.budget.spend(links.length * LOOKED_AT);
    if (socialsWithin(document, element)) return true;
    const others = links.filter((each) => each.element !== link);
    if (others.some(({ href }) => isConfiguredProfile(href, page.manifest))) return true;
    // A name beside a link is whose profile it is.
    if (level === 1 && !isEmpty && isSentence(document, element)) return false;
    if (!isEmpty || isSentence(document, element)) continue;
    const alike = others.filter(({ element: other, href }) => {
      const { network, isAlone } = linkLabel(document, other);
      return network !== undefined && isAlone && (isNowhere(href) || namedProfileOf(href) !== undefined);
    });
    if (others.length > 0 && alike.length === others.length) return true;
  }
  return false;
}

/** Lists that are called icons, in the languages that class names are written in. */
const ICONS =
  /(?:^|[\s_-])(?:icons?|ico|iconos|icones?|icone|icoon|iconen|ikonen?|ikony|ikoner|icoane|ikonki|simgeler)(?:$|[\s_-])/i;
/** What says that a row is for passing the page on, or for something else to click. */
const OTHER_ROW =
  /(?:^|[\s_-])(?:share|sharing|teilen|partage|partager|compart\w{0,10}|condivid\w{0,10}|condivisione|partilha\w{0,10}|delen|dela|del|udostepn\w{0,10}|login|sign-?in|auth|oauth|payments?|partners?|logos?|features?|integrations?)(?:$|[\s_-])/i;
/** Items of a list of icons, at most. */
const MOST_ICONS = 8;

/** Whether a link is an icon in a list that is called icons, and that holds nothing but links: it may be a profile yet to be put in. */
export function isInIcons({ document }: Page, link: DocElement): boolean {
  const list = link.parent?.tag === 'li' ? link.parent.parent : link.parent;
  if (!list || !linkLabel(document, link).isIcon || list.children.length > MOST_ICONS * 2) return false;
  const names = (each: DocElement) => `${attribute(each, 'class') ?? ''} ${attribute(each, 'id') ?? ''}`;
  if (!ICONS.test(names(list).slice(0, MOST_NAMES)) || isSentence(document, list)) return false;
  let level = 0;
  for (const each of lineage(list)) {
    level += 1;
    if (level > LEVELS) break;
    if (OTHER_ROW.test(names(each).slice(0, MOST_NAMES))) return false;
  }
  return list.children.every((child) => child.kind === 'text' || child.tag === 'li' || child.tag === 'a');
}

/** Characters of class names that are read. */
const MOST_NAMES = 400;

/** Whether an element says more between its links than that people are to follow: then they are words of a sentence. */
const isSentence = oncePerElement((_document, { children }): boolean => {
  const texts = children.flatMap((child) => (child.kind === 'text' ? words(child.value.slice(0, MOST_TEXT)) : []));
  return texts.filter((word) => !isFollowWord(word)).length >= LEAST_WORDS;
});

/** Characters of a text that are read, and words of a sentence. */
const MOST_TEXT = 200;
const LEAST_WORDS = 2;

/** Whether nothing but blanks and signs stands between a link and another one to a network. */
function isBesideNetwork({ document }: Page, link: DocElement): boolean {
  const siblings = link.parent?.children ?? [];
  const at = siblings.indexOf(link);
  return [-1, 1].some((step) => {
    let index = at + step;
    for (let node = siblings[index]; node?.kind === 'text'; node = siblings[index]) {
      if (/[\p{L}\p{N}]/u.test(node.value)) return false;
      index += step;
    }
    const other = siblings[index];
    if (other?.kind !== 'element' || other.tag !== 'a') return false;
    const { network, isAlone } = linkLabel(document, other);
    return network !== undefined && isAlone;
  });
}

/** Steps to look at a link. */
const LOOKED_AT = 60;

function isNowhere(href: string): boolean {
  return /^(?:#!?|#0)?$/.test(href.trim()) || bareNetworkOf(href) !== undefined;
}

/** Whether an element has the component beside the links. */
const socialsWithin = oncePerElement((document, element): boolean => {
  return withTag(document, 'x-social').some(({ index }) => index > element.index && index <= element.last);
});
