import { configuredContactsOf } from '../../contact/configured.js';
import { ofOwnStem } from '../../contact/own-stem.js';
import type { DocElement } from '../../document/element.js';
import { isInTeam } from '../../owner/team.js';
import type { Page } from '../../rule.js';
import type { Suspect } from './suspect.js';

/** What is known of a number among those who work for the house: it is of a desk where it is the site's but for the last digits. */
export function ofTeamDesk(
  { document, manifest }: Page,
  written: string,
  element: DocElement | undefined,
): Pick<Suspect, 'isOfTeam' | 'near'> | undefined {
  if (!isInTeam(element)) return undefined;
  document.budget.spend(READ);
  const near = ofOwnStem(written, configuredContactsOf(manifest));
  return near && { isOfTeam: true, near };
}

/** Steps to compare a number with the stems of the site's. */
const READ = 40;
