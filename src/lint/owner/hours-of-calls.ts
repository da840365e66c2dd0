import { isCallingWord } from '../contact/call-words.js';
import { fold } from '../words/fold.js';
import { wordList } from '../words/word-list.js';
import { asksToCallUs } from './first-person.js';
import { isSmallWord } from './label-words.js';
import { isShop } from './opening-label.js';

/** What asks to call, and is not the name of a line with hours of its own. */
const isCallVerb = wordList(
  'call ring phone dial telephone text',
  'rufen ruf anrufen rufe appelez appeler téléphonez joignez llame llama llámenos llamar llámanos chiama chiamate chiamaci chiamateci chiamare telefona telefonate',
  'ligue liga ligar bel bellen ring ringa zadzwoń dzwoń zavolejte volejte zavolajte hívjon hívj sunați sunaţi suna soita soittakaa',
  'καλέστε τηλεφωνήστε ara arayın arayınız звоните позвоните дзвоніть зателефонуйте обадете nazovite pozovite pokličite truqueu truca',
  'اتصل اتصلوا تماس התקשרו חייגו hubungi telepon gọi',
);

/** A component of a number, and what stands between it and hours. */
const BEHIND_COMPONENT = /<\/x-contact>\s{0,3},\s{0,3}$/u;
const SENTENCE_END = /[.!?;|·•\n—–]/u;
const WORD = /[\p{L}\p{M}][\p{L}\p{M}'’]*/gu;
/** Words of such a sentence, at most. */
const MOST_WORDS = 6;

/**
 * Whether the sentence before hours asks to call the house, and says nothing else: "Call us Mon–Fri 8am–6pm", or with the
 * component of the number between both.
 *
 * @param before the text before the hours
 * @param source the source before them
 */
export function areHoursOfCalls(before: string, source: string): boolean {
  const sentence = (before.split(SENTENCE_END).at(-1) ?? '').replace(/[:：]\s{0,3}$/u, ' ');
  const words = (sentence.match(WORD) ?? []).map((word) => fold(word).replaceAll(' ', ''));
  if (words.length === 0 || words.length > MOST_WORDS || /\p{Nd}|[(:：]/u.test(sentence)) return false;
  if (!words.some(isCallVerb)) return false;
  if (BEHIND_COMPONENT.test(source)) return words.every(saysCall);
  return asksToCallUs(sentence) && /\p{L}\s{0,3}$/u.test(sentence);
}

function saysCall(word: string): boolean {
  return isCallVerb(word) || isCallingWord(word) || isSmallWord(word) || isShop(word);
}
