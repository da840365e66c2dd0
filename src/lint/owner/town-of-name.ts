import { matches } from '../../text/matches.js';
import { fold } from '../words/fold.js';
import { isHouseWord } from './house-words.js';
import { isContactWord, isOtherPartyWord, isSmallWord } from './label-words.js';
import { isLegalForm } from './legal-forms.js';
import { isYours } from './ours.js';
import { namesBranch } from './seat-label.js';
import { isOwnWord, type SiteNames } from './site-names.js';

/** What stands between a house and its town, with the first word of that. */
const IN_TOWN =
  /[ \u00a0]{1,3}(?:(?:in|à|en|em|no|na|ad?|i|på|te|we?|ve?|în|din|la|в|во|във|на|у|σε|στ[ηοα]ν?|u|di|ở|tại)[ \u00a0]{1,3}(?=\p{Lu})|(?:في|در)[ \u00a0]{1,3}(?=\p{Lo})|(?=ב\p{Lo}{2}))/gu;

/** Languages that say "in" by the end of a town's name, with those ends. */
const IN_ENDINGS: ReadonlyMap<string, RegExp> = new Map([
  ['fi', /(?:ss[aä]|ll[aä])$/u],
  ['et', /[sl]$/u],
  ['hu', /(?:ban|ben|on|en|ön|ett|ott|ött)$/u],
  ['tr', /['’][dt][ae](?:ki)?$/u],
  ['lt', /(?:uje|oje|ėje|yje|uose|iuose)$/u],
  ['lv', /[āēī]$/u],
]);

/** A word behind a house that may be its town with such an end. */
const NEXT = /[ \u00a0]{1,3}(?=\p{Lu}\p{Ll})/gu;

/** Words of a town's name and of what joins them, at most. */
const MOST_WORDS = 4;
/** A word of a town with what stands before it, and what joins the words of one: "Freiburg im Breisgau", "Newcastle upon Tyne". */
const WORD = /^[ \u00a0]{0,3}(?:[\p{Lu}\p{Lo}][\p{L}\p{M}'’-]{1,40})/u;
const JOINED =
  /^[ \u00a0]{1,3}(?:i(?:m|n)|an? der|am|ob der|upon|on|under|le|la|les|sur|sous|di|del|della|de|do|da|nad|над|aan(?: den?)?)(?=[ \u00a0]\p{Lu})/u;

/**
 * A text without the town behind the site's name or behind "your" and its trade, as in "Tischlerei Brandt in Oldenburg": a
 * house stays the site's, whichever town a page gives to it. Those of a branch stay as they are.
 *
 * @param isOfPage the text describes its page, and a trade at its beginning is the site's
 */
export function withoutTownOfName(text: string, names: SiteNames, isOfPage = false): string {
  let rest = '';
  let from = 0;
  for (const town of townsOfName(text, names, isOfPage)) {
    rest += text.slice(from, town.from);
    from = town.to;
  }
  return from === 0 ? text : rest + text.slice(from);
}

/** Where a text names a town behind the site's name or its trade, with what stands between both. */
export function townsOfName(text: string, names: SiteNames, isOfPage = false): { from: number; to: number }[] {
  const found: { from: number; to: number }[] = [];
  const ending = IN_ENDINGS.get(names.manifest.site.language.slice(0, 2));
  const leads = ending ? [...matches(IN_TOWN, text), ...matches(NEXT, text)] : matches(IN_TOWN, text);
  for (const { 0: lead, index } of leads.sort((a, b) => a.index - b.index)) {
    if (index < (found.at(-1)?.to ?? 0)) continue;
    const before = text.slice(0, index);
    if (!isNamed(before, names) && !isTrade(before, names, isOfPage)) continue;
    const to = endOfTown(text, index + lead.length, names);
    if (to === undefined || namesBranch(before)) continue;
    const isBlank = lead.trim() === '' && !text.startsWith('ב', index + lead.length);
    if (isBlank && !ending?.test(text.slice(index, to))) continue;
    found.push({ from: index, to });
  }
  return found;
}

/** What may stand behind the town that follows on a house's name. */
const ENDS = /^\s{0,3}(?:$|[.;:|·•(\n–—]|-\s|,\s)/u;
const COMMA = /,[ \u00a0]{1,3}(?=\p{Lu}|\p{Lo})/gu;

/** Where a text has what may be a town behind the whole name of the site and a comma, up to the end of its part: "Brandt, Oldenburg". */
export function townsBehindComma(text: string, names: SiteNames): { from: number; to: number }[] {
  return matches(COMMA, text).flatMap(({ 0: comma, index }) => {
    const from = index + comma.length;
    const to = isNamed(text.slice(0, index), names) ? endOfTown(text, from, names) : undefined;
    return to !== undefined && ENDS.test(text.slice(to, to + LONGEST)) ? [{ from, to }] : [];
  });
}

/** Where the name of a town ends that begins at an offset; nothing for what names a house or somebody. */
function endOfTown(text: string, start: number, names: SiteNames): number | undefined {
  let at = start;
  for (let count = 0; count < MOST_WORDS; count += 1) {
    const joined = count === 0 ? '' : (JOINED.exec(text.slice(at, at + LONGEST))?.[0] ?? '');
    const [word] = WORD.exec(text.slice(at + joined.length, at + joined.length + LONGEST)) ?? [];
    if (word === undefined) break;
    const folded = fold(word);
    if (isContactWord(folded) || (isSmallWord(folded) && count > 0)) break;
    if (isOtherPartyWord(folded) || isHouseWord(folded) || isOwnWord(folded, names)) return undefined;
    at += joined.length + word.length;
  }
  return at > start ? at : undefined;
}

/** Whether a text ends with the whole name of the site, perhaps with the form of its firm. */
function isNamed(before: string, names: SiteNames): boolean {
  const name = names.manifest.site.name.trim().toLowerCase();
  const [last = ''] = /[ \u00a0][\p{L}.&]{2,12}$/u.exec(before) ?? [];
  return [before, ...(isLegalForm(fold(last).replaceAll(' ', '')) ? [before.slice(0, -last.length)] : [])].some(
    (each) => {
      const text = each.toLowerCase();
      const lead = each.slice(0, -name.length);
      return name !== '' && text.endsWith(name) && !/[\p{L}\p{N}-]$/u.test(lead) && !isOfOther(lead, names);
    },
  );
}

/** Something of the house that is not the house, as in "sister company of Harrow & Vale". */
const OF =
  /(?:(\p{Lu}[\p{L}-]{2,40})[ ](?:der|des|vom|von)|([\p{L}-]{3,40})[ ](?:of(?: the)?|de(?: la)?|du|del(?:la)?|di|van(?: de)?|av|af|do|da))[ ]$/u;

function isOfOther(lead: string, names: SiteNames): boolean {
  const [, noun, other = noun] = OF.exec(lead.slice(-LONGEST)) ?? [];
  if (other === undefined) return false;
  const word = fold(other);
  return !isContactWord(word) && !isSmallWord(word) && !names.kinds.has(word);
}

/** The last two words of a text, where only those stand in its part. */
const TWO_WORDS = /(?:^|[.!?:;,–—|·]\s{0,3}|\s)([\p{L}\p{M}]{1,20})[ \u00a0]{1,3}([\p{L}\p{M}-]{3,40})$/u;
const ONE_WORD = /^\s{0,3}([\p{L}\p{M}-]{3,40})$/u;

/** Whether a text ends with "your" and what the site says that it is; of one that describes its page, whether it is that alone. */
function isTrade(before: string, names: SiteNames, isOfPage: boolean): boolean {
  const [, your = '', trade = ''] = TWO_WORDS.exec(before.slice(-LONGEST)) ?? [];
  if (isYours(your)) return isTradeOf(trade, names) || names.trades.has(fold(trade));
  const [, alone = ''] = (isOfPage && ONE_WORD.exec(before)) || [];
  return isTradeOf(alone, names);
}

function isTradeOf(written: string, { words, kinds }: SiteNames): boolean {
  const word = fold(written);
  return word !== '' && !isSmallWord(word) && (kinds.has(word) || (words.has(word) && isHouseWord(word)));
}

/** Characters of a word with what joins it, and of a trade. */
const LONGEST = 80;
