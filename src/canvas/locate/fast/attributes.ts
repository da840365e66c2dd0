import { type DefaultTreeAdapterTypes, parseFragment } from 'parse5';

/** An attribute as people write it: a name in lower case, with a plain value in double quotes or none. */
const PLAIN = /[\t\n\f\r ]+([a-z][a-z-]*)(?:="([^"&\r\0]*)")?(?=[\t\n\f\r />])/y;

const TAG_END = /[\t\n\f\r ]*\/?>/y;

/**
 * The attributes of a start tag: names in lower case, references decoded, the first of a name.
 *
 * @param start offset of the tag
 * @param nameEnd end of its name
 * @param end end of the tag
 */
export function readAttributes(source: string, start: number, nameEnd: number, end: number): Record<string, string> {
  const attributes: Record<string, string> = Object.create(null);
  let at = nameEnd;
  PLAIN.lastIndex = at;
  for (let found = PLAIN.exec(source); found; found = PLAIN.exec(source)) {
    const name = found[1] as string; // a match always has it
    attributes[name] ??= found[2] ?? '';
    at = PLAIN.lastIndex;
  }
  TAG_END.lastIndex = at;
  return TAG_END.test(source) && TAG_END.lastIndex === end ? attributes : parsedAttributes(source.slice(start, end));
}

/** The same for any tag. */
function parsedAttributes(tag: string): Record<string, string> {
  const attributes: Record<string, string> = Object.create(null);
  const { attrs } = parseFragment(tag).childNodes[0] as DefaultTreeAdapterTypes.Element; // a start tag makes one
  for (const { name, value } of attrs) attributes[name] = value;
  return attributes;
}
