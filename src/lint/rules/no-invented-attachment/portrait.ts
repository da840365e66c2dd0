import { attribute, type DocElement, lineage } from '../../document/element.js';
import { firstWithin } from '../../document/first-within.js';
import { labelTextOf } from '../../document/text.js';
import { isOurs } from '../../owner/ours.js';
import { isInTeam } from '../../owner/team.js';
import type { Page } from '../../rule.js';
import { fold, words } from '../../words/fold.js';
import { wordList } from '../../words/word-list.js';

/** Words for a picture of one person. */
const isPortraitWord = wordList(
  'portrait portraits headshot headshots portrat portraet porträt* retrato retratos ritratto ritratti portret porträtt portrett muotokuva portré portre πορτρετο портрет',
);
const UNSPACED_PORTRAIT = /肖像|ポートレート|人像|프로필|صورة شخصية|תמונת פורטרט/u;
/** A name of two words to four. */
const NAME = /^\p{Lu}[\p{L}\p{M}.'’-]{0,24}(?: [\p{L}\p{M}.'’-]{1,24}){1,3}$/u;
const CASELESS_NAME = /^\p{Lo}[\p{L}\p{M}.'’-]{1,24}(?: [\p{L}\p{M}.'’-]{1,24}){0,3}$/u;
/** Levels up to the card of a picture, and characters of a name. */
const [LEVELS, LONGEST] = [3, 60];

const headingIn = firstWithin(({ tag, isHtml }) => isHtml && /^(?:h[2-6]|figcaption|strong)$/.test(tag));

/**
 * The name of the person whose portrait a picture is: its card is headed by that name, and its text has it too; it is said to be a
 * portrait, or stands among those who work for the house. Another picture would show somebody else under that name.
 */
export function personShown(page: Page, image: DocElement, file: string): string | undefined {
  const { document } = page;
  const label = (attribute(image, 'alt') ?? '').trim();
  if (image.tag !== 'img' || label === '' || label.length > 2 * LONGEST) return undefined;
  const heading = headingOf(page, image);
  const name = heading ? labelTextOf(document, heading).trim().replace(/\s+/g, ' ') : '';
  document.budget.spend(label.length + name.length);
  if (name.length > LONGEST || !(NAME.test(name) || CASELESS_NAME.test(name)) || isOurs(name)) return undefined;
  if (!fold(label).includes(fold(name))) return undefined;
  const isPortrait = words(`${label} ${file}`).some(isPortraitWord) || UNSPACED_PORTRAIT.test(label);
  return isPortrait || isInTeam(page, image) ? name : undefined;
}

/** The heading of the card that a picture stands in: of the closest element around it that has one. */
function headingOf({ document }: Page, image: DocElement): DocElement | undefined {
  let level = 0;
  for (const each of lineage(image.parent)) {
    level += 1;
    if (level > LEVELS || /^(?:body|main|section|ul|ol|header|footer)$/.test(each.tag)) return undefined;
    const heading = headingIn(document, each);
    if (heading) return heading;
  }
  return undefined;
}
