import { parsed } from '../../html/url.js';
import { messengerOf } from '../contact/messenger.js';
import type { IndexedDocument } from '../document/document.js';
import { attribute, type DocElement } from '../document/element.js';
import { firstWithin } from '../document/first-within.js';
import { isOwnHost, siteNamesOf } from '../owner/site-names.js';
import type { Page } from '../rule.js';
import { NETWORKS } from '../social/networks.js';
import { networkOf } from '../social/profile.js';
import { fold } from '../words/fold.js';
import { isAccount } from './account-words.js';
import type { Entry } from './entries.js';
import { isNameOfLanguage } from './languages.js';

/** What a link of a group is, as far as menus are concerned. */
export type LinkKind =
  /** A page of the site, or one that has no address yet. */
  | 'page'
  /** The home page: any menu may have it. */
  | 'home'
  /** A part of this page, a contact, a file, a profile, another site, a language. */
  | 'other'
  /** The visitor's own: log-in, cart, search. */
  | 'account';

/** Characters of a label, at most: what is longer is a title or a sentence. */
const LONGEST_LABEL = 60;

const FILE =
  /\.(?:pdf|docx?|xlsx?|pptx?|od[tsp]|zip|rar|7z|mp3|mp4|m4a|ogg|wav|webm|mov|avi|jpe?g|png|gif|svg|webp|csv|txt|rtf|ics|vcf|epub)$/i;
const SKIP = /(?:^|[\s_-])(?:skip|skip-?link|screen-reader-text)(?:$|[\s_-])/i;
const SCHEME = /^(?!https?:|javascript:)[a-z][a-z0-9+.-]{1,20}:/i;

const OTHER_REL = /(?:^|\s)(?:prev|next|tag|external|sponsored|author)(?:$|\s)/i;

/** What networks are called, folded. */
const NETWORK_NAMES: ReadonlySet<string> = new Set([...NETWORKS.map(({ name }) => fold(name)), 'twitter', 'x twitter']);

/** What a link is. */
export function kindOf(page: Page, { element, href, label, folded, target, language }: Entry): LinkKind {
  const written = href.trim();
  if (!/\p{L}/u.test(label) || label.length > LONGEST_LABEL || language || isNameOfLanguage(folded)) return 'other';
  if (SCHEME.test(written) || SKIP.test(attribute(element, 'class') ?? '')) return 'other';
  if (attribute(element, 'role') === 'tab' || attribute(element, 'aria-selected') !== undefined) return 'other';
  if (OTHER_REL.test(attribute(element, 'rel') ?? '')) return 'other';
  if (folded === fold(page.manifest.site.name)) return 'other';
  if (NETWORK_NAMES.has(folded) || networkOf(written) !== undefined) return 'other';
  if (isAccount(folded, target.tail)) return 'account';
  if (isAnchor({ href, target }) || isScriptLink({ element, href })) return 'other';
  if (isElsewhere(page, written) || FILE.test(pathOf(written))) return 'other';
  if (TOGGLES.some((name) => attribute(element, name) !== undefined) && target.key === undefined) return 'other';
  return target.home ? 'home' : 'page';
}

