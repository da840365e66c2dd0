import type { Report, ReportedInlay } from '../../canvas/report.js';

/** What became of an inlay, the superseded told apart: they were never to be shown. */
export type Outcome = ReportedInlay['outcome'] | 'superseded';

/** How many canvases there were, and inlays by outcome. */
export type Tally = Record<Outcome | 'canvases', number>;

/** What became of an inlay. */
export function outcomeOf({ outcome, notes }: ReportedInlay): Outcome {
  return notes.some(({ code }) => code === 'superseded') ? 'superseded' : outcome;
}

/** Whether an inlay stays in the canvas though it should not. */
export function isLeft(inlay: ReportedInlay): boolean {
  const outcome = outcomeOf(inlay);
  return outcome === 'unresolved' || outcome === 'refused';
}

/** Whether any inlay stays in its canvas though it should not. */
export function isAnyLeft({ unresolved, refused }: Tally): boolean {
  return unresolved + refused > 0;
}

/** A tally of nothing. */
export function emptyTally(): Tally {
  return { canvases: 0, expanded: 0, unresolved: 0, refused: 0, superseded: 0 };
}

/** Adds a canvas to the tally. */
export function addTo(tally: Tally, { inlays }: Report): void {
  tally.canvases += 1;
  for (const inlay of inlays) tally[outcomeOf(inlay)] += 1;
}

/** Adds what another tally has counted. */
export function addTally(tally: Tally, other: Tally): void {
  for (const [name, count] of Object.entries(other)) tally[name as keyof Tally] += count; // the keys of a tally
}

/** The inlays by outcome: `7 components: 6 expanded, 1 unresolved`. */
export function inlayLine(tally: Tally): string {
  const total = tally.expanded + tally.unresolved + tally.refused + tally.superseded;
  const parts = [...(tally.expanded > 0 ? [`${number(tally.expanded)} expanded`] : []), ...leftovers(tally)];
  return [counted(total, 'component'), ...(parts.length > 0 ? [parts.join(', ')] : [])].join(': ');
}

/** The canvases and their inlays: `4,000 canvases, 12,345 components expanded, 3 unresolved`. */
export function canvasLine(tally: Tally): string {
  const expanded = `${counted(tally.expanded, 'component')} expanded`;
  return [counted(tally.canvases, 'canvas', 'canvases'), expanded, ...leftovers(tally)].join(', ');
}

function leftovers(tally: Tally): string[] {
  const outcomes = ['unresolved', 'refused', 'superseded'] as const;
  return outcomes.filter((outcome) => tally[outcome] > 0).map((outcome) => `${number(tally[outcome])} ${outcome}`);
}

/** A number with its noun: `1 rule`, `4,000 canvases`. */
export function counted(value: number, one: string, many = `${one}s`): string {
  return `${number(value)} ${value === 1 ? one : many}`;
}

/** A number for people: `4,000`. */
export function number(value: number): string {
  return value.toLocaleString('en-US');
}
