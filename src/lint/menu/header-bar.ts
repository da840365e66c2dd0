import type { Manifest } from '../../manifest/schema.js';
import type { IndexedDocument } from '../document/document.js';
import { attribute, type DocElement, lineage } from '../document/element.js';
import type { Page } from '../rule.js';
import { fold } from '../words/fold.js';
import { barAboveHeader } from './above-header.js';
import { isLegalLabel } from './legal-pages.js';

/** What a bar over the header, or at its end, is called. */
const BAR_NAME =
  /(?:^|[\s_-])(?:top-?bar|(?:hd|head|header|page|site|nav)[-_]{1,2}top|top[-_]{1,2}(?:left|right|strip|line|menu)|pre-?header|above-?header|topstrip|barra-?superior|kopfleiste|topline|top-?links|top-?nav|utilit(?:y|ies)|utility-?(?:bar|nav|links)|util-?nav|meta-?(?:bar|nav)|service-?(?:bar|nav)|secondary-?(?:bar|nav|menu)|quick-?links|(?:top|header|site|upper|c|hd|s|m)[-_]{1,2}(?:rail|ribbon|strip)(?:__[a-z-]{1,20})?|rail|ribbon|eyebrow-?(?:bar|nav)|aux(?:iliary)?-?(?:bar|nav|links))(?:$|[\s_-])/i;

/** Whether the label or the use of a location says that it is such a bar. */
const BAR_LABEL =
  /\bbar\b|top ?line|utility|right|left|rechts|links|secondary|leiste|droite|gauche|derecha|izquierda|destra/i;

/** Levels up from links to what says that they are a bar, and links of one with a log-in, at least. */
const [LEVELS, LEAST_LINKS] = [4, 3];

/**
 * The location that is for a bar of the header by its label; nothing where links stand in none, or are too few.
 *
 * @param count links in the bar, with those to log in
 */
export function locationOfBar(
  { document, manifest }: Page,
  element: DocElement,
  count: number,
  locations: readonly string[],
): string | undefined {
  if (count < LEAST_LINKS || !isBar(document, element)) return undefined;
  const { menus } = manifest.resources;
  return locations.find((location) => {
    const { label = '', use = '' } = menus[location] ?? {};
    return location !== 'topic' && BAR_LABEL.test(`${label} ${use}`);
  });
}

/** The location that a theme has for links of use, which a header shows in a bar. */
const UTILITY = 'utili';

/** That location, where its menu has pages other than those that the law asks for. */
export function utilityLocation({ resources: { menus } }: Manifest): string | undefined {
  const items = (menus[UTILITY]?.items ?? []).filter(({ label }) => label.trim() !== '');
  const legal = items.filter(({ label }) => isLegalLabel(fold(label)));
  return items.length > 0 && legal.length * 2 < items.length ? UTILITY : undefined;
}

/** Whether links stand in a bar of a header, over its navigation or at its end, by the names of what is around them, or right before it. */
export function isBar(document: IndexedDocument, element: DocElement): boolean {
  if (barAboveHeader(document, element)) return true;
  let level = 0;
  for (const each of lineage(element)) {
    level += 1;
    if (level > LEVELS || each.tag === 'body') return false;
    if (BAR_NAME.test(attribute(each, 'class') ?? '') || BAR_NAME.test(attribute(each, 'id') ?? '')) return true;
  }
  return false;
}
