import { endsInCounted, endsInIdentifier } from '../words/identifier-words.js';
import type { AnyContact } from './any-contact.js';
import { plainDigits } from './configured.js';
import { findAsSeen, WITHIN_MAIL, WITHIN_NUMBER } from './hidden-signs.js';
import { isUserInfo } from './user-info.js';

/** Digits and what stands between those of one number, on one line. */
const NUMBER =
  /(?:[+\uff0b]|\(\+?)?\p{Nd}[\p{Nd} \u00a0\u2009\u202f().\u2010-\u2015\u2212\u30fc\uff0d/-]{4,30}\p{Nd}/gu;

/** Digits of a number to call, with its prefix. */
const FEWEST = 7;
const MOST = 15;

const DATE =
  /^(?:\p{Nd}{1,2}[./-]\p{Nd}{1,2}[./-]\p{Nd}{2,4}|(?:19|20)\p{Nd}{2}[./-]\p{Nd}{1,2}[./-]\p{Nd}{1,2}|(?:19|20)\p{Nd}{2}(?: ?[\u2010-\u2015/-] ?| )(?:19|20)?\p{Nd}{2})/u;
/** From one time of a day to another. */
const TIMES = /^\p{Nd}{1,2}[.:]\p{Nd}{2}\s?[-\u2010-\u2015]\s?\p{Nd}{1,2}[.:]\p{Nd}{2}$/u;
/** The same in hours and minutes without a sign, as in "0800-1730": in quarters, and from the first to a later one. */
const HOURS =
  /^(?<from>(?:[01]\p{Nd}|2[0-4]) ?(?:00|15|30|45))(?: ?[-\u2010-\u2015] ?| (?=1))(?<to>(?:[01]\p{Nd}|2[0-4]) ?(?:00|15|30|45))$/u;
const DECIMAL = /^\p{Nd}{1,9}\.\p{Nd}{4,}$/u;
const BEFORE = /[\p{L}\p{Nd}_#№$€£¥₽₴₺%=@&*]$|[\p{Nd}][.,:]$|[\p{L}][-_/.]$|(?:№|n\.?\s?[º°]|#)\s?$/iu;
const BEHIND =
  /^(?:[\p{L}_%@=*]|[.,:]\p{Nd}|[-/]\p{L}|\/\p{Nd}|\s?(?:€|\$|£|¥|₽|₴|₺|zł|kr\b|kč|ft\b|lei\b|usd|eur|gbp|chf|円|元|원|درهم|ريال|₪|%|°|km\b|m²|m2\b|kg\b|g\b|ml\b|kwh))/iu;

/** A currency behind digits: its code in capitals. */
const CURRENCY =
  /^\s?(?:USD|EUR|GBP|CHF|COP|MXN|ARS|CLP|PEN|UYU|BRL|JPY|CNY|INR|KRW|IDR|VND|THB|PHP|MYR|SGD|HKD|TWD|AUD|CAD|NZD|ZAR|SEK|NOK|DKK|PLN|CZK|HUF|RON|BGN|RSD|TRY|RUB|UAH|ILS|AED|SAR|EGP|QAR|KWD|IRR|PKR|NGN|KES)(?!\p{L})/u;
/** A round sum: nobody's number ends so. */
const ROUND = /0{2}\D?0{3}\D?0{3}$/;

/**
 * What looks like a phone number in a text.
 *
 * @param breaks offsets at which an element begins, so that letters before it belong to something else
 */
export function anyNumbers(text: string, breaks: ReadonlySet<number> = new Set()): AnyContact[] {
  return findAsSeen(text, WITHIN_NUMBER, (seen, indexOf) =>
    numbersIn(seen, seen === text ? breaks : new Set([...breaks].map(indexOf))),
  );
}

function numbersIn(text: string, breaks: ReadonlySet<number>): AnyContact[] {
  const found: AnyContact[] = [];
  for (const { 0: match, index } of text.matchAll(NUMBER)) {
    for (const [whole, at] of apart(match)) {
      // A bracket that is not closed in the number is of the text around it.
      const isOpened = whole.startsWith('(') && !whole.includes(')');
      const written = withoutOpened(isOpened ? whole.slice(1) : whole);
      const from = index + at + (isOpened ? 1 : 0);
      const to = from + written.length;
      const digits = plainDigits(written).length;
      if (digits < FEWEST || digits > MOST || DATE.test(written) || areTimes(written) || DECIMAL.test(written))
        continue;
      if (!breaks.has(from) && BEFORE.test(text.slice(Math.max(0, from - 4), from))) continue;
      const behind = text.slice(to, to + 8);
      if (!breaks.has(to) && (BEHIND.test(behind) || CURRENCY.test(behind))) continue;
      const isPlain = /^(?:[+\uff0b(]|[0٠۰])/.test(written);
      if (ROUND.test(written) || isIdentifier(text, from, isPlain)) continue;
      found.push({ kind: 'phone', from, to, value: written, isPlain });
    }
  }
  return found;
}

/** Whether digits are from one time of a day to another. */
function areTimes(written: string): boolean {
  if (TIMES.test(written)) return true;
  const { from, to } = HOURS.exec(written)?.groups ?? {};
  return from !== undefined && to !== undefined && plainDigits(from) < plainDigits(to);
}

/** A number without what begins behind it in brackets and ends elsewhere, as in "555 0199 (24 h)". */
function withoutOpened(written: string): string {
  const opening = written.lastIndexOf('(');
  if (opening <= 0 || written.includes(')', opening)) return written;
  let end = opening;
  while (end > 0 && !/\p{Nd}/u.test(written.charAt(end - 1))) end -= 1;
  return written.slice(0, end);
}

/** Characters before a number that may say what it is of. */
const MOST_LABEL = 60;

/**
 * Whether the words right before a number on its line say that nobody calls it: a tax payer's, a firm's in a register, an order's
 * where it begins like no number to call.
 */
function isIdentifier(text: string, from: number, isPlain: boolean): boolean {
  const before = text.slice(Math.max(0, from - MOST_LABEL), from);
  const line = before.slice(before.lastIndexOf('\n') + 1);
  return endsInIdentifier(line, /^[+\uff0b(]/.test(text.slice(from, from + 1))) || (!isPlain && endsInCounted(line));
}

/** What parts two whole numbers, the plainest first. */
const BETWEEN = [/[ \u00a0][\u2010-\u2015\u2212-][ \u00a0]/g, /[ \u00a0]\/[ \u00a0]/g, /[\u2010-\u2015\u2212-]/g];

function splitAt(match: string, sign: RegExp): [written: string, at: number][] {
  let from = 0;
  const parts: [string, number][] = [];
  for (const { index, 0: found } of match.matchAll(sign)) {
    parts.push([match.slice(from, index), from]);
    from = index + found.length;
  }
  return [...parts, [match.slice(from), from]];
}

/** Whether digits may be a whole number with its prefix. */
function isWhole(written: string): boolean {
  const digits = plainDigits(written).length;
  return digits > FEWEST && digits <= MOST && /^[(\p{Nd}]/u.test(written) && /\p{Nd}$/u.test(written);
}

/** Two numbers with a slash, a dash or blanks between them. */
function apart(match: string): [written: string, at: number][] {
  if (plainDigits(match).length <= MOST) return [[match, 0]];
  for (const sign of BETWEEN) {
    const halves = splitAt(match, sign);
    if (halves.length > 1 && halves.every(([half]) => isWhole(half))) return halves;
  }
  const parts: [string, number][] = [];
  for (const { 0: part, index } of match.matchAll(/[^\s/]+(?: [^\s/]+){0,8}/g)) {
    let end = part.length;
    while (end > 0 && /[-.(\s]/.test(part.charAt(end - 1))) end -= 1;
    parts.push([part.slice(0, end), index]);
  }
  return parts;
}

const LABEL = '[\\p{L}\\p{N}-]{1,63}';
const MAIL = new RegExp(
  `(?<![\\p{L}\\p{N}._%+*•…-])[\\p{L}\\p{N}._%+-]{1,64}[@\\uff20]${LABEL}(?:\\.${LABEL}){1,8}`,
  'gu',
);
/** With a word or sign in brackets for the one in the middle, and maybe for the dots. */
const BRACKETED = new RegExp(
  `(?<![\\p{L}\\p{N}._%+-])[\\p{L}\\p{N}._%+-]{1,64}\\s?[[({][^\\])}\\n]{1,16}[\\])}]\\s?${LABEL}(?:(?:\\.|\\s?[[({][^\\])}\\n]{1,12}[\\])}]\\s?)${LABEL}){1,5}`,
  'gu',
);
const BRACKETS = /\s?[[({][^\])}\n]{1,16}[\])}]\s?/g;

/** With words alone, in capitals or not, for the sign and for each dot. */
const SPELLED =
  /(?<![\p{L}\p{N}._%+-])[a-z0-9._%+-]{1,64} (?:at|AT|arroba|chiocciola|małpa|zavináč|kukac|snabel-a|собака) [a-z0-9-]{1,63}(?: (?:dot|DOT|punkt|point|punto|ponto|punt|piste|tečka|kropka|pont|точка) [a-z0-9-]{2,63}){1,4}/gu;
const SPELLED_SIGNS = / ([\p{L}-]{2,10}) /gu;

/** The mail addresses in a text, also those with words in brackets for signs. */
export function anyMails(text: string): AnyContact[] {
  return findAsSeen(text, WITHIN_MAIL, mailsIn);
}

function mailsIn(text: string): AnyContact[] {
  const found: AnyContact[] = [];
  if (/[@\uff20]/.test(text)) {
    for (const { 0: written, index } of text.matchAll(MAIL)) {
      if (isUserInfo(text, index, index + written.length)) continue;
      const value = written.replace('\uff20', '@');
      found.push({ kind: 'email', from: index, to: index + value.length, value });
    }
  }
  if (/[[({]/.test(text)) {
    for (const { 0: written, index } of text.matchAll(BRACKETED)) {
      let isFirst = true;
      const value = written.replace(BRACKETS, () => {
        const sign = isFirst ? '@' : '.';
        isFirst = false;
        return sign;
      });
      if (/\.\p{L}{2,}$/u.test(value)) found.push({ kind: 'email', from: index, to: index + written.length, value });
    }
  }
  if (/ (?:dot|DOT|pun[kt]{1,2}o?|point|ponto?|piste|tečka|kropka|точка) /u.test(text)) {
    for (const { 0: written, index } of text.matchAll(SPELLED)) {
      let isFirst = true;
      const value = written.replace(SPELLED_SIGNS, () => {
        const sign = isFirst ? '@' : '.';
        isFirst = false;
        return sign;
      });
      found.push({ kind: 'email', from: index, to: index + written.length, value });
    }
  }
  return found;
}

/** Messengers as texts call them, and behind that the name of somebody in them. */
const CHAT =
  /(?<![\p{L}\p{N}])(LINE|Telegram|Телеграм|تيليجرام|تلگرام|טלגרם|WeChat|Weixin|微信|KakaoTalk|카카오톡|카톡|Skype|Zalo)(?:\s?(ID|号|號|아이디))?(\s?[:：]\s?|\s)(@?)([A-Za-z][\w.-]{2,40})/giu;

/** The address of a chat up to the name in it, by how a text begins that calls the messenger. */
const CHAT_LINKS: readonly [named: RegExp, link: string][] = [
  [/^line/i, 'https://line.me/R/ti/p/@'],
  [/^(?:telegram|телеграм|تيليجرام|تلگرام|טלגרם)/i, 'https://t.me/'],
  [/^(?:we|微)/i, 'weixin://dl/chat?'],
  [/^(?:ka|카)/i, 'https://pf.kakao.com/'],
  [/^skype/i, 'skype:'],
  [/^zalo/i, 'https://zalo.me/'],
];

/** A name that is no word: with digits or a low line in it. */
const ACCOUNT_NAME = /[\d_]/;

/** Scripts of the countries where people have LINE: elsewhere it is a line of a bus or a hotline. */
const OF_LINE = /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Thai}：]/u;
/** Characters of a name that is none of a bus. */
const LONG_NAME = 6;

/** The names in messengers that a text gives: behind an at sign, a word for an account, or a colon. */
export function anyChats(text: string): AnyContact[] {
  const found: AnyContact[] = [];
  for (const match of text.matchAll(CHAT)) {
    const { index, 0: whole, 1: named = '', 2: account, 3: between = '', 4: sign = '', 5: name = '' } = match;
    const link = CHAT_LINKS.find(([beginning]) => beginning.test(named))?.[1];
    // A line has other things behind a colon, too.
    const isWord = /^line$/i.test(named) && !(named === 'LINE' && name.length >= LONG_NAME && OF_LINE.test(text));
    const isNamed = ACCOUNT_NAME.test(name) && between.trim() !== '' && !isWord;
    if (link === undefined || (account === undefined && sign === '' && !isNamed)) continue;
    const to = index + whole.length;
    const value = `${sign}${name}`;
    found.push({ kind: 'messenger', from: to - value.length, to, value, link: `${link}${name}` });
  }
  return found;
}
