import { isHealthWord } from '../owner/health.js';
import { isOtherPartyWord } from '../owner/label-words.js';
import { isInstitution } from '../owner/named-house.js';
import { words } from '../words/fold.js';
import { wordList } from '../words/word-list.js';
import type { AddressPart } from './address-parts.js';

/**
 * The part in which an address begins whose town and quarter stand before the street, as in Arabic and Hebrew. The name of a
 * house before the street is no part of the address: it says whose that is.
 *
 * @param range the first and the last part of the address without them
 */
export function townBefore(
  parts: readonly AddressPart[],
  [at, last]: readonly [number, number],
): AddressPart | undefined {
  const isTownBehind = parts.slice(at + 1, last + 1).some(({ kind }) => kind === 'name' || kind === 'postal');
  let first: AddressPart | undefined;
  for (let index = at - 1; index >= Math.max(0, at - MOST_TOWNS); index -= 1) {
    const part = parts[index];
    if (!part || parts[index + 1]?.isApart || !(part.kind === 'name' || part.kind === 'named-street')) break;
    if (!TOWN_OR_QUARTER.test(part.text) || namesHouse(part.text)) break;
    // An address has one town: with that behind the street, what stands before it is a quarter or a name.
    if (isTownBehind && part.kind === 'name' && !isQuarter(part.text)) break;
    first = part;
  }
  return first;
}

/** Parts before a street. */
const MOST_TOWNS = 2;
const TOWN_OR_QUARTER = /^[\p{sc=Arabic}\p{sc=Hebrew}\p{M}]{2,20}(?: [\p{sc=Arabic}\p{sc=Hebrew}\p{M}]{2,20}){0,2}$/u;

/** Houses that others are sent to, in the languages whose towns may stand before a street. */
const isHouse = wordList(
  'مختبر مختبرات معمل معامل مدرسة مدارس جامعة كلية روضة حضانة مسجد كنيسة فندق مطعم مقهى مخبز بقالة مكتبة متجر سوبرماركت صالون ورشة مديرية دائرة هيئة سفارة قنصلية نقابة مجلس نادي مستوصف مستشفيات صيدليات',
  'آزمایشگاه مدرسه دانشگاه دانشکده مسجد هتل رستوران نانوایی کتابخانه فروشگاه آموزشگاه سفارت بانک دفتر کانون باشگاه',
  'ہسپتال اسپتال دواخانہ فارمیسی لیبارٹری مدرسہ اسکول یونیورسٹی کالج ہوٹل ریسٹورنٹ عدالت تھانہ وزارت محکمہ دفتر بینک کتب',
  'מעבדה מעבדות חולים מרקחת ספר כנסת אוניברסיטת אוניברסיטה מכללת מכללה מלון מסעדת מסעדה מאפיית מאפייה ספריית ספרייה מועדון שגרירות קונסוליה לשכת מרכז מרפאת מרפאה',
);

/** Whether a name says that it is that of a house. */
export function namesHouse(text: string): boolean {
  return words(text).some((word) => {
    const bare = word.replace(/^(?:\u0627\u0644|\u05d4)(?=\p{L}{3})/u, '');
    return [word, bare].some((each) => !isTownWord(each) && isOfHouse(each));
  });
}

function isOfHouse(word: string): boolean {
  return isHouse(word) || isOtherPartyWord(word) || isInstitution(word) || isHealthWord(word);
}

/** Words for a house that many towns begin with, too. */
const isTownWord = wordList('בית');

/** What the name of a quarter begins with, or ends in. */
const isOfQuarter = wordList(
  'حي الحي ضاحية مدينة منطقة قرية محافظة ميدان دوار بلدة مخيم جبل وادي تل بيت ابو أبو أم ام دار رأس عين شرم خان باب كفر مصر',
  'الجديدة القديمة الشمالية الجنوبية الشرقية الغربية الجديد القديم الشمالي الجنوبي الشرقي الغربي الأولى الثانية الأول الثاني',
  'شهر شهرک محله میدان استان منطقه بلوار محلہ کالونی ٹاؤن گلبرگ',
  'שכונת קריית קרית רמת גבעת נווה נוה כפר מושב קיבוץ אזור בית ראש הר תל העיר',
);

/** Whether a part before a street may be a quarter: one word, or one of several that says so. */
function isQuarter(text: string): boolean {
  const all = words(text);
  return all.length < 2 || isOfQuarter(all[0] ?? '') || isOfQuarter(all.at(-1) ?? '');
}
