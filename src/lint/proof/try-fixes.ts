import type { Budget } from '../../budget.js';
import type { Limits } from '../../canvas/limits.js';
import { COMPONENTS } from '../../component/table.js';
import { isComponentTag } from '../../component/tags.js';
import { INERT_ELEMENTS } from '../../html/elements.js';
import type { Site } from '../../site/schema.js';
import { edited } from '../edit/fix.js';
import type { Candidate } from './batches.js';
import { textAhead } from './break-before.js';
import { compareContents, type Verdict } from './compare.js';
import { type PlacedContent, withoutRemarks } from './content.js';
import type { ContentReader } from './content-reader.js';
import { cut } from './cut.js';
import { losesBlank } from './edge-blanks.js';
import type { Addresses } from './identity.js';
import { joinsMarkup, joinsWords } from './joins.js';
import { labelsOf } from './labels.js';
import { differentLooks, mayShowBlanks } from './looks.js';
import { markOfMenu } from './mark-of-menu.js';
import { newDarkFile } from './new-dark-file.js';
import { compareOutside, type Inside, type Outcome } from './outside.js';
import { styledByOwnSheet } from './own-sheet.js';
import type { PageFacts } from './page-facts.js';
import { type Shown, type ShownCanvas, showCanvas, showRange } from './shown.js';
import { swappedLabels } from './swapped-labels.js';
import { tellReasons, unlessTold } from './tell-reasons.js';

/** What all trials of one canvas share. */
export interface Bench {
  site: Site;
  before: ShownCanvas;
  addresses: Addresses;
  /** Reads what stands in a region. */
  read: ContentReader;
  /** What the page tells of looks. */
  facts: PageFacts;
  /** Whether a script in the page names an id. */
  hasScriptFor(id: string): boolean;
  limits: Limits;
  budget: Budget;
}

/** Steps to judge a fix, and for a character of its region. */
const JUDGED = 3000;
const JUDGED_CHARACTER = 15;

/** Times that fixes are made together, each time without those that were not proven. */
const MAX_ROUNDS = 3;

const ELSEWHERE = 'it would change what is shown around it';
const UNSETTLED = 'it depends on other fixes that are not proven';

/**
 * Makes fixes together and compares the canvas before and after: the render is one for all of them, each is judged by its
 * own region and by what is around it. What is proven is so without any other fix: one that is not proven may hide what it
 * mends, such as a link that is never closed, so the rest is tried again without it.
 *
 * @param candidates in the order of the source, in places of their own
 * @returns what is decided, as soon as it is
 */
export function* tryFixes(candidates: readonly Candidate[], bench: Bench): Generator<[Candidate, Verdict]> {
  let left = [...candidates];
  for (let round = 0; left.length > 0; round += 1) {
    if (round === MAX_ROUNDS) {
      for (const candidate of left) yield [candidate, { reason: UNSETTLED }];
      return;
    }
    const trial = makeAll(left, bench);
    const { blamed } = trial.outcome;
    const others: Candidate[] = [];
    const proven: [Candidate, Verdict][] = [];
    for (const [index, candidate] of left.entries()) {
      if (blamed.has(index)) {
        yield [candidate, { reason: ELSEWHERE }];
        continue;
      }
      const verdict = blamed.size === 0 ? judge(candidate, index, trial, bench) : undefined;
      if (verdict && 'reason' in verdict) {
        yield [candidate, verdict];
        continue;
      }
      others.push(candidate);
      if (verdict) proven.push([candidate, verdict]);
    }
    if (proven.length === left.length) {
      yield* proven;
      return;
    }
    left = others;
  }
}

interface Trial {
  after: ShownCanvas;
  outcome: Outcome;
  /** Start and end of each region in the source afterwards. */
  moved: { start: number; end: number }[];
}

function makeAll(candidates: readonly Candidate[], { before, site, limits, budget }: Bench): Trial {
  const source = edited(
    before.source,
    candidates.flatMap(({ edits }) => edits),
  );
  const regions = candidates.map(({ region }) => region);
  let shift = 0;
  const moved = candidates.map(({ edits, region }) => {
    const start = region.start + shift;
    for (const edit of edits) shift += edit.text.length - (edit.end - edit.start);
    return { start, end: region.end + shift };
  });
  const after = showCanvas(source, site, limits, budget);
  const lengths = moved.map(({ start, end }) => end - start);
  return { after, moved, outcome: compareOutside(before, after, regions, lengths) };
}

