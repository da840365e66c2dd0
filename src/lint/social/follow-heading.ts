import { type DocElement, lineage } from '../document/element.js';
import { elementBefore } from '../document/element-before.js';
import { labelTextOf } from '../document/text.js';
import { isSmallWord } from '../owner/label-words.js';
import { siteNamesOf } from '../owner/site-names.js';
import type { Page } from '../rule.js';
import { words } from '../words/fold.js';
import { wordList } from '../words/word-list.js';
import { isFollowWord } from './network-names.js';

/** Levels up from a link to what stands under a heading, and characters of that. */
const [LEVELS, LONGEST] = [3, 60];

const isFollowing = wordList(
  'follow suivez suivre retrouvez rejoignez folgen folge folgt sigue sigan siga siguen segui seguite segue sigam volg folg följ følg seuraa śledź obserwuj sledujte kövesse kövessétek urmăriți urmărește ακολουθήστε подписывайтесь подпишитесь следите стежте підписуйтесь تابعوا تابع עקבו',
);
const isUs = wordList('us nous uns nos nosotros ci noi ons oss os meitä nas nás minket ne noi μας bizi нас нами');
const isArticle = wordList('the le la les l de du des der die das dem den el los las il lo gli o a os as het');
/** What says both in one word. */
const isFollowingUs = wordList('síguenos síganos seguici seguiteci takip تابعونا تابعنا');

/** Whether links stand under words to follow the site: a verb for that, and what stands for the site, and nobody else. */
export function isUnderFollowing(page: Page, link: DocElement): boolean {
  const { document } = page;
  let level = 0;
  for (const each of lineage(link)) {
    level += 1;
    if (level > LEVELS + 1 || each.tag === 'body' || each.tag === 'main') return false;
    const before = elementBefore(document, each);
    if (!before || before.tag === 'a' || before.tag === 'li') continue;
    const said = labelTextOf(document, before).trim();
    if (said === '') continue;
    return said.length <= LONGEST && saysToFollow(page, said);
  }
  return false;
}

function saysToFollow({ manifest }: Page, said: string): boolean {
  const names = siteNamesOf(manifest);
  const isOwn = (word: string) => names.words.has(word) || names.trades.has(word);
  const all = words(said);
  const isToFollow = all.some(isFollowing) && all.some((word) => isUs(word) || isOwn(word));
  if (!isToFollow && !all.some(isFollowingUs)) return false;
  return all.every(
    (word) =>
      isFollowing(word) ||
      isFollowingUs(word) ||
      isUs(word) ||
      isOwn(word) ||
      isFollowWord(word) ||
      isArticle(word) ||
      isSmallWord(word),
  );
}
