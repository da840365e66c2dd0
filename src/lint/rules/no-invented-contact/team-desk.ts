import { configuredContactsOf } from '../../contact/configured.js';
import { ofOwnStem } from '../../contact/own-stem.js';
import type { DocElement } from '../../document/element.js';
import { nearestTag } from '../../document/nearest.js';
import { saysRoleInHouse } from '../../owner/somebody-with-role.js';
import { isInTeam } from '../../owner/team.js';
import type { Page } from '../../rule.js';
import type { Suspect } from './suspect.js';

const itemAround = nearestTag('li', 'tr', 'article', 'figure', 'dd', 'p');

/**
 * What is known of a number among those who work for the house: it is of a desk where it is the site's but for the last digits, or
 * where its item says what somebody does there.
 */
export function ofTeamDesk(
  page: Page,
  written: string,
  element: DocElement | undefined,
): Partial<Pick<Suspect, 'isOfTeam' | 'near'>> | undefined {
  if (!isInTeam(page, element)) return undefined;
  const { document, manifest } = page;
  document.budget.spend(READ);
  const near = ofOwnStem(written, configuredContactsOf(manifest));
  if (near) return { isOfTeam: true, near };
  const box = itemAround(document, element);
  // A paragraph of an item says less than the item.
  const item = box?.tag === 'p' ? (itemAround(document, box.parent) ?? box) : box;
  if (!item || item.last - item.index > MOST_ELEMENTS) return undefined;
  const texts = document.texts.slice(item.firstText, Math.min(item.endText, item.firstText + MOST_ELEMENTS));
  const text = texts
    .map(({ value }) => value)
    .join(' ')
    .slice(0, LONGEST);
  document.budget.spend(text.length);
  return saysRoleInHouse(text) ? { isOfTeam: true } : undefined;
}

/** Elements and characters of an item. */
const [MOST_ELEMENTS, LONGEST] = [40, 300];
/** Steps to compare a number with the stems of the site's. */
const READ = 40;
