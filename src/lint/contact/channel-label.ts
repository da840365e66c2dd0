import { isContactWord, isSmallWord } from '../owner/label-words.js';
import { fold } from '../words/fold.js';
import { wordList } from '../words/word-list.js';
import { CERTIFIED_MAIL, CHANNELS, type Channel, FAX, TEXT } from './channels.js';

/** Characters at the end of a label that are read, and words of it. */
const MOST = 80;
const MOST_WORDS = 8;

/** A part of a label: what stands before it is about something else. */
const PARTS =
  /[·|•;–—]|\p{Nd}{2}|@|[!?]\s|(?<=\p{L}{4})[.:]\s(?=\p{L})|(?<=\p{L}{2}[^\p{L}]{0,3})\n(?=[^\p{L}]{0,40}\p{L})/gu;
/** Names of two words, as one. */
const TWO_WORDS = /(what['’]?s|kakao|we)\s(app|talk|chat)(?!\p{L})/giu;
const TOKENS = /[\p{L}\p{M}][\p{L}\p{M}'’]*|[&+/,・／、]/gu;
const SIGN = /^[&+/,・／、]$/;
/** One letter with a dot or a colon, as in "T. … F. …". */
const LETTER = /(?<![\p{L}\p{Nd}.])([fm])[.:][^\p{L}\p{Nd}]*$/iu;
/** One capital letter that is all that is said, as in "T +39 … F +39 …": in a small one it may be a word. */
const LETTER_ALONE = /^[^\p{L}\p{Nd}]{0,8}([FM])\s{1,3}[+(]?$/u;
/** A picture of a fax. */
const FAX_SIGN = /[\u{1f4e0}\u{1f5b7}]\ufe0f?[\s:+(]{0,8}$/u;

/** What is said of calling: a number beside such a word is the general one, too. */
const isCallWord = wordList(
  'tel tel* phone* telephone* call calls ring landline fon ruf rufe rufen ruft rufnummer* rufbereitschaft anruf* telefon* festnetz téléphon* appel* teléfon* llam* fijo telefon* chiam* fisso telefone* ligue liguem ligar ligação ligações telefoon* bel bellen tlf tlf* puh* puhelin* soita* zadzwoń* dzwoń* zavol* volejt* hívj* hívd* suna sunați sunaţi τηλ* καλέστε ara arayın* тел тел* звон* позвон* дзвон* هاتف* الهاتف تلفون اتصل* تلفن تماس טל טלפון* חייגו התקשר* 電話 电话 お電話 전화 โทร điện thoại',
);
/** Words between two that say that both are meant. */
const isAnd = wordList(
  'and or und oder sowie et ou y o u e ed og och en of ja tai i lub oraz a nebo és vagy și sau και ή ve veya и или і або й و او أو ו או também anche auch also aussi también ook również též is',
);
/** What a label of a channel may say behind its name. */
const isMore = wordList(
  'number* nummer* nr no num numero* número* numéro* numer* štev števil* číslo szám* număr* αριθμ* numara* номер* رقم מספר only nur solo seulement sólo alleen message* messages chat sms text us business support hotline line phone telephone telefon* telefono* teléfono* téléphone telefone* business id account',
);

/** What a label of a number says of channels. */
export interface SaidChannels {
  /** The one that it is of, and nothing else: nothing for "Phone / WhatsApp". */
  channel: Channel | undefined;
  /** All that it names: the last first. */
  named: readonly Channel[];
}

/** Whose a number is, by the first name behind a word for it: "Mobile (Marta)", "Cell. Marta". */
const OF_SOMEBODY =
  /(?:^|(?<=[·|•;–—,/\n]|\p{Nd}{2}))(\s{0,3}\p{L}{2,14})(?:\s?\(\p{Lu}\p{Ll}{2,14}\)|\.\s?\p{Lu}\p{Ll}{2,14})(?=\s{0,3}[:：]?\s{0,3}$)/u;

/** The channel that a label of a number says, and nothing else: nothing for "Phone / WhatsApp". */
export function channelOfLabel(label: string): Channel | undefined {
  return channelsOfLabel(label).channel;
}

/** The channels that a label of a number says. */
export function channelsOfLabel(label: string): SaidChannels {
  const end = label.slice(-MOST).replace(OF_SOMEBODY, '$1');
  const last = [...end.matchAll(PARTS)].at(-1);
  const part = (last ? end.slice(last.index + last[0].length) : end).replace(TWO_WORDS, '$1$2');
  if (FAX_SIGN.test(part)) return saidAlone(FAX);
  const letter = (LETTER.exec(part) ?? LETTER_ALONE.exec(part))?.[1]?.toLowerCase();
  if (letter !== undefined) return saidAlone(CHANNELS.find(({ id }) => id === (letter === 'f' ? 'fax' : 'mobile')));
  return readBackwards([...part.matchAll(TOKENS)].map(([token]) => token).slice(-MOST_WORDS));
}

/** A channel that is said by itself. */
export function saidAlone(channel: Channel | undefined): SaidChannels {
  return { channel, named: channel ? [channel] : [] };
}

function readBackwards(tokens: readonly string[]): SaidChannels {
  const found: Channel[] = [];
  let isCalled = false;
  let isJoined = false;
  let isText = false;
  for (const token of tokens.toReversed()) {
    const word = fold(token).replaceAll(' ', '');
    const named = SIGN.test(token)
      ? undefined
      : CHANNELS.find(({ isWord, id }) => isWord(id === 'line' ? token : word));
    if (named) {
      if (!found.includes(named)) found.push(named);
      continue;
    }
    if (TEXT.isWord(word) && found.length === 0) isText = true;
    else if (isCallWord(word)) isCalled = true;
    else if (SIGN.test(token) || isAnd(word)) isJoined ||= isCalled || isText || found.length > 0;
    else if (!isSmallWord(word) && !(found.length > 0 ? isContactWord(word) : isMore(word))) break;
  }
  // A chat or a mobile takes messages by itself: the word says more of a number that is named by nothing else.
  if (isText && found.length === 0) return isCalled ? { channel: undefined, named: [TEXT] } : saidAlone(TEXT);
  // "Mobile phone" is one thing, "phone and mobile" are two.
  const [channel] = found;
  const isGeneral = isCalled && (isJoined || channel?.id !== 'mobile');
  return { channel: isGeneral ? undefined : channel, named: found };
}

/** Whether a label before a mailbox says that it is for certified mail. */
export function saysCertifiedMail(label: string): boolean {
  const [, word = ''] = /([\p{L}\p{M}]{1,20})[^\p{L}\p{Nd}]{0,12}$/u.exec(label.slice(-MOST)) ?? [];
  return CERTIFIED_MAIL.isWord(fold(word));
}
