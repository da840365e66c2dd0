import { fold } from '../words/fold.js';
import { wordList } from '../words/word-list.js';
import { isContactWord, isSmallWord } from './label-words.js';
import { isTalkWord } from './talk-words.js';

/** Who is to be called, where that is who speaks: `us`, `uns`, `нам`. */
const isUs = wordList(
  'us uns nous nosotros nosotras ons oss meille meihin meitä nám nami minket bennünket nekünk hozzánk μας bize bizi нам нас нами بنا لنا معنا إلينا לנו אלינו אותנו איתנו עמנו ما हमें हमसे kami kita chúng nas ens mums meile mumis',
);
/** What is asked for besides, where the word for who speaks is there: to be in touch, to send something. */
const isAsked = wordList(
  'know notify inform touch send sende senden sendt skicka melden melde meldet informieren bescheid joign* préven* inform* avertiss* keress* στείλτε επικοινων* gönder* gönderin свяж* зателефон* звяж* свърж* pozov* tulis* تماس ایمیل پیام زنگ بزنید بگیرید بدهید कॉल करें लिखें लिखिए संपर्क קשר צרו',
);
/** The same as a part of the verb, or behind it where the word alone has other meanings: `llámenos`, `chiamateci`, `ligue-nos`. */
const US_IN_VERB =
  /(?<!\p{L})(?:(?:ll[aá]m|cont[aá]ct|escr[ií]b|habl|marc|telefon|consult|inf[oó]rm|av[ií]s)[aeáé]\p{L}{0,3}nos|(?:chiama|contatta|scriv[ei]|telefona|trova|raggiungi|interpella|avvisa|informa|avverti)(?:te)?ci|(?:ligu|contact|contat|fal|escrev|telefon|cham)\p{L}{1,4}[- ](?:-?nos|conn?osco)|(?:sun|apel|contact|scri)\p{L}{1,6}-ne|(?:ring|kontakt|skriv|tekst|mail|send)\p{L}{0,3} (?:til |på )?os|(?:truqu|contact|escriv)\p{L}{1,4}-nos|(?:пиш|обад|звъ?н)\p{L}{1,4} ни|(?:راسل|كل\u0651?م|هاتف|خاطب|حادث)و?نا)(?!\p{L})/iu;
/** In scripts that put no blanks between words. */
const US_UNSPACED =
  /(?:我们|我們|私たち|私達|当店|当院|弊社|当社|当館|当方|本店|本院|저희|우리|เรา).{0,12}(?:电话|電話|致电|致電|联系|聯絡|联络|聯繫|来电|來電|お電話|連絡|전화|연락|문의|โทร|ติดต่อ)|(?:电话|電話|致电|致電|联系|聯絡|联络|聯繫|โทรหา|โทรมาที่|ติดต่อ)(?:给|給)?(?:我们|我們|เรา)/u;
/** The country. */
const COUNTRY = /(?<!\p{L})U\.?S\.?(?!\p{L})/gu;

const WORD = /[\p{L}\p{M}]+/gu;
/** Characters before a number that are read, and words. */
const LONGEST = 80;
const MOST_WORDS = 9;
/** Characters of a script without blanks that are read. */
const LONGEST_UNSPACED = 30;

/** Whether what stands right before a number asks to call, write or come to who speaks: "call us on". */
export function asksToCallUs(before: string): boolean {
  const end = before.slice(-LONGEST);
  if (isInQuotes(end)) return false;
  if (US_UNSPACED.test(end.slice(-LONGEST_UNSPACED))) return true;
  const clause = end.slice(endOfClause(end)).replace(COUNTRY, '-');
  const verb = US_IN_VERB.exec(clause);
  if (verb && [...clause.slice(verb.index + verb[0].length).matchAll(WORD)].every(([word]) => isSmallOrContact(word)))
    return true;
  const words = (clause.match(WORD) ?? []).slice(-MOST_WORDS).toReversed();
  let [isSaid, hasVerb] = [false, false];
  for (const written of words) {
    const word = fold(written).replaceAll(' ', '');
    if (isUs(word)) isSaid = true;
    else if (isContactWord(word) || isTalkWord(word) || isAsked(word)) hasVerb = true;
    else if (!isSmallWord(word)) return false;
    if (isSaid && hasVerb) return true;
  }
  return false;
}

/** Whether a text ends within quotes: there somebody else speaks. */
function isInQuotes(text: string): boolean {
  const last = (signs: string) => Math.max(...[...signs].map((sign) => text.lastIndexOf(sign)));
  return last('“„«「『') > last('”»」』');
}

/** Where the last clause of a text begins: it is said by another, or of something else, what stands before a sign. */
function endOfClause(text: string): number {
  let start = 0;
  for (const { index, 0: sign } of text.matchAll(SIGN))
    if (/\p{L}/u.test(text.slice(index))) start = index + sign.length;
  return start;
}

const SIGN = /[.!?;:：،,؟—–|·•\n]\s/gu;

function isSmallOrContact(written: string): boolean {
  const word = fold(written).replaceAll(' ', '');
  return isSmallWord(word) || isContactWord(word);
}

/** Words by what something is sent, and to whom. */
const isBy = wordList(
  'per mit über by via on par por en tramite su pelo no op met med på przez na přes prin μέσω με через по в у عبر على',
);
const isTo = wordList('an unter to at on à au a al ao op aan naar til på till na la στο στον إلى على');

/** Whether a sentence that asks to send something to who speaks goes on before a contact: "Show us the roof – by WhatsApp to". */
export function goesOnToUs(first: string, own: string): boolean {
  if (!/\p{L}\s{0,3}$/u.test(own.slice(-MOST_ON))) return false;
  const on = (own.slice(-MOST_ON).match(WORD) ?? []).map(foldedWord);
  if (on.length > MOST_ON_WORDS || !isTo(on.at(-1) ?? '') || !on.slice(0, -2).some(isBy)) return false;
  return (first.slice(-MOST_FIRST).match(WORD) ?? []).some((word) => isUs(foldedWord(word)));
}

function foldedWord(word: string): string {
  return fold(word).replaceAll(' ', '');
}

/** Characters of such a sentence that are read, and of what goes on, with its words. */
const MOST_FIRST = 120;
const [MOST_ON, MOST_ON_WORDS] = [40, 6];
