import { type DefaultTreeAdapterTypes, parse } from 'parse5';
import { escapeAttribute } from '../html/escape.js';

const FRAME = /<i?frame/i;

/** Attributes that say how large a frame is, and what it looks like. */
const KEPT = new Set(['align', 'border', 'class', 'frameborder', 'height', 'id', 'style', 'title', 'width']);

/**
 * A document whose frames stay empty. No policy of the document lets them load anything, but a browser connects to where a
 * frame would come from before it asks the policy: that alone tells somebody else that the canvas is looked at.
 */
export function withoutFrames(html: string): string {
  if (!FRAME.test(html)) return html;
  // In a sandbox nothing runs, so what is in `noscript` is there.
  const document = parse(html, { sourceCodeLocationInfo: true, scriptingEnabled: false });
  const tags = startTagsOfFrames(document);
  const parts: string[] = [];
  let at = 0;
  for (const [start, { end, text }] of [...tags].sort(([a], [b]) => a - b)) {
    parts.push(html.slice(at, start), text);
    at = end;
  }
  return parts.join('') + html.slice(at);
}

/** What each start tag becomes, by where it begins: a parser may make several elements of one. */
function startTagsOfFrames(document: DefaultTreeAdapterTypes.Document): Map<number, { end: number; text: string }> {
  const tags = new Map<number, { end: number; text: string }>();
  const open: DefaultTreeAdapterTypes.Node[] = [document];
  for (let node = open.pop(); node; node = open.pop()) {
    if ('content' in node) open.push(node.content);
    if ('childNodes' in node) for (const child of node.childNodes) open.push(child);
    if (!('tagName' in node) || (node.tagName !== 'iframe' && node.tagName !== 'frame')) continue;
    const place = node.sourceCodeLocation?.startTag ?? node.sourceCodeLocation;
    if (place) tags.set(place.startOffset, { end: place.endOffset, text: startTag(node) });
  }
  return tags;
}

function startTag({ tagName, attrs }: DefaultTreeAdapterTypes.Element): string {
  const kept = attrs.filter(({ name }) => KEPT.has(name));
  return `<${[tagName, ...kept.map(({ name, value }) => `${name}="${escapeAttribute(value)}"`)].join(' ')}>`;
}
