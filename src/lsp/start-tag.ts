/** An attribute as it stands in a start tag that somebody may still be typing. All offsets are UTF-16 code units. */
export interface TypedAttribute {
  /** In lower case. */
  name: string;
  start: number;
  nameEnd: number;
  value?: TypedValue;
}

/** The value of an attribute, without its quotation marks. */
export interface TypedValue {
  /** As written, references not decoded. */
  raw: string;
  start: number;
  end: number;
  /** The mark in front of it. */
  quote: '"' | "'" | '';
  /** Whether the mark behind it is there, where one is needed. */
  closed: boolean;
}

export interface TypedTag {
  /** In lower case. */
  tag: string;
  nameEnd: number;
  attributes: TypedAttribute[];
  /** Offset of its `>`; where there is none, of what ends it: the next `<`, or the end of the source. */
  end: number;
}

const TAG_NAME = /<([a-z][^\s/><]*)/iy;
const BETWEEN = /[\s/]*/y;
const NAME = /[^\s/><][^\s/><=]*/y;
const EQUALS = /\s*=\s*/y;
const VALUES: readonly [RegExp, TypedValue['quote']][] = [
  [/"([^"]*)("?)/y, '"'],
  [/'([^']*)('?)/y, "'"],
  [/([^\s"'<>]*)()/y, ''],
];

/**
 * The start tag at an offset. Unlike the standard's tokenizer it ends at a `<` between attributes: there begins what
 * stood behind the tag before somebody began to type it.
 */
export function typedTag(source: string, start: number): TypedTag | undefined {
  const tag = matchAt(TAG_NAME, source, start)?.[1];
  if (tag === undefined) return undefined;
  const attributes: TypedAttribute[] = [];
  const nameEnd = start + 1 + tag.length;
  let at = skip(BETWEEN, source, nameEnd);
  for (let found = matchAt(NAME, source, at); found; found = matchAt(NAME, source, at)) {
    const attribute: TypedAttribute = { name: found[0].toLowerCase(), start: at, nameEnd: at + found[0].length };
    attributes.push(attribute);
    at = attribute.nameEnd;
    const valueStart = skip(EQUALS, source, at);
    if (valueStart > at) {
      attribute.value = typedValue(source, valueStart);
      at = attribute.value.end + (attribute.value.closed ? attribute.value.quote.length : 0);
    }
    at = skip(BETWEEN, source, at);
  }
  return { tag: tag.toLowerCase(), nameEnd, attributes, end: at };
}

function typedValue(source: string, at: number): TypedValue {
  for (const [pattern, quote] of VALUES) {
    const found = matchAt(pattern, source, at);
    if (!found) continue;
    const [, raw = '', mark] = found;
    const start = at + quote.length;
    return { raw, start, end: start + raw.length, quote, closed: mark === quote };
  }
  return { raw: '', start: at, end: at, quote: '', closed: true };
}

function skip(pattern: RegExp, source: string, at: number): number {
  return at + (matchAt(pattern, source, at)?.[0].length ?? 0);
}

/** @param pattern a sticky one */
function matchAt(pattern: RegExp, source: string, at: number): RegExpExecArray | null {
  pattern.lastIndex = at;
  return pattern.exec(source);
}
