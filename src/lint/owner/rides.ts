import { words } from '../words/fold.js';
import { wordList } from '../words/word-list.js';
import { isSmallWord } from './label-words.js';

/** Those who drive somebody: whoever is called for one is not the house that says so. */
const isRideWord = wordList(
  'taxi taxis cab cabs minicab* rickshaw táxi taxí taxík* taksi* taksówk* takso taxa drosje* taxibil такси таксі ταξί تاكسي التاكسي مونית מונית teksi',
);
const UNSPACED = /タクシー|出租车|出租車|计程车|計程車|택시|แท็กซี่/u;

/** The rest of a number, and behind it what the call is for: the next words, up to a sign. */
const BEHIND = /^[+(]?\p{Nd}[\p{Nd}\s()./-]{5,25}\s((?:[\p{L}\p{M}'’]{1,24}\s?){1,4})/u;
/** Characters from a number on that are read. */
const MOST = 110;

/** Whether what is said behind a number is that it is called for a ride: "555 0199 for a cab". */
export function isForRide(text: string, at: number): boolean {
  const rest = text.slice(at, at + MOST);
  const [, said] = BEHIND.exec(rest) ?? [];
  if (said === undefined) return false;
  if (UNSPACED.test(said)) return true;
  const first = words(said).find((word) => !isSmallWord(word));
  return first !== undefined && isRideWord(first);
}

/** Whether a house of some trade drives people itself. */
export function isOfRides(trades: ReadonlySet<string>): boolean {
  return [...trades].some(isRideWord);
}