function judge({ region }: Candidate, index: number, { after, moved, outcome }: Trial, bench: Bench): Verdict {
  const { before, addresses, site, budget, read, facts } = bench;
  const place = moved[index];
  const was = outcome.before[index];
  const is = outcome.after[index];
  if (!place || !was || !is) return { reason: ELSEWHERE };
  if (outcome.covered.has(index)) return { proof: { outside: 'unchanged', markup: 'equal' } };
  const old = showRange(before.source, region.start, region.end, was.shown);
  const html = showRange(after.source, place.start, place.end, is.shown);
  budget.spend(JUDGED + (old.length + html.length) * JUDGED_CHARACTER);
  if (old === html) return { proof: { outside: 'unchanged', markup: 'equal' } };

  if (isRemark(old, html, region)) {
    const isShown = region.around.some(({ tag }) => PREFORMATTED.has(tag));
    if (isShown || mayShowBlanks(region.around, facts.styles, facts.rootStyle))
      return { reason: 'line breaks are shown there' };
    return joinsMarkup(before.source, region)
      ? { reason: 'what stands before it would begin a tag or a reference together with what follows' }
      : { proof: { outside: 'unchanged', markup: 'equivalent' } };
  }
  const reason = misplaced(region) ?? unclear(was, is);
  if (reason !== undefined && reason !== HIDDEN_FORM) return { reason };
  const contentBefore = read(old, region.around, [], false);
  if (reason !== undefined)
    return { reason: reason + (contentBefore ? usedByScript(contentBefore, undefined, bench) : '') };
  if (!contentBefore) return { reason: 'what it replaces is not a whole element where it stands' };
  const contentAfter = read(html, region.around, broughtIn(is.shown, place.start), true);
  if (!contentAfter) return { reason: 'its markup does not fit where it would stand' };
  const compared = compareContents(contentBefore, contentAfter, labelsOf(site, is.shown), addresses);
  const isJoining = joinsWords(before.source, region, contentBefore.text, contentAfter.text);
  const isLosing = losesBlank(before.source, region, contentBefore.nodes, contentAfter.nodes);
  const reasons: string[] = 'reasons' in compared ? [...compared.reasons] : [];
  if (isJoining) reasons.push('it joins words that stand apart');
  else if (isLosing) reasons.push('a blank would be lost that keeps it apart from what stands beside it');
  const marked = markOfMenu(is.shown, facts, site);
  if (marked !== undefined) reasons.push(marked);
  const styled = facts.hasOwnSheet ? styledByOwnSheet(was, is, region.around) : undefined;
  if (styled !== undefined) reasons.push(styled);
  // What says something else looks otherwise for that.
  if (!('reasons' in compared && compared.saysOther)) {
    const swapped = swappedLabels(contentBefore.nodes, contentAfter.nodes);
    const place = { ...facts, around: region.around, ahead: textAhead(before.source, region.start) };
    const different = differentLooks(contentBefore.nodes, contentAfter.nodes, addresses, place);
    for (const reason of [swapped, unlessTold(different, reasons)]) if (reason !== undefined) reasons.push(reason);
  }
  if ('proof' in compared && reasons.length === 0) {
    const [before, after] = [contentBefore.nodes, contentAfter.nodes];
    const seen = newDarkFile(before, after) ?? facts.readByScript({ before, after, parent: region.around[0] });
    return seen === undefined ? compared : { reason: seen };
  }
  return { reason: tellReasons(reasons) + usedByScript(contentBefore, contentAfter, bench) };
}

/**
 * What is said of an id that goes and that a script looks for; empty for none.
 *
 * @param after nothing where the server alone knows it: then all ids go
 */
function usedByScript(before: PlacedContent, after: PlacedContent | undefined, { hasScriptFor }: Bench): string {
  for (const pair of before.attributes.keys()) {
    const [, id] = /^id="(.*)"$/s.exec(pair) ?? [];
    if (id !== undefined && !after?.attributes.has(pair) && hasScriptFor(id))
      return `; a script in the page uses \`${cut(id)}\``;
  }
  return '';
}

function misplaced({ isPartial, isEnding, isReopened }: Candidate['region']): string | undefined {
  if (isPartial) return 'it changes an element without replacing it';
  if (isReopened) return 'it stands in formatting that is not closed in order';
  return isEnding ? 'what it replaces ends an element before it, which has no end tag' : undefined;
}

const HIDDEN_FORM = 'the markup of the form is known to the server alone, so nothing shows that it is the same';

/** What a render without the site's forms can't tell, and what would show visitors another thing than now. */
function unclear(was: Inside, is: Inside): string | undefined {
  if ([...is.unshown, ...is.shown].some(({ tag }) => isComponentTag(tag) && COMPONENTS[tag].holds === 'form'))
    return HIDDEN_FORM;
  const [unshown] = is.unshown;
  if (unshown) return `\`${unshown.tag}\` shows nothing there`;
  const now = is.shown.map(({ html }) => html);
  let next = 0;
  for (const html of now) if (html === was.shown[next]?.html) next += 1;
  return was.unshown.length > 0 || next < was.shown.length ? 'it changes what visitors see' : undefined;
}

/** Elements whose line breaks are shown, and one right behind the start tag is not. */
const PREFORMATTED: ReadonlySet<string> = new Set(['pre', 'listing']);

/** Whether nothing goes but a comment for people, and blanks that others are left of. */
function isRemark(old: string, html: string, { around }: Candidate['region']): boolean {
  if (html !== '' || around.some(({ tag }) => INERT_ELEMENTS.has(tag))) return false;
  return /^\s*<!--(?!-?>)/.test(old) && withoutRemarks(old).trim() === '';
}

/** Where expansions lie in the markup of a region. */
function broughtIn(shown: readonly Shown[], regionStart: number): { start: number; end: number }[] {
  let shift = -regionStart;
  return shown.map(({ start, end, html }) => {
    const from = start + shift;
    shift += html.length - (end - start);
    return { start: from, end: from + html.length };
  });
}
