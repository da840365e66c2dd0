/** Tries of one reduction: enough for what the shrinker leaves, and over within seconds for a renderer behind a request. */
const MAX_TRIES = 600;

/** Something to make smaller, and whether a smaller one still shows the failure. */
interface Reduction<T> {
  value: T;
  /** Smaller ones to try, the smallest first. */
  smaller(value: T): Iterable<T>;
  fails(value: T): Promise<boolean>;
}

/**
 * The smallest that can be had by always taking the first smaller one that still fails. fast-check's shrinker keeps the
 * order in which it generated, and so leaves what it has passed; this does not.
 */
export async function reduce<T>({ value, smaller, fails }: Reduction<T>): Promise<T> {
  let best = value;
  for (let tries = 0; tries < MAX_TRIES; ) {
    let next: T | undefined;
    for (const candidate of smaller(best)) {
      tries += 1;
      if (tries > MAX_TRIES || !(await fails(candidate))) continue;
      next = candidate;
      break;
    }
    if (next === undefined) return best;
    best = next;
  }
  return best;
}

/** What a canvas is made of: comments, components with their end tag, tags, and text. Together they are the canvas. */
export function piecesOf(canvas: string): string[] {
  const pieces: string[] = [];
  let hasComments = true;
  for (let at = 0; at < canvas.length; ) {
    let end = -1;
    if (hasComments && canvas.startsWith('<!--', at)) {
      end = canvas.indexOf('-->', at + '<!--'.length) + '-->'.length;
      hasComments = end >= '-->'.length;
      if (!hasComments) end = -1;
    }
    if (end === -1) end = endOfTag(canvas, at);
    if (end === -1) end = canvas.indexOf('<', at + (canvas[at] === '<' ? 0 : 1));
    if (end === at) end += 1;
    if (end === -1) end = canvas.length;
    pieces.push(canvas.slice(at, end));
    at = end;
  }
  return pieces;
}

/** Where a tag ends, for a component that has nothing in it behind its end tag; -1 for what is no tag. */
function endOfTag(canvas: string, start: number): number {
  if (!/^<[a-z/]/i.test(canvas.slice(start, start + 2))) return -1;
  for (let at = start + 1; at < canvas.length; at += 1) {
    const letter = canvas[at];
    if (letter === '<') return -1;
    if (letter === '>') {
      const [, name] = /^<(x-[a-z]{1,20})/i.exec(canvas.slice(start, start + 24)) ?? [];
      const endTag = `</${name}>`;
      return name !== undefined && canvas.startsWith(endTag, at + 1) ? at + 1 + endTag.length : at + 1;
    }
    if (letter !== '"') continue;
    at = canvas.indexOf('"', at + 1);
    if (at === -1) return -1;
  }
  return -1;
}

/** A canvas without one of its stretches of tags and texts, the longest first; without a pair of tags; without an attribute. */
export function* smallerCanvases(canvas: string): Generator<string> {
  const pieces: string[] = piecesOf(canvas);
  for (let length = pieces.length; length > 0; length = length === 1 ? 0 : Math.ceil(length / 2)) {
    for (let start = 0; start < pieces.length; start += length) yield pieces.toSpliced(start, length).join('');
  }
  for (const [index, piece] of pieces.entries()) {
    const [, tag] = /^<([a-z][^\s/>]*)/i.exec(piece) ?? [];
    const end = tag === undefined ? -1 : pieces.indexOf(`</${tag}>`, index);
    if (end > -1) yield pieces.toSpliced(end, 1).toSpliced(index, 1).join('');
  }
  for (const { 0: attribute, index } of canvas.matchAll(/ [a-z]+="[^"]*"/g)) {
    yield canvas.slice(0, index) + canvas.slice(index + attribute.length);
  }
}

/** JSON without one of its members, the outermost first; then with a text that is plain. */
export function* smallerJson<T>(value: T): Generator<T> {
  for (const change of [without, plain]) yield* changed(value, change) as Generator<T>; // what is changed is JSON of that kind
}

/** The ways to change a value itself; members are for `changed`. */
type Change = (value: object, key: string) => unknown;

function* changed(value: unknown, change: Change): Generator<unknown> {
  if (typeof value !== 'object' || value === null) return;
  for (const key of Object.keys(value).toReversed()) {
    const result = change(value, key);
    if (result !== undefined) yield result;
  }
  for (const [key, member] of Object.entries(value)) {
    for (const smaller of changed(member, change)) yield withMember(value, key, smaller);
  }
}

function without(value: object, key: string): unknown {
  if (Array.isArray(value)) return value.toSpliced(Number(key), 1);
  return Object.fromEntries(Object.entries(value).filter(([name]) => name !== key));
}

const PLAIN = 'x';

function plain(value: object, key: string): unknown {
  const member: unknown = Object.entries(value).find(([name]) => name === key)?.[1];
  return typeof member === 'string' && member.length > PLAIN.length ? withMember(value, key, PLAIN) : undefined;
}

function withMember(value: object, key: string, member: unknown): unknown {
  return Array.isArray(value) ? value.with(Number(key), member) : { ...value, [key]: member };
}
