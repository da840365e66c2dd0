import { parseFragment } from 'parse5';

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
  for (;;) {
    PLAIN.lastIndex = at;
    const found = PLAIN.exec(source);
    if (!found) break;
    const [{ length }, name = '', value = ''] = found;
    attributes[name] ??= value;
    at += length;
  }
  TAG_END.lastIndex = at;
  return TAG_END.test(source) && TAG_END.lastIndex === end ? attributes : parsedAttributes(source.slice(start, end));
}

/** The same for any tag. */
function parsedAttributes(tag: string): Record<string, string> {
  const attributes: Record<string, string> = Object.create(null);
  const [element] = parseFragment(tag).childNodes;
  if (element && 'attrs' in element) for (const { name, value } of element.attrs) attributes[name] = value;
  return attributes;
}
