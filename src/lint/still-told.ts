import { countUpTo } from './document/ascending.js';
import { linesOf } from './document/lines.js';
import { byPlace } from './edit/fix.js';
import { type Edit, endOf, type Finding, type Fix } from './finding.js';
import { foundIn } from './found-in.js';

/**
 * What was told to be invented before a round of fixes, still stands as it did, and is told no more: the page gave it away by
 * something else, such as the same number in its data, and that is mended. It is as wrong as it was.
 *
 * @param before findings of the source that the edits were made in
 * @param edits what was made of it, without overlaps
 * @param output the source with the edits made
 * @param now what the linter says of the output
 * @returns findings of the output, with the fixes whose edits nothing touched
 */
export function stillTold(
  before: readonly Finding[],
  edits: readonly Edit[],
  output: string,
  now: readonly Finding[],
): Finding[] {
  const inventions = before.filter(({ rule }) => rule.startsWith('no-invented-'));
  if (inventions.length === 0) return [];
  const moved = mover(edits);
  const { positionOf } = linesOf(output);
  const told = inventions.flatMap((finding): Finding[] => {
    const place = moved(finding);
    if (!place || now.some(({ start, end }) => start < place.end && place.start < end)) return [];
    const { fix, ...rest } = finding;
    const movedFix = fix && withMovedEdits(fix, moved);
    const { line, column } = positionOf(place.start);
    return [{ ...rest, ...place, line, column, ...endOf(positionOf(place.end)), ...(movedFix && { fix: movedFix }) }];
  });
  foundIn(output, told);
  return told;
}

type Place = Pick<Edit, 'start' | 'end'>;
type Mover = (place: Place) => Place | undefined;

/** Tells where a place of a source stands when edits are made; nothing where one of them touches it. */
function mover(edits: readonly Edit[]): Mover {
  const inOrder = edits.toSorted(byPlace);
  const shifts = [0];
  for (const { start, end, text } of inOrder) shifts.push((shifts.at(-1) ?? 0) + text.length - (end - start));
  return ({ start, end }) => {
    const count = countUpTo(inOrder, (edit) => edit.end, start);
    const next = inOrder[count];
    if (next && next.start < end) return undefined;
    const shift = shifts[count] ?? 0;
    return { start: start + shift, end: end + shift };
  };
}

function withMovedEdits(fix: Fix, moved: Mover): Fix | undefined {
  const edits = fix.edits.flatMap((edit) => {
    const place = moved(edit);
    return place ? [{ ...edit, ...place }] : [];
  });
  return edits.length === fix.edits.length ? { ...fix, edits } : undefined;
}
