import { withoutArticle } from '../words/arabic-article.js';
import { words } from '../words/fold.js';
import { wordList } from '../words/word-list.js';
import { isHealthWord } from './health.js';
import { isHouseWord } from './house-words.js';
import { isOtherPartyWord, isSmallWord } from './label-words.js';
import { isLegalForm } from './legal-forms.js';
import type { SiteNames } from './site-names.js';

/** Who has a house besides the one that it is called by: a name with them or without is the same. */
const isKin = wordList(
  'son sons daughter daughters brother brothers bros family',
  'sohn söhne soehne tochter töchter toechter gebrüder gebrueder brüder familie erben nachf nachfolger',
  'fils fille filles frère frères famille hijo hijos hija hijas hermanos familia figlio figli figlia figlie fratelli famiglia',
  'filho filhos filha filhas irmãos família zoon zonen dochter dochters gebroeders söner son brødrene sønner sønn poika pojat',
  'syn synowie bracia rodzina synové synovia bratři fiai testvérek fiii frații oğulları kardeşler υιοί αφοί сыновья братья сини брати синове أولاده أبناؤه وأولاده وأبناؤه وإخوانه בניו ובניו',
);
/** Characters of a name. */
const LONGEST = 60;

/**
 * Whether a text is the site's name but for words that make no other house of it: those for kin, for the kind of firm and for what
 * the site does. The word that tells the name from others and a word for the trade are in both.
 */
export function isNearName(text: string, names: SiteNames): boolean {
  if (text.length > LONGEST || !/\p{L}/u.test(text) || /[\p{Nd}:：,;|]/u.test(text)) return false;
  const own = tellingOf(words(names.manifest.site.name));
  const said = tellingOf(words(text));
  if (own.length < 2 || said.length < 2) return false;
  const first = own.find((word) => !isKind(word, names) && !isExtra(word));
  if (first === undefined || !said.includes(first)) return false;
  if (!own.some((word) => word !== first && isTrade(word, names) && said.includes(word))) return false;
  const isNothing = (word: string) => isExtra(word) || isOwnTrade(word, names);
  const left = own.filter((word) => !said.includes(word) && !isNothing(word));
  return left.length <= MOST_LEFT && said.every((word) => own.includes(word) || isNothing(word));
}

/** Words of the site's name that people leave out. */
const MOST_LEFT = 1;

/** The words of a name that say something, without the article that Arabic writes in one with them. */
function tellingOf(all: readonly string[]): string[] {
  return all.filter((word) => !isSmallWord(word)).map(withoutArticle);
}

function isExtra(word: string): boolean {
  return isKin(word) || isLegalForm(word);
}

/** Whether a word of a name says what a house is. */
function isKind(word: string, { kinds }: SiteNames): boolean {
  return kinds.has(word) || isHouseWord(word) || isHealthWord(word);
}

/** The same, or who is called so. */
function isTrade(word: string, names: SiteNames): boolean {
  return isKind(word, names) || names.trades.has(word) || isOtherPartyWord(word);
}

/** Whether a word that one name has and the other has not is for what the site does. */
function isOwnTrade(word: string, { trades, kinds, around, isHealing }: SiteNames): boolean {
  const bare = word.replace(/^ل(?=\p{sc=Arabic}{2})/u, '');
  return [word, bare].some(
    (each) => trades.has(each) || kinds.has(each) || around.has(each) || (isHealing && isHealthWord(each)),
  );
}
