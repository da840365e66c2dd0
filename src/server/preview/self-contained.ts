import { tokens } from 'inlay/internal/html/element.js';
import { escapeAttribute } from 'inlay/internal/html/escape.js';
import { type DefaultTreeAdapterTypes, parse } from 'parse5';

/** Without any of this nothing in a document leads to another one by itself. */
const LEADING = /<i?frame|http-equiv|<link/i;

/** Where a tag could begin that leads elsewhere, if a parser reads a tag there. */
const CANDIDATE = /<(?=(?:i?frame|link|meta)[\t\n\f\r />])/gi;

/** Kinds of links by which a browser connects to a server, or asks for its address, without a policy that could keep it. */
const HINTS = new Set(['preconnect', 'dns-prefetch']);

/** Attributes that say how large a frame is, and what it looks like; of others, none. */
const KEPT = new Set(['align', 'border', 'class', 'frameborder', 'height', 'id', 'style', 'title', 'width']);

/** A start tag that our parser reads: where it ends, and what is to stand there if it leads elsewhere. */
interface ReadTag {
  end: number;
  instead?: string;
}

/**
 * A document that loads no other one: its frames stay empty, it does not refresh to another address, and it names no server
 * to connect to in advance. No policy lets a frame load anything, but a browser connects to where it would come from before
 * it asks the policy: that alone tells somebody else that the canvas is looked at. And no policy of a file keeps it from
 * being refreshed.
 *
 * It holds for whatever parser reads the document: browsers are of several minds about what a `select` or a `noscript` holds.
 * Where a tag begins, all of them read the same attributes and the same end. So each place where one of these tags could
 * begin is either a tag that we read and found harmless, or its `<` is written as `&lt;`, which begins no tag anywhere. In an
 * attribute or a `textarea` that means the same as before.
 */
export function selfContained(html: string): string {
  if (!LEADING.test(html)) return html;
  // In a sandbox nothing runs, so what is in `noscript` is there.
  const tags = readTags(parse(html, { sourceCodeLocationInfo: true, scriptingEnabled: false }));
  const parts: string[] = [];
  let at = 0;
  let tagEnd = 0;
  for (const { index } of html.matchAll(CANDIDATE)) {
    if (index < at) continue; // it went with the tag around it
    parts.push(html.slice(at, index));
    at = index;
    const tag = index < tagEnd ? undefined : tags.get(index);
    if (tag) tagEnd = tag.end;
    if (tag && tag.instead === undefined) continue;
    parts.push(tag?.instead ?? '&lt;');
    at = tag?.end ?? index + 1;
  }
  return parts.join('') + html.slice(at);
}

/** The start tags of a document's elements, by where they begin: a parser may make several elements of one. */
function readTags(document: DefaultTreeAdapterTypes.Document): Map<number, ReadTag> {
  const tags = new Map<number, ReadTag>();
  const open: DefaultTreeAdapterTypes.Node[] = [document];
  for (let node = open.pop(); node; node = open.pop()) {
    if ('content' in node) open.push(node.content);
    if ('childNodes' in node) for (const child of node.childNodes) open.push(child);
    if (!('tagName' in node)) continue;
    const place = node.sourceCodeLocation?.startTag ?? node.sourceCodeLocation;
    if (!place) continue;
    tags.set(place.startOffset, { end: place.endOffset, ...(isLeading(node) && { instead: startTag(node) }) });
  }
  return tags;
}

function isLeading({ tagName, attrs }: DefaultTreeAdapterTypes.Element): boolean {
  if (tagName === 'iframe' || tagName === 'frame') return true;
  if (tagName === 'link')
    return attrs.some(
      ({ name, value }) => name === 'rel' && tokens(value.toLowerCase()).some((token) => HINTS.has(token)),
    );
  return tagName === 'meta' && attrs.some(({ name, value }) => name === 'http-equiv' && /^refresh$/i.test(value));
}

function startTag({ tagName, attrs }: DefaultTreeAdapterTypes.Element): string {
  const kept = attrs.filter(({ name }) => KEPT.has(name));
  return `<${[tagName, ...kept.map(({ name, value }) => `${name}="${escapeAttribute(value)}"`)].join(' ')}>`;
}
