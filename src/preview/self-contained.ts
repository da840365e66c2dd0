import { type DefaultTreeAdapterTypes, parse } from 'parse5';
import { tokens } from '../html/element.js';
import { escapeAttribute } from '../html/escape.js';

/** Without any of this nothing in a document leads to another one by itself. */
const LEADING = /<i?frame|http-equiv|<link/i;

/** Kinds of links by which a browser connects to a server, or asks for its address, without a policy that could keep it. */
const HINTS = new Set(['preconnect', 'dns-prefetch']);

/** Attributes that say how large a frame is, and what it looks like; of others, none. */
const KEPT = new Set(['align', 'border', 'class', 'frameborder', 'height', 'id', 'style', 'title', 'width']);

/**
 * A document that loads no other one: its frames stay empty, it does not refresh to another address, and it names no server
 * to connect to in advance. No policy lets a frame load anything, but a browser connects to where it would come from before
 * it asks the policy: that alone tells somebody else that the canvas is looked at. And no policy of a file keeps it from
 * being refreshed.
 */
export function selfContained(html: string): string {
  if (!LEADING.test(html)) return html;
  // In a sandbox nothing runs, so what is in `noscript` is there.
  const document = parse(html, { sourceCodeLocationInfo: true, scriptingEnabled: false });
  const tags = leadingTags(document);
  const parts: string[] = [];
  let at = 0;
  for (const [start, { end, text }] of [...tags].sort(([a], [b]) => a - b)) {
    parts.push(html.slice(at, start), text);
    at = end;
  }
  return parts.join('') + html.slice(at);
}

/** What each start tag becomes that leads elsewhere, by where it begins: a parser may make several elements of one. */
function leadingTags(document: DefaultTreeAdapterTypes.Document): Map<number, { end: number; text: string }> {
  const tags = new Map<number, { end: number; text: string }>();
  const open: DefaultTreeAdapterTypes.Node[] = [document];
  for (let node = open.pop(); node; node = open.pop()) {
    if ('content' in node) open.push(node.content);
    if ('childNodes' in node) for (const child of node.childNodes) open.push(child);
    if (!('tagName' in node) || !isLeading(node)) continue;
    const place = node.sourceCodeLocation?.startTag ?? node.sourceCodeLocation;
    if (place) tags.set(place.startOffset, { end: place.endOffset, text: startTag(node) });
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
