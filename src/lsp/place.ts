import { type ComponentTag, isComponentTag } from '../component/tags.js';
import { indexDocument } from '../lint/document/document.js';
import { type TypedAttribute, type TypedTag, typedTag } from './start-tag.js';

/** UTF-16 offsets of what a completion replaces. */
interface Span {
  start: number;
  end: number;
}

/** Behind `<`, in what can become a component's name. */
export interface NamePlace extends Span {
  kind: 'name';
  /** Whether the rest of the tag is there already. */
  hasRest: boolean;
}

/** Where an attribute of a component stands or can stand. */
export interface AttributePlace extends Span {
  kind: 'attribute';
  tag: ComponentTag;
  /** Names of the tag's other attributes. */
  others: readonly string[];
  hasValue: boolean;
}

/** In the value of a component's attribute. */
export interface ValuePlace extends Span {
  kind: 'value';
  tag: ComponentTag;
  attribute: string;
  /** Values of the tag's attributes, as written; the first of a name. */
  given: ReadonlyMap<string, string>;
  quote: '"' | "'" | '';
}

export type Place = NamePlace | AttributePlace | ValuePlace;

const TYPED_NAME = /<(x(?:-[a-z0-9-]*)?)?$/i;
const WHOLE_NAME = /^(?:x(?:-[a-z0-9-]*)?)?$/i;
const REST_OF_NAME = /[a-z0-9-]*/iy;
const REST_OF_TAG = /[^<>]*>/y;
/** Longer names are no component's. */
const LONGEST_NAME = 64;
const BLANK = /\s/;

/** What can be completed at an offset: nothing outside of start tags, in comments, scripts and the like. */
export function placeAt(source: string, offset: number): Place | undefined {
  const name = namePlace(source, offset);
  if (name) return opensElement(source, name.start - 1) ? name : undefined;
  const start = Math.max(source.lastIndexOf('<x-', offset - 1), source.lastIndexOf('<X-', offset - 1));
  const typed = start === -1 ? undefined : typedTag(source, start);
  if (!typed || offset <= typed.nameEnd) return undefined;
  const place = placeIn(source, typed, offset);
  return place && opensElement(source, start) ? place : undefined;
}

function namePlace(source: string, offset: number): NamePlace | undefined {
  const typed = TYPED_NAME.exec(source.slice(Math.max(0, offset - LONGEST_NAME), offset));
  if (!typed) return undefined;
  const [, before = ''] = typed;
  REST_OF_NAME.lastIndex = offset;
  const after = REST_OF_NAME.exec(source)?.[0] ?? '';
  if (!WHOLE_NAME.test(before + after)) return undefined;
  const end = offset + after.length;
  REST_OF_TAG.lastIndex = end;
  return { kind: 'name', start: offset - before.length, end, hasRest: REST_OF_TAG.test(source) };
}

function placeIn(source: string, { tag, attributes, end }: TypedTag, offset: number): Place | undefined {
  if (!isComponentTag(tag)) return undefined;
  for (const each of attributes) {
    const value = valuePlace(source, tag, attributes, each, offset);
    if (value) return value;
    if (offset >= each.start && offset <= each.nameEnd)
      return attributePlace(tag, attributes, each, each.start, each.nameEnd);
  }
  const isBetween = offset <= end && BLANK.test(source[offset - 1] ?? '');
  return isBetween ? attributePlace(tag, attributes, undefined, offset, offset) : undefined;
}

function attributePlace(
  tag: ComponentTag,
  attributes: readonly TypedAttribute[],
  own: TypedAttribute | undefined,
  start: number,
  end: number,
): AttributePlace {
  const others = attributes.filter((each) => each !== own).map(({ name }) => name);
  return { kind: 'attribute', tag, others, hasValue: own?.value !== undefined, start, end };
}

function valuePlace(
  source: string,
  tag: ComponentTag,
  attributes: readonly TypedAttribute[],
  { name, value }: TypedAttribute,
  offset: number,
): ValuePlace | undefined {
  if (!value || offset < value.start || offset > value.end) return undefined;
  // A value that goes on over a tag's end has lost its quotation mark: what follows the cursor is not its own.
  const isWhole = value.closed && !/[<>\n\r]/.test(source.slice(offset, value.end));
  // What the mark of another took along is no value either.
  if (/[<>]/.test(source.slice(value.start, offset))) return undefined;
  const given = new Map<string, string>();
  for (const each of attributes) {
    if (!given.has(each.name) && each.value) given.set(each.name, each.value.raw);
  }
  return {
    kind: 'value',
    tag,
    attribute: name,
    given,
    quote: value.quote,
    start: value.start,
    end: isWhole ? value.end : offset,
  };
}

/** Whether a component's start tag at an offset makes an element: what stands before it decides alone. */
function opensElement(source: string, offset: number): boolean {
  const { elements } = indexDocument(`${source.slice(0, offset)}<x-logo></x-logo>`);
  return elements.some(({ start, isHtml }) => start === offset && isHtml);
}
