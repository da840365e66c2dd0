import type { Manifest } from '../../manifest/schema.js';
import { attribute, type DocElement, lineage } from '../document/element.js';

/** What a bar over the header, or at its end, is called. */
const BAR_NAME =
  /(?:^|[\s_-])(?:top-?bar|topline|top-?links|top-?nav|utility|utility-?(?:bar|nav|links)|util-?nav|meta-?(?:bar|nav)|service-?(?:bar|nav)|secondary-?(?:bar|nav|menu)|quick-?links)(?:$|[\s_-])/i;

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
  { resources: { menus } }: Manifest,
  element: DocElement,
  count: number,
  locations: readonly string[],
): string | undefined {
  if (count < LEAST_LINKS || !isBar(element)) return undefined;
  return locations.find((location) => {
    const { label = '', use = '' } = menus[location] ?? {};
    return location !== 'topic' && BAR_LABEL.test(`${label} ${use}`);
  });
}

function isBar(element: DocElement): boolean {
  let level = 0;
  for (const each of lineage(element)) {
    level += 1;
    if (level > LEVELS || each.tag === 'body') return false;
    if (BAR_NAME.test(attribute(each, 'class') ?? '') || BAR_NAME.test(attribute(each, 'id') ?? '')) return true;
  }
  return false;
}