/** The script of an address that does something; not one that does nothing, as in drafts. */
const SCRIPT = /^javascript:\s{0,9}(?!void\b|;|$|\/\/|undefined|return)/i;
const LEADS_NOWHERE = /^(?:#|javascript:.{0,20})?$/i;
const GOES = /location|window\.open|navigate\(|router\./;

/** Whether a link does something on the page instead of leading elsewhere: it opens what visitors choose about cookies, or prints. */
export function isScriptLink({ element, href }: Pick<Entry, 'element' | 'href'>): boolean {
  if (element.tag !== 'a') return false;
  const written = href.trim();
  if (SCRIPT.test(written)) return !GOES.test(written);
  const click = attribute(element, 'onclick')?.trim() ?? '';
  return LEADS_NOWHERE.test(written) && CALL.test(click) && !GOES.test(click);
}

/** A call in the script of a click. */
const CALL = /[\w$]\(/;

/** Whether a link calls or writes to somebody: it is none of a menu's, and stays where one is replaced. */
export function isContactLink({ href }: Pick<Entry, 'href'>): boolean {
  const written = href.trim();
  return CONTACT.test(written) || messengerOf(written) !== undefined;
}

/** Whether a link leads to a file: a menu may show none, and it stays where one is replaced. */
export function isFileLink({ href }: Pick<Entry, 'href'>): boolean {
  return FILE.test(pathOf(href.trim()));
}

/** Whether a link leads to a page of the visitor's own: to log in, the account, the cart. */
export function isAccountLink({ folded, target }: Pick<Entry, 'folded' | 'target'>): boolean {
  return isAccount(folded, target.tail);
}

/** Whether a link leads to another site. */
export function isLinkElsewhere(page: Page, { href }: Pick<Entry, 'href'>): boolean {
  return isElsewhere(page, href.trim());
}

const CONTACT = /^(?:tel|mailto|sms|callto|skype|whatsapp|viber|tg|sip|facetime):/i;

/** Whether a link leads to a part of this page. */
export function isAnchor({ href, target }: Pick<Entry, 'href' | 'target'>): boolean {
  return href.trim().startsWith('#') && target.key !== undefined;
}

/** What a link has that opens something instead of leading somewhere. */
const TOGGLES = ['aria-controls', 'data-bs-toggle', 'data-toggle', 'data-bs-target', 'data-target'] as const;

function pathOf(address: string): string {
  return address.split(/[?#]/, 1)[0] ?? '';
}

/** Whether a link leads to another site: hosts below the site's own are parts of it, as `docs.` and `app.` are. */
function isElsewhere({ manifest }: Page, address: string): boolean {
  if (!/^(?:https?:)?\/\//i.test(address)) return false;
  const host = parsed(address, manifest.site.url)?.hostname;
  return host === undefined || !isOwnHost(host, siteNamesOf(manifest));
}

const pictureIn = firstWithin(({ tag }) => tag === 'img' || tag === 'picture' || tag === 'video');
const blockIn = firstWithin(
  ({ tag, isHtml }) => isHtml && /^(?:h[1-6]|p|article|figure|ul|ol|time|time-ago)$/.test(tag),
);

/** Whether a link is a card: it holds a picture, a heading or a paragraph. */
export function isCard(document: IndexedDocument, link: DocElement): boolean {
  return pictureIn(document, link) !== undefined || holdsBlock(document, link);
}

/** Whether a link holds a heading, a paragraph or a list. */
function holdsBlock(document: IndexedDocument, link: DocElement): boolean {
  return blockIn(document, link) !== undefined;
}

const teaserIn = firstWithin(({ tag, isHtml }) => isHtml && /^(?:article|figure|ul|ol|time|time-ago)$/.test(tag));

/** Whether a link is a card of its own even among items of a wide menu, which have a line under their name, and an icon. */
export function isTeaser(document: IndexedDocument, link: DocElement): boolean {
  return teaserIn(document, link) !== undefined;
}

const panelIn = firstWithin(
  ({ tag, isHtml }) => isHtml && /^(?:h[1-6]|img|picture|video|article|figure|ul|ol|time|time-ago)$/.test(tag),
);

const CARD_NAME =
  /(?:^|[\s_-])(?:cards?|tiles?|teasers?|features?|promos?|banners?|kacheln?|karten?|slides?|products?|posts?)(?:$|[\s_-])/i;

/**
 * Whether a link in a header or drawer outside of navigation is a card: a line about the page under its name, or an icon beside
 * it, makes it none.
 */
export function isCardOfHeader(document: IndexedDocument, link: DocElement): boolean {
  return panelIn(document, link) !== undefined || CARD_NAME.test(attribute(link, 'class') ?? '');
}

const BUTTON =
  /(?:^|[\s_-])(?:btn|button|cta|boton|bouton|bottone|botao|knapp|knap|knop|painike|przycisk|tlacitko|gomb|buton|koumpi|knopka|schaltflaeche)(?:$|[\s_-])/i;

/** Whether a link is dressed as a button, by its class. */
export function isButtonLike(link: DocElement): boolean {
  const names = attribute(link, 'class') ?? '';
  if (BUTTON.test(names) || attribute(link, 'role') === 'button') return true;
  return isDressed(names);
}

/** Whether utility classes give a link the room, and the ground or border, of a button. */
function isDressed(names: string): boolean {
  const tokens = names.split(/\s+/);
  const has = (start: string) => tokens.some((token) => token.startsWith(start));
  return has('px-') && has('py-') && (has('bg-') || has('border'));
}
