import { type Budget, isSpent, partOf } from '../../budget.js';
import { type Limits, limitsOf } from '../../canvas/limits.js';
import { InlayError } from '../../message/error.js';
import { isStandIn } from '../../site/facts.js';
import type { Site } from '../../site/schema.js';
import { withTag } from '../document/by-tag.js';
import type { IndexedDocument } from '../document/document.js';
import { overlapWith } from '../document/overlaps.js';
import { pageAddressOf } from '../document/page-address.js';
import { byPlace } from '../edit/fix.js';
import type { Edit, Fix } from '../finding.js';
import type { Problem } from '../rule.js';
import type { Candidate } from './batches.js';
import type { Verdict } from './compare.js';
import { contentReader } from './content-reader.js';
import { cut } from './cut.js';
import { keepsTree } from './keeps-tree.js';
import { isNoPage } from './no-page.js';
import { pageFactsOf } from './page-facts.js';
import { pageScripts } from './page-scripts.js';
import { countryOf } from './phone.js';
import { OVERLAPS, proveTogether } from './prove-together.js';
import { type Region, regionFinder } from './region.js';
import { outOfShortcodes } from './shortcodes.js';
import { showCanvas } from './shown.js';
import { templateSpans } from './template-spans.js';
import { translatedTexts } from './translated-texts.js';

const UNPLACED = 'it stands too deep in other elements';
const UNSHOWN = 'the page would be too large to render';
const DISPUTED = 'browsers read a `select` before it in two ways, and what is shown behind depends on that';
const NOT_PROVEN = ' (not proven to be safe: ';
const TEMPLATE = 'a template or a generator reads that place before it is HTML';
const NO_PAGE =
  'the code of the file says that it is no page, or takes what it writes: a component may stay as it is written';
const TRANSLATED = 'the text there is a key for translations, or is taken out for translators';
const FOSTERED = 'it stands in a table and in none of its cells, so that browsers move it';
const UNCERTAIN = 'somebody has to look first whether it is what it seems';
const SECRET = 'a secret stands there, and somebody has to revoke it first';
const OTHER = 'it says something else than the page did';
const TOO_MUCH = 'with all other fixes it takes too much work to prove';

/**
 * The fix of every problem that proposes one that keeps the elements around it. It is safe if the page, rendered before and
 * after, is proven to be the same but for the resource's own markup: made alone, and together with all other safe ones. The
 * canvas is rendered a bounded number of times, however many problems there are. It takes no more than a part of the work that
 * the canvas may: what is not proven by then stays unproven.
 *
 * @param problems their edits lie in the source
 * @param isHeld whether an edit takes what somebody has to see first
 */
export function proveFixes(
  document: IndexedDocument,
  site: Site,
  problems: readonly Problem[],
  limits: Limits = limitsOf(undefined),
  isHeld: (edit: Edit) => boolean = () => false,
): (Fix | undefined)[] {
  const kept = problems.map((problem) => withoutCut(document, problem));
  const verdicts = kept.some(({ fix }) => fix) ? verdictsOf(kept, document, site, limits, isHeld) : undefined;
  return kept.map(({ fix }, index) => fix && fixOf(fix, verdicts?.get(index) ?? { reason: OVERLAPS }));
}

/** A problem without a fix that would take a tag from an element around it, or write an element into a shortcode. */
function withoutCut(document: IndexedDocument, problem: Problem): Problem {
  const { fix, ...rest } = problem;
  if (!fix) return problem;
  const edits = outOfShortcodes(document, fix.edits);
  if (!edits || !keepsTree(document, edits)) return rest;
  return edits === fix.edits ? problem : { ...rest, fix: { ...fix, edits } };
}

/** The part of all work that proofs may take: what was found is told in any case. */
const SHARE = 0.3;

function verdictsOf(
  problems: readonly Problem[],
  document: IndexedDocument,
  site: Site,
  limits: Limits,
  isHeld: (edit: Edit) => boolean,
): Map<number, Verdict> {
  const budget = partOf(document.budget, limits.work * SHARE, 'prove the fixes of this canvas');
  const verdicts = new Map<number, Verdict>();
  try {
    decide(problems, document, site, limits, budget, verdicts, isHeld);
    return verdicts;
  } catch (error) {
    if (!(error instanceof InlayError)) throw error;
    const isOver = isSpent(budget);
    const known = isOver ? verdicts : new Map<number, Verdict>();
    const reason = isOver ? TOO_MUCH : `${UNSHOWN}: ${error.summary}`;
    return new Map(problems.map((_problem, index) => [index, known.get(index) ?? { reason }]));
  }
}

