import { scriptMarkupOf } from '../../owner/script-markup.js';
import type { Page } from '../../rule.js';
import { CERTAIN, verdictOn } from './decide.js';
import { fallbackMarkupOf } from './of-fallbacks.js';
import { suspectsOfLinks } from './of-links.js';
import { suspectsOfText } from './of-text.js';
import type { Suspect } from './suspect.js';

/**
 * The contacts in the HTML that scripts write, and in what the parser reads as a text: no component is expanded there, so that
 * the value is to be mended.
 */
export function suspectsOfScriptMarkup(page: Page): Suspect[] {
  return [...scriptMarkupOf(page), ...fallbackMarkupOf(page)].flatMap(({ page: written, spanOf }) =>
    [...suspectsOfLinks(written), ...suspectsOfText(written)]
      .filter(isTold)
      .map((suspect): Suspect => ({ ...suspect, ...spanOf(suspect), source: 'script', link: undefined })),
  );
}

/** Where a script puts a link, nobody can tell: what calls is told, and what is said only where it surely is the site's. */
function isTold(suspect: Suspect): boolean {
  if (suspect.group) return false;
  if (suspect.source === 'link' && suspect.label !== 'topic') return true;
  return (verdictOn(suspect)?.score ?? 0) >= CERTAIN;
}
