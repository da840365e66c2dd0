import type { ReportedInlay } from 'inlay/internal/canvas/report.js';
import { InlayError } from 'inlay/internal/message/error.js';
import { type AuthoredElement, authoredElements, innermost } from './authored-elements.js';
import type { FindingAnchor, Insertion } from './model.js';

/** A stretch of a source, UTF-16 offsets. */
interface Spot {
  start: number;
  end: number;
}

/** How a canvas is expanded. */
interface Expanded {
  html: string;
  render(source: string): string;
}

/** Where frames show spots of a canvas. */
export interface SpotMarks {
  /** Of each spot. */
  anchors: FindingAnchor[];
  marks: { canvas: Insertion[]; expanded: Insertion[] };
}

/** Marks the elements that a page points at: the styles of a frame outline the one that its address names. */
const MARK = 'data-inlay-found';

/** What stands in a marked source, and comes out where the element is in the expanded page. */
const PLACED = / data-inlay-found="(\d{1,9})"|<!--data-inlay-found="(\d{1,9})"-->/g;

/**
 * Finds the elements that spots of a canvas are in, as it is written and as it is expanded. Where one is in the expanded page
 * is found by expanding the canvas with marks in it: if that is not the same page but for the marks, none is told.
 *
 * @param inlays of the report
 */
export function spotMarks(
  source: string,
  spots: readonly Spot[],
  inlays: readonly ReportedInlay[],
  expanded: Expanded,
): SpotMarks {
  const none = { anchors: spots.map(() => ({})), marks: { canvas: [], expanded: [] } };
  if (spots.length === 0 || source.includes(MARK)) return none;
  const elements = authoredElements(source, new Set(inlays.map(({ start }) => start)));
  const shown = inlays.filter(({ outcome }) => outcome === 'expanded');
  const found = spots.map((spot) => ({
    element: innermost(elements, spot),
    inlay: shown.find(({ start, end }) => start <= spot.start && spot.end <= end && spot.start < end),
  }));
  const ids = idsOf(found);
  const places = placesIn(source, found, expanded);
  const ofInlays = new Map<number, { id: string; mark: Insertion }>();
  for (const { inlay } of found) {
    const at = inlay && places.get(inlay.start);
    if (inlay && at !== undefined && !ofInlays.has(inlay.start)) {
      const mark = expansionMark(expanded.html, at, ids.get(inlay.start) ?? '');
      if (mark) ofInlays.set(inlay.start, mark);
    }
  }
  const anchors = found.map(({ element, inlay }): FindingAnchor => {
    const own = inlay && ofInlays.get(inlay.start)?.id;
    const id = element && ids.get(element.start);
    const isPlaced = inlay === undefined && element !== undefined && places.has(element.start);
    return {
      ...(id !== undefined && { canvas: id }),
      ...(own !== undefined ? { expanded: own } : isPlaced && id !== undefined ? { expanded: id } : {}),
    };
  });
  const marked = [
    ...new Map(found.flatMap(({ element }) => (element ? [[element.start, element] as const] : []))).values(),
  ];
  const textOf = ({ start, id }: AuthoredElement) => ` ${MARK}${id === undefined ? ` id="${ids.get(start)}"` : ''}`;
  const inPage = marked.flatMap((element) => {
    const at = places.get(element.start);
    return at === undefined ? [] : [{ at, text: textOf(element) }];
  });
  return {
    anchors,
    marks: {
      canvas: marked.map((element) => ({ at: element.nameEnd, text: textOf(element) })).sort(byOffset),
      expanded: [...inPage, ...[...ofInlays.values()].map(({ mark }) => mark)].sort(byOffset),
    },
  };
}

/** A text with others put into it. */
export function inserted(text: string, insertions: readonly Insertion[]): string {
  const parts: string[] = [];
  let from = 0;
  for (const { at, text: added } of insertions) {
    parts.push(text.slice(from, at), added);
    from = at;
  }
  return parts.join('') + text.slice(from);
}

function byOffset(a: Insertion, b: Insertion): number {
  return a.at - b.at;
}

type FoundSpot = { element: AuthoredElement | undefined; inlay: ReportedInlay | undefined };

/**
 * An id for each element and component, by where it begins: its own, or its place among them all. So it stays the same while
 * what stands before it is edited, and a frame that is at it need not move.
 */
function idsOf(found: readonly FoundSpot[]): Map<number, string> {
  const own = new Map(found.flatMap(({ element }) => (element ? [[element.start, element.id] as const] : [])));
  const starts = new Set([...own.keys(), ...found.flatMap(({ inlay }) => (inlay ? [inlay.start] : []))]);
  return new Map(
    [...starts].sort((a, b) => a - b).map((start, index) => [start, own.get(start) ?? `inlay-found-${index + 1}`]),
  );
}

/** Where elements and expansions begin in the expanded page, by where they are in the source. */
function placesIn(source: string, found: readonly FoundSpot[], { html, render }: Expanded): Map<number, number> {
  const inTags = new Map<number, Insertion>();
  const before = new Map<number, Insertion>();
  for (const { element, inlay } of found) {
    if (inlay) before.set(inlay.start, { at: inlay.start, text: `<!--${MARK}="${inlay.start}"-->` });
    else if (element) inTags.set(element.start, { at: element.nameEnd, text: ` ${MARK}="${element.start}"` });
  }
  for (const insertions of [[...inTags.values(), ...before.values()], [...inTags.values()]]) {
    const places = placed(html, render, inserted(source, insertions.sort(byOffset)));
    if (places) return places;
  }
  return new Map();
}

function placed(html: string, render: Expanded['render'], marked: string): Map<number, number> | undefined {
  const places = new Map<number, number>();
  let taken = 0;
  try {
    const plain = render(marked).replace(PLACED, (mark, inTag?: string, before?: string, offset = 0) => {
      places.set(Number(inTag ?? before), offset - taken);
      taken += mark.length;
      return '';
    });
    return plain === html ? places : undefined;
  } catch (error) {
    // It may be too large with its marks.
    if (error instanceof InlayError) return undefined;
    throw error;
  }
}

const START_TAG = /<[a-z][^\t\n\f\r />]*/iy;
const OWN_ID = /^[^>]*?\sid="([^">]*)"/;

/** What marks the first element of an expansion, and the id that it has then. */
function expansionMark(html: string, at: number, id: string): { id: string; mark: Insertion } | undefined {
  START_TAG.lastIndex = at;
  if (!START_TAG.test(html)) return undefined;
  const nameEnd = START_TAG.lastIndex;
  const own = OWN_ID.exec(html.slice(nameEnd, nameEnd + 2_000))?.[1];
  return { id: own ?? id, mark: { at: nameEnd, text: ` ${MARK}${own === undefined ? ` id="${id}"` : ''}` } };
}
