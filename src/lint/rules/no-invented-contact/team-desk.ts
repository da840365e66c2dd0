import { configuredContactsOf } from '../../contact/configured.js';
import { ofOwnStem } from '../../contact/own-stem.js';
import type { IndexedDocument } from '../../document/document.js';
import type { DocElement } from '../../document/element.js';
import { nearestTag } from '../../document/nearest.js';
import { givesDirectLine, saysRoleInHouse } from '../../owner/somebody-with-role.js';
import { isInTeam, isUnderOwnName } from '../../owner/team.js';
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
  const isTeam = isInTeam(page, element);
  if (!isTeam && !isUnderOwnName(page, element)) return undefined;
  const { document, manifest } = page;
  document.budget.spend(READ);
  const near = ofOwnStem(written, configuredContactsOf(manifest));
  const box = itemAround(document, element);
  if (!isTeam) return box?.tag === 'p' && givesDirectLine(textOf(document, box)) ? { isOfTeam: true } : undefined;
  if (near) return { isOfTeam: true, near };
  // A paragraph of an item says less than the item.
  const item = box?.tag === 'p' ? (itemAround(document, box.parent) ?? box) : box;
  return item && saysRoleInHouse(textOf(document, item)) ? { isOfTeam: true } : undefined;
}

/** The text of an item; empty for one that is more. */
function textOf(document: IndexedDocument, item: DocElement): string {
  if (item.last - item.index > MOST_ELEMENTS) return '';
  const texts = document.texts.slice(item.firstText, Math.min(item.endText, item.firstText + MOST_ELEMENTS));
  const text = texts
    .map(({ value }) => value)
    .join(' ')
    .slice(0, LONGEST);
  document.budget.spend(text.length);
  return text;
}

/** Elements and characters of an item. */
const [MOST_ELEMENTS, LONGEST] = [40, 300];
/** Steps to compare a number with the stems of the site's. */
const READ = 40;
