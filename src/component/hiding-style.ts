import { tokens } from '../html/element.js';
import { declarationsOf } from './declarations.js';
import { CLIPPED, FAR, HIDING_VALUES, MOVABLE, OFFSETS, PULLS } from './hiding-table.js';

type Declared = ReadonlyMap<string, string>;

/**
 * Whether an inline style hides its element from whoever looks at the page: as traps for robots are hidden, which a visitor
 * must not fill.
 */
export function styleHides(style: string): boolean {
  const declared = declarationsOf(style);
  return (
    [...HIDING_VALUES].some(([name, values]) => values.has(declared.get(name) ?? '')) ||
    amountOf(declared.get('opacity')) === 0 ||
    isOutOfSight(declared) ||
    isCutAway(declared) ||
    isTooSmall(declared)
  );
}

function isOutOfSight(declared: Declared): boolean {
  const isMovable = MOVABLE.has(declared.get('position') ?? '');
  for (const [name, value] of declared) {
    if ((PULLS.has(name) || (isMovable && OFFSETS.has(name))) && tokens(value).some(isFarBack)) return true;
  }
  const [top = '', right = '', , left = right] = tokens(declared.get('margin'));
  return isFarBack(top) || isFarBack(left);
}

function isCutAway(declared: Declared): boolean {
  const clip = CLIPPED.has(declared.get('position') ?? '') ? declared.get('clip') : undefined;
  const [top = Number.NaN, right = Number.NaN, bottom = Number.NaN, left = Number.NaN] = (
    argumentsOf(clip, 'rect') ?? []
  ).map(amountOf);
  if (bottom <= top || right <= left) return true;
  const path = declared.get('clip-path');
  const radius = argumentsOf(path, 'circle')?.[0];
  return amountOf(radius) === 0 || isEveryZero(argumentsOf(path, 'polygon')) || isInsetAway(path);
}

function isEveryZero(values: readonly string[] = []): boolean {
  return values.length > 0 && values.every((value) => amountOf(value) === 0);
}

/** Percentages of two opposite sides that leave less than this are a line at most. */
const WHOLE = 99;

function isInsetAway(path: string | undefined): boolean {
  const sides = (argumentsOf(path, 'inset') ?? []).map((side) =>
    side.endsWith('%') || amountOf(side) === 0 ? amountOf(side) : Number.NaN,
  );
  const [top = Number.NaN, right = top, bottom = top, left = right] = sides;
  return top + bottom >= WHOLE || left + right >= WHOLE;
}

/** A box of a pixel or none that shows nothing of what is larger; one without a height may have it by its padding. */
function isTooSmall(declared: Declared): boolean {
  const isClosed = ['overflow', 'overflow-x', 'overflow-y'].some((name) =>
    tokens(declared.get(name)).some((value) => value === 'hidden' || value === 'clip'),
  );
  if (!isClosed) return false;
  const [width, height] = ['width', 'height'].map((side) =>
    Math.min(sizeOf(declared.get(side)), sizeOf(declared.get(`max-${side}`))),
  );
  if (width === undefined || height === undefined) return false;
  if (Math.max(width, height) <= 1) return true;
  const isPadded = [...declared].some(
    ([name, value]) => name.startsWith('padding') && tokens(value).some((token) => amountOf(token) !== 0),
  );
  return Math.min(width, height) === 0 && !isPadded;
}

/** Pixels; without end where it is no number of them. */
function sizeOf(value: string | undefined): number {
  const amount = amountOf(value);
  return amount === 0 || (amount > 0 && value?.endsWith('px')) ? amount : Number.POSITIVE_INFINITY;
}

function isFarBack(value: string): boolean {
  const [, , unit = ''] = LENGTH.exec(value) ?? [];
  return amountOf(value) <= -(FAR.get(unit) ?? Number.POSITIVE_INFINITY);
}

/** A number, and its unit if it has one. */
const LENGTH = /^([+-]?(?:\d+(?:\.\d+)?|\.\d+))([a-z]+|%)?$/;

/** The number of a length or a percentage; `NaN` for anything else. */
function amountOf(value: string | undefined): number {
  const [, amount = 'none'] = LENGTH.exec(value ?? '') ?? [];
  return Number(amount);
}

/** What stands in the parentheses of a function of CSS, be it separated by commas or blanks. */
function argumentsOf(value: string | undefined, name: string): string[] | undefined {
  if (!value?.startsWith(`${name}(`) || !value.endsWith(')')) return undefined;
  return tokens(value.slice(name.length + 1, -1).replaceAll(',', ' '));
}
