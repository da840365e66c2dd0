import { matches } from '../../text/matches.js';
import { asciiDigit, fold } from '../words/fold.js';
import { isHalfDay } from './half-days.js';
import { leadsSchedule, wordInSchedule } from './schedule-words.js';

/** A part of a text that says nothing but days of the week and times of the day. */
export interface SchedulePart {
  from: number;
  to: number;
  hasDay: boolean;
  /** From one time to another. */
  hasTimes: boolean;
  /** Days or times are in it. */
  isTelling: boolean;
}

/** A date, which is that of one day alone; a time; a word; any other sign. */
const TOKEN =
  /(?<date>\p{Nd}{1,2}[./]\s?(?:0?[1-9]|1[0-2])[./](?:\s?\p{Nd}{2,4}|(?=\s{1,3}[^\s]))|\p{Nd}{3,20}(?![:.]))|(?<time>\p{Nd}{1,2}(?:[:.h：]\p{Nd}{2})?(?!\p{Nd})(?:\s?(?:(?:[ap]m|uhr|uur|óra|órá?ig|時|时|点|點|시)(?!\p{L})|(?:[ap]\.?\s?m|hod|godz|hrs?|h|ч|π\.?μ|μ\.?μ|ω)(?!\p{L})\.?))?)|(?<word>\p{L}[\p{L}\p{M}'’ʼ׳\u200c]{0,40})|(?<sign>[^\s\p{L}\p{M}\p{Nd}.,:;|/()（）·•–—‒―〜～~&+'’׳"״`>→،、：，；-])/giu;
/** Signs of a picture, which say nothing. */
const PICTURE = /^[\p{Extended_Pictographic}\p{Emoji_Modifier}\p{Cf}●▪■◦]$/u;

export interface ScheduleToken {
  kind: 'day' | 'time' | 'more' | 'other';
  from: number;
  to: number;
  text: string;
}

/** The parts of a text that say nothing but days of the week and times of the day, in order. */
export function schedulePartsIn(text: string): SchedulePart[] {
  const parts: SchedulePart[] = [];
  let tokens: ScheduleToken[] = [];
  const end = () => {
    const part = partOf(tokens);
    if (part) parts.push({ ...part, to: behindBracket(text, part) });
    tokens = [];
  };
  for (const token of scheduleTokensIn(text)) {
    if (token.kind === 'other') end();
    else tokens.push(token);
  }
  end();
  return parts;
}

/** Where a part ends, with the bracket that closes one in it. */
function behindBracket(text: string, { from, to }: SchedulePart): number {
  const isOpen = /[(（][^)）]{0,200}$/u.test(text.slice(from, to));
  return isOpen && /[)）]/u.test(text.charAt(to)) ? to + 1 : to;
}

/** The days, times and words of a text, in order. */
export function scheduleTokensIn(text: string): ScheduleToken[] {
  const tokens = matches(TOKEN, text).flatMap((match): ScheduleToken[] => {
    const { date, time, word, sign } = match.groups ?? {};
    const token = { from: match.index, to: match.index + match[0].length, text: match[0] };
    if (sign !== undefined) return PICTURE.test(sign) ? [] : [{ kind: 'other', ...token }];
    if (date !== undefined) return [{ kind: 'other', ...token }];
    if (time !== undefined) return [{ kind: isTime(time) ? 'time' : 'other', ...token }];
    return [{ kind: wordInSchedule(word ?? '') ?? 'other', ...token }];
  });
  return tokens.map((token, index) => (leadsHalfDay(tokens, index) ? { ...token, kind: 'more' } : token));
}

/** Whether a small word stands before a part of the day, as in `6 de la tarde`: elsewhere it is short for a day. */
function leadsHalfDay(tokens: readonly ScheduleToken[], index: number): boolean {
  const token = tokens[index];
  if (token?.kind !== 'day' || !SMALL.test(token.text)) return false;
  const next = tokens[index + 1];
  const [part] = next && SMALL.test(next.text) && next.kind !== 'time' ? [tokens[index + 2]] : [next];
  return part?.kind === 'more' && isHalfDay(fold(part.text));
}

const SMALL = /^\p{Ll}{1,3}$/u;

function isTime(time: string): boolean {
  const [hours = 0, minutes = 0] = (time.replace(/\p{Nd}/gu, asciiDigit).match(/\d+/g) ?? []).map(Number);
  return hours <= 24 && minutes < 60;
}

/** What tokens in a row say. */
function partOf(all: readonly ScheduleToken[]): SchedulePart | undefined {
  const tokens = all.slice(startIn(all));
  const [first, last] = [tokens[0], tokens.at(-1)];
  if (!first || !last) return undefined;
  const days = tokens.filter(({ kind }) => kind === 'day');
  const hasTimes = tokens.some(({ kind }, index) => kind === 'time' && isEndOfRange(tokens, index));
  const isTelling = tokens.some(isDayOrTime);
  return { from: first.from, to: last.to, hasDay: days.length > 1 || days.some(isSurelyDay), hasTimes, isTelling };
}

function isDayOrTime({ kind }: ScheduleToken): boolean {
  return kind === 'day' || kind === 'time';
}

/** Where a schedule begins: words before its first day or time may be the end of a label, such as "hours". */
function startIn(tokens: readonly ScheduleToken[]): number {
  let at = Math.max(0, tokens.findIndex(isDayOrTime));
  for (let before = tokens[at - 1]; before && leadsSchedule(before.text); before = tokens[at - 1]) at -= 1;
  return at;
}

/** Whether a time stands before this one without a day between them. */
function isEndOfRange(tokens: readonly ScheduleToken[], index: number): boolean {
  for (let at = index - 1; at >= 0; at -= 1) {
    const kind = tokens[at]?.kind;
    if (kind === 'time') return true;
    if (kind === 'day') return false;
  }
  return false;
}

/** Short words in small letters, such as `so` and `per`, are others in other languages. */
function isSurelyDay({ text }: ScheduleToken): boolean {
  return text.length > 3 || !/^\p{Script=Latin}/u.test(text) || /^\p{Lu}/u.test(text);
}
