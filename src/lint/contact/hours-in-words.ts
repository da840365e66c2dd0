import { HOURS_WORDS } from '../../component/contact/hours-words.js';
import { DAYS, type Day, type DayRange, type OpeningHours } from '../../site/opening-hours.js';
import { asciiDigit, fold } from '../words/fold.js';
import { isHalfDay } from './half-days.js';
import { type ScheduleToken, scheduleTokensIn } from './schedule.js';

/** What stands between the first of some days and the last, or between two times. */
const TO =
  /^[\s.]{0,4}(?:[-–—‒―〜～~]|to|until|till|bis|à|au|a|al|alle|às|tot|t\/m|do|till|til|–|έως|по|до|إلى|تا|עד|至|到)[\s.]{0,4}$/iu;
const NOON = 12;

/**
 * Reads a schedule that people read, in the language of a site.
 *
 * @returns nothing where a day or time of it is not understood
 */
export function hoursInWords(text: string, language: string): OpeningHours[] | undefined {
  const primary = language.toLowerCase().split('-')[0] ?? '';
  const names = (Object.hasOwn(HOURS_WORDS, primary) ? HOURS_WORDS[primary] : undefined)?.split('|').map(fold);
  if (!names) return undefined;
  const lines: OpeningHours[] = [];
  let days: DayRange[] = [];
  let times: [string, string][] = [];
  let opens: string | undefined;
  let before: ScheduleToken | undefined;
  let isClosed = false;
  const end = () => {
    if (days.length > 0) lines.push({ days, times });
    [days, times, isClosed] = [[], [], false];
  };
  for (const token of scheduleTokensIn(text)) {
    const { kind, from, to } = token;
    if (kind === 'other') return undefined;
    const isRange = before !== undefined && before.kind === kind && TO.test(text.slice(before.to, from));
    if (kind === 'more') {
      const said = fold(token.text);
      // A half of a day may move the time before it by twelve hours.
      if (isHalfDay(said)) return undefined;
      if (said === names[DAYS.length]) isClosed = true;
      continue;
    }
    if (kind === 'day') {
      const day = dayOf(fold(token.text), names);
      if (!day || opens !== undefined) return undefined;
      if (times.length > 0 || isClosed) end();
      const first = days.at(-1)?.[0];
      if (isRange && first) days[days.length - 1] = [first, day];
      else days.push([day, day]);
    } else {
      const time = timeOf(text.slice(from, to));
      if (time === undefined || days.length === 0) return undefined;
      if (opens === undefined) opens = time;
      else if (!isRange) return undefined;
      else {
        times.push([opens, time]);
        opens = undefined;
      }
    }
    before = token;
  }
  end();
  return opens === undefined && lines.length > 0 ? lines : undefined;
}

/** The day whose short name a word begins with, where there is only one. */
function dayOf(word: string, names: readonly string[]): Day | undefined {
  const found = DAYS.filter((_, index) => {
    const name = names[index] ?? '';
    return word.startsWith(name) || (word.length > 1 && name.startsWith(word));
  });
  const exact = DAYS.find((_, index) => names[index] === word);
  return exact ?? (found.length === 1 ? found[0] : undefined);
}

function timeOf(text: string): string | undefined {
  const said = text.replace(/\p{Nd}/gu, asciiDigit).toLowerCase();
  const [hours = 0, minutes = 0] = (said.match(/\d{1,2}/g) ?? []).map(Number);
  const half = /[ap](?=\.?\s?m)/.exec(said)?.[0];
  const hour = half === undefined ? hours : (hours % NOON) + (half === 'p' ? NOON : 0);
  return hour > 24 ? undefined : `${String(hour).padStart(2, '0')}:${String(minutes).padStart(2, '0')}`;
}
