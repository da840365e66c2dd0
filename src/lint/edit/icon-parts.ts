import type { IndexedDocument } from '../document/document.js';
import type { DocElement } from '../document/element.js';
import { labelTextOf } from '../document/text.js';
import type { Page } from '../rule.js';
import { classAttribute, sharedClasses } from './class-names.js';

/** Elements in a link that are looked at for its icon. */
const MOST = 24;
const ICONS: ReadonlySet<string> = new Set(['svg', 'img', 'i', 'picture']);

/**
 * The attributes that have a list of profiles show icons where links by hand did: alone, or before names. The classes of drawn
 * icons go along; those of fonts would draw nothing. Empty where some link shows a name alone, and where the site does so anyway.
 */
export function iconParts({ document, manifest }: Page, links: readonly DocElement[]): string {
  const shown = links.map((link) => ({ icon: iconIn(document, link), text: labelTextOf(document, link).trim() }));
  const isAlone = shown.every(({ text }) => !/[\p{L}\p{N}]/u.test(text));
  if (shown.length === 0 || !(isAlone || shown.every(({ icon }) => icon))) return '';
  const icons = isAlone ? 'only' : 'before';
  const usual = manifest.runtime_components['x-social'].markup?.['icons'];
  const drawn = shown.flatMap(({ icon }) => (icon?.tag === 'svg' || icon?.tag === 'img' ? [icon] : []));
  const classes = drawn.length === links.length ? sharedClasses(drawn) : [];
  return `${usual === icons ? '' : ` icons="${icons}"`}${classes.length === 0 ? '' : classAttribute('icon-class', classes)}`;
}

function iconIn({ elements, budget }: IndexedDocument, link: DocElement): DocElement | undefined {
  const inside = elements.slice(link.index + 1, Math.min(link.last, link.index + MOST) + 1);
  budget.spend(inside.length);
  return inside.find(({ tag }) => ICONS.has(tag));
}
