import type { Finding } from '../../src/lint/index.js';
import { type CorpusCase, type Label, offsetOf } from './case.js';
import { holdsOnly, isInside, outline, type Place, placeAt } from './outline.js';

/** The rules that the invention corpus judges; it does not count reports of others. */
export const INVENTION_RULES: ReadonlySet<string> = new Set([
  'no-invented-menu',
  'no-invented-contact',
  'no-invented-profile',
  'no-fictitious-form',
  'no-invented-attachment',
  'no-static-logo',
]);

/** Rules that the lint corpus does not judge: its labels are older, and about copies and misuse. */
export const NOT_IN_LINT_CORPUS: ReadonlySet<string> = new Set(
  [...INVENTION_RULES, 'no-static-structured-data'].filter((rule) => rule !== 'no-static-logo'),
);

/** How the findings of one case compare with its labels. */
export interface CaseScore {
  matched: { finding: Finding; label: Label }[];
  /** Reports that match no label. */
  wrong: Finding[];
  /** Labels that no report matches; debatable ones are left out. */
  missed: Label[];
  /** Reports with outcome `violation` at a labelled near miss. */
  nearMisses: Finding[];
  /** How many findings there are. */
  reports: number;
}

/** Rules that may report what a label's element holds. */
const IN_LISTS: ReadonlySet<string> = new Set([
  'no-static-menu',
  'no-static-social',
  'no-static-contact',
  'no-invented-contact',
  'no-invented-profile',
  'no-fictitious-form',
]);

interface Spot<T> {
  label: T;
  offset: number;
  place: Place | undefined;
}

/**
 * Matches findings with labels as the corpus's README says.
 *
 * @param judged the rules whose reports count; all of them without it
 */
export function scoreCase(
  { canvas, labels, nearMisses }: CorpusCase,
  all: readonly Finding[],
  judged?: ReadonlySet<string>,
): CaseScore {
  const places = outline(canvas);
  const findings = judged ? all.filter((finding) => judged.has(finding.rule) && !isOfAnother(finding, all)) : all;
  const spots = <T extends { at: string; nth: number }>(list: readonly T[]) =>
    list.map((label): Spot<T> => {
      const offset = offsetOf(canvas, label);
      return { label, offset, place: placeAt(places, offset) };
    });
  const open = spots(labels);
  const traps = spots(nearMisses);
  /** Whether an element has one label of a rule: several are told apart by their values. */
  const isOnly = ({ rule }: Label, place: Place | undefined) =>
    place !== undefined && open.filter((each) => each.place === place && each.label.rule === rule).length === 1;
  const taken = new Map<Spot<Label>, Finding>();
  const wrong: Finding[] = [];
  for (const finding of findings) {
    const fits = open.filter(
      ({ label, offset, place }) =>
        (label.rule === finding.rule || label.also?.includes(finding.rule)) &&
        isSame(finding, places, offset, place) &&
        (isOnly(label, place) || isOfValue(finding, label, canvas)),
    );
    const best =
      fits.find((spot) => !taken.has(spot) && isAbout(finding, spot.label)) ??
      fits.find((spot) => !taken.has(spot) && !spot.label.debatable) ??
      fits.find((spot) => !taken.has(spot));
    if (best) taken.set(best, finding);
    else if (fits.length === 0) wrong.push(finding);
  }
  return {
    matched: [...taken].filter(([{ label }]) => !label.debatable).map(([{ label }, finding]) => ({ finding, label })),
    wrong,
    missed: open.filter((spot) => !taken.has(spot) && !spot.label.debatable).map(({ label }) => label),
    reports: findings.length,
    nearMisses: findings.filter(
      (finding) =>
        finding.outcome === 'violation' &&
        traps.some(({ label, offset, place }) => label.rule === finding.rule && isAt(finding, places, offset, place)),
    ),
  };
}

/** Whether a finding is about the datum of a label, where that names one: it lies in what is reported, or is told. */
function isOfValue(finding: Finding, { value }: Label, canvas: string): boolean {
  if (value === undefined) return true;
  const told = `${canvas.slice(finding.start, finding.end)} ${finding.message} ${JSON.stringify(finding.evidence) ?? ''}`;
  return plain(told).includes(plain(value));
}

/** A text without what spelling changes. */
function plain(text: string): string {
  return text
    .replace(/<[^>]*>/g, (tag) => (/\s(?:href|src|content|action|data-)/.test(tag) ? tag : ''))
    .replace(/&nbsp;|&#160;/g, ' ')
    .replace(/[\s,·|]+/g, '')
    .toLowerCase();
}

/** Whether a report repeats another one: the address of a form that mails, the file of an invented logo. */
function isOfAnother({ rule, start, end }: Finding, all: readonly Finding[]): boolean {
  const owner = { 'no-invented-contact': 'no-fictitious-form', 'no-invented-attachment': 'no-static-logo' }[rule];
  const isWithin = (other: Finding) => other.start <= start && end <= other.end;
  return (
    owner !== undefined && all.some((other) => other.rule === owner && isWithin(other) && isOwners(rule, other, start))
  );
}

/** A form's own address stands in its start tag: contacts beside its fields are contacts. */
function isOwners(rule: string, owner: Finding, start: number): boolean {
  return rule === 'no-invented-attachment' || owner.start === start;
}

/** Whether a finding names a label's resource. */
function isAbout(finding: Finding, { resource = '' }: Label): boolean {
  const named = finding.resource?.replace('/resources/', '').replaceAll('/', '.') ?? '';
  return resource
    .split(',')
    .some((each) => each === named || each.startsWith(`${named}.`) || named.startsWith(`${each}.`));
}

/** Whether a finding's element is the one at an offset, with nothing taken for equal. */
function isAt(finding: Finding, places: readonly Place[], offset: number, place: Place | undefined): boolean {
  const found = placeAt(places, finding.start);
  return finding.start === offset || (place !== undefined && place.start === offset && found === place);
}

/** Whether a finding's element is that of a label or equivalent to it. */
function isSame(finding: Finding, places: readonly Place[], offset: number, place: Place | undefined): boolean {
  if (finding.start === offset) return true;
  const found = placeAt(places, finding.start);
  if (!place || !found || place.start !== offset) return false;
  if (found === place) return true;
  if (isInside(place, found))
    return holdsOnly(found, place) || (finding.rule === 'no-static-logo' && isMark(found, place));
  if (isInside(found, place)) {
    const inList = IN_LISTS.has(finding.rule);
    return (
      inList ||
      holdsOnly(place, found) ||
      (place.children.length === 1 && found.parent === place) ||
      (finding.rule === 'no-static-logo' && (isMark(place, found) || isLockup(place, found)))
    );
  }
  return finding.rule === 'no-static-logo' && place.parent !== undefined && place.parent === found.parent;
}

/** What holds a mark and the name beside it, and nothing else. */
function isLockup(outer: Place, inner: Place): boolean {
  const others = outer.children.filter((child) => child !== inner);
  return (
    inner.parent === outer && !outer.text && others.length === 1 && others.every((child) => isLeaf(child) && child.text)
  );
}

function isLeaf({ tag, children }: Place): boolean {
  return tag !== 'a' && tag !== 'button' && children.length === 0;
}

/** The link around a mark. */
function isMark(outer: Place, inner: Place): boolean {
  return outer.tag === 'a' || outer.tag === 'picture' || (outer.tag === 'svg' && inner.parent === outer);
}