function fixOf({ description, edits }: NonNullable<Problem['fix']>, verdict: Verdict): Fix {
  const sorted = edits.toSorted(byPlace);
  if ('proof' in verdict) return { safety: 'safe', description, edits: sorted, proof: verdict.proof };
  return { safety: 'unsafe', description: `${description}${NOT_PROVEN}${verdict.reason})`, edits: sorted };
}

/** Of a fix that is not proven because a limit was in the way, in words which; nothing of others. */
export function limitOf({ safety, description }: Fix): string | undefined {
  const [, reason] = safety === 'unsafe' ? description.split(NOT_PROVEN) : [];
  return reason?.startsWith(UNSHOWN) || reason?.startsWith(TOO_MUCH) ? reason.slice(0, -1) : undefined;
}

/** What is said of an id in what edits take, for which a script looks; empty for none. */
function usedByScript(
  { source }: IndexedDocument,
  edits: readonly Edit[],
  hasScriptFor: (id: string) => boolean,
): string {
  for (const { start, end, text } of edits) {
    for (const [, id = ''] of source.slice(start, end).matchAll(/\sid\s{0,3}=\s{0,3}["']?([^"'\s>]{1,200})/gi))
      if (!text.includes(id) && hasScriptFor(id)) return `; a script in the page uses \`${cut(id)}\``;
  }
  return '';
}

/** @param verdicts is filled with what holds, whatever comes of those that are still to be decided */
function decide(
  problems: readonly Problem[],
  document: IndexedDocument,
  site: Site,
  limits: Limits,
  budget: Budget,
  verdicts: Map<number, Verdict>,
  isHeld: (edit: Edit) => boolean,
): void {
  const regionOf = regionFinder(document, budget);
  const undisputed = undisputedUntil(document);
  const isToProve = problems.some(({ fix }) => fix && fix.saysOther !== true);
  const isInTemplate = templateSpans(document, isToProve ? problems.flatMap(({ fix }) => fix?.edits ?? []) : []);
  const translated = isToProve ? translatedTexts(document) : [];
  const isTranslated = overlapWith(translated.map(({ start, end }) => ({ from: start, to: end })));
  const isElsewhere = isToProve && isNoPage(document);
  const hasScriptFor = pageScripts(document);
  const candidates: Candidate[] = [];
  for (const [index, { fix, outcome }] of problems.entries()) {
    if (!fix) continue;
    if (outcome === 'needs-review') {
      verdicts.set(index, { reason: UNCERTAIN });
      continue;
    }
    const edits = fix.edits.toSorted(byPlace);
    if (fix.saysOther === true) {
      verdicts.set(index, { reason: OTHER + usedByScript(document, edits, hasScriptFor) });
      continue;
    }
    if (edits.some(isInTemplate)) {
      verdicts.set(index, { reason: TEMPLATE });
      continue;
    }
    if (isElsewhere) {
      verdicts.set(index, { reason: NO_PAGE });
      continue;
    }
    if (edits.some(({ start, end }) => isTranslated({ from: start, to: end }))) {
      verdicts.set(index, { reason: TRANSLATED });
      continue;
    }
    if (edits.some(isHeld)) {
      verdicts.set(index, { reason: SECRET });
      continue;
    }
    const region = regionOf(edits);
    if ((edits.at(-1)?.end ?? 0) > undisputed) verdicts.set(index, { reason: DISPUTED });
    else if (region && isFostered(document, region)) verdicts.set(index, { reason: FOSTERED });
    else if (region) candidates.push({ problem: index, edits, region });
    else verdicts.set(index, { reason: UNPLACED });
  }
  if (candidates.length === 0) return;
  const onlyAbsolute = isStandIn(site.site.url) || document.elements.some(({ tag }) => tag === 'base');
  const page = pageAddressOf(document);
  const addresses = { base: site.site.url, onlyAbsolute, country: countryOf(site), page };
  const before = showCanvas(document.template.text, site, limits, budget);
  const facts = pageFactsOf(document, site);
  const read = contentReader(addresses, budget);
  const bench = { site, addresses, read, before, facts, hasScriptFor, limits, budget };
  proveTogether(candidates, bench, regionOf, verdicts);
}

/** Whether a region stands in the source of a table that is not around it in the tree. */
function isFostered(document: IndexedDocument, { start, around }: Region): boolean {
  const tables = withTag(document, 'table');
  if (tables.length === 0) return false;
  document.budget.spend(tables.length);
  return tables.some((table) => table.openEnd <= start && start < table.closeStart && !around.includes(table));
}

/** Up to where all browsers read a canvas alike; a fix from there on may decide about what another one shows. */
function undisputedUntil({ source, expanded }: IndexedDocument): number {
  const first = expanded === undefined ? -1 : source.search(/<select/i);
  return first === -1 ? source.length : first;
}
