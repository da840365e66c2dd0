import { type DefaultTreeAdapterTypes, html } from 'parse5';
import { type Budget, budgetOf } from '../../../budget.js';
import { COMPONENTS } from '../../../component/table.js';
import { checkLimit, type Limits, limitsOf } from '../../limits.js';
import type { Inlay } from '../inlay.js';
import { type Paragraph, unwrapParagraphs } from '../paragraph.js';
import { contextOf, enter, type Flags, isInert, NOTHING } from '../surroundings.js';
import { type Birth, type ParsedElement, type ParsedSource, parseSource } from './parse-source.js';

/** A node to visit, what surrounds it, and the paragraph that it is a child of. */
interface Visit {
  node: DefaultTreeAdapterTypes.ParentNode;
  flags: Flags;
  paragraph: Paragraph | undefined;
}

/**
 * The inlays of a canvas by a full parse: right for any input, and the measure of every faster way.
 *
 * @throws InlayError `limit-exceeded`, see `locate`
 */
export function locateExact(
  source: string,
  limits: Limits = limitsOf(undefined),
  budget: Budget = budgetOf(limits.work, 'locate the components of this canvas'),
): Inlay[] {
  // A byte order mark is not part of the text that the standard tokenizes, but it counts in the offsets.
  const shift = source.startsWith('\ufeff') ? 1 : 0;
  const text = source.slice(shift);
  const inlays = agreed(text, limits, budget);
  checkLimit(inlays.length, limits.inlays, 'components in a canvas');
  for (const inlay of inlays) {
    inlay.start += shift;
    inlay.end += shift;
    inlay.openEnd += shift;
    if (!inlay.apart) continue;
    inlay.apart.start += shift;
    inlay.apart.end += shift;
    inlay.apart.paragraph += shift;
  }
  return inlays.sort((a, b) => a.openEnd - b.openEnd);
}

/**
 * The inlays that stand in the same place, with the same around them, however a `select` is read: as parse5 and older
 * browsers do, or as newer ones. All others are left as they are.
 */
function agreed(text: string, limits: Limits, budget: Budget): Inlay[] {
  const parsed = parseSource(text, limits, { budget });
  const inlays = collectInlays(text, parsed);
  if (!parsed.isDisputed || inlays.length === 0) return inlays;
  const other = parseSource(text, limits, { budget, isNewer: true });
  const newer = new Set(collectInlays(text, other).map((inlay) => JSON.stringify(inlay)));
  return inlays.filter((inlay) => inlay.start < other.strayedAt && newer.has(JSON.stringify(inlay)));
}

/** The inlays of a parsed canvas, in the order of its tree. */
export function collectInlays(text: string, { root, births }: ParsedSource): Inlay[] {
  const inlays: Inlay[] = [];
  const paragraphs: Paragraph[] = [];
  const visits: Visit[] = [{ node: root, flags: NOTHING, paragraph: undefined }];
  for (let visit = visits.pop(); visit; visit = visits.pop()) {
    const { node, flags } = visit;
    let inner = flags;
    let paragraph: Paragraph | undefined;
    if ('tagName' in node) {
      const birth = births.get(node);
      const inlay = birth && toInlay(node, birth, flags);
      if (birth && inlay) {
        inlays.push(inlay);
        const around = visit.paragraph;
        if (around && COMPONENTS[inlay.tag].block) {
          around.members.push({ inlay, context: contextOf(around.outer, birth) });
        }
      } else if (node.tagName === 'p') {
        paragraph = toParagraph(node, flags);
        if (paragraph) paragraphs.push(paragraph);
      }
      inner = enter(flags, node.tagName, node.namespaceURI === html.NS.HTML);
    }
    const children = 'content' in node ? node.content.childNodes : node.childNodes;
    for (const child of children) {
      if ('childNodes' in child) visits.push({ node: child, flags: inner, paragraph });
    }
  }
  unwrapParagraphs(text, paragraphs);
  return inlays;
}

function toInlay(node: ParsedElement, birth: Birth, flags: Flags): Inlay | undefined {
  const location = node.sourceCodeLocation;
  if (!location?.startTag || node.namespaceURI !== html.NS.HTML || isInert(flags)) return undefined;
  const { startTag, endTag } = location;
  const attributes: Record<string, string> = Object.create(null);
  for (const { name, value } of node.attrs) attributes[name] = value;
  return {
    tag: birth.tag,
    attributes,
    start: startTag.startOffset,
    end: endTag?.endOffset ?? startTag.endOffset,
    openEnd: startTag.endOffset,
    form: endTag ? 'element' : birth.selfClosing ? 'self-closing' : 'unclosed',
    context: contextOf(flags, birth),
  };
}

function toParagraph(node: ParsedElement, outer: Flags): Paragraph | undefined {
  const location = node.sourceCodeLocation;
  if (!location?.startTag || node.namespaceURI !== html.NS.HTML) return undefined;
  const { startTag, endTag, endOffset } = location;
  return {
    start: startTag.startOffset,
    openEnd: startTag.endOffset,
    closeStart: endTag?.startOffset ?? endOffset,
    end: endTag?.endOffset ?? startTag.endOffset,
    outer,
    members: [],
  };
}
