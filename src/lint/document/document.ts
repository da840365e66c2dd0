import { type DefaultTreeAdapterTypes, html } from 'parse5';
import { type Budget, budgetOf } from '../../budget.js';
import { checkLimit, type Limits, limitsOf } from '../../canvas/limits.js';
import { grown } from '../../canvas/locate/exact/grown.js';
import { locateExact } from '../../canvas/locate/exact/locate-exact.js';
import { parseSource } from '../../canvas/locate/exact/parse-source.js';
import { locateFast } from '../../canvas/locate/fast/locate-fast.js';
import type { Inlay } from '../../canvas/locate/inlay.js';
import { enter, type Flags, NOTHING } from '../../canvas/locate/surroundings.js';
import { PARSER, READ_CHARACTER } from '../work.js';
import type { DocElement, DocNode, DocText } from './element.js';
import { type TemplateText, templateText } from './template-text.js';
import { atReference, behindLineBreak } from './written-text.js';

/** A parsed canvas, indexed once for all rules. All offsets are UTF-16 code units of its source. */
export interface IndexedDocument {
  readonly source: string;
  /** The same as the parser reads it where a template is filled in first. */
  readonly template: TemplateText;
  /** In the order of the tree, each before its descendants. */
  readonly elements: readonly DocElement[];
  /** Elements and text that stand in no other element. */
  readonly roots: readonly DocNode[];
  /** All text in the order of the tree, raw text too. */
  readonly texts: readonly DocText[];
  readonly comments: readonly { start: number; end: number; value: string }[];
  /** Start offsets of the components that are expanded; nothing where a parser has all that is to know of it. */
  readonly expanded: ReadonlySet<number> | undefined;
  /** What functions found in it, see `oncePerDocument`. */
  readonly answers: unknown[];
  /** Counts the work on it: whatever multiplies two sizes, such as elements and what the site has, is spent here. */
  readonly budget: Budget;
}

type Mutable<T> = { -readonly [K in keyof T]: T[K] };
type Parsed = DefaultTreeAdapterTypes.ChildNode;

/** Nodes to visit in turn, and the element that they belong to. */
interface Frame {
  children: readonly Parsed[];
  next: number;
  parent: Mutable<DocElement> | undefined;
  /** They are its children, not those of an element within it that only the parser added. */
  isOwn: boolean;
  flags: Flags;
}

/** Elements whose text nobody reads as text of the page. */
const RAW: ReadonlySet<string> = new Set(
  'script style textarea title xmp iframe noembed noframes noscript plaintext option'.split(' '),
);

/**
 * Parses and indexes a canvas by the HTML standard. Elements that only the parser added, such as `tbody`, are left out:
 * what is in them belongs to the element around them.
 *
 * @param budget what counts the work on it
 * @param template what a template language makes of it
 * @throws InlayError `limit-exceeded`, see `locate`
 */
export function indexDocument(
  source: string,
  limits: Limits = limitsOf(undefined),
  budget: Budget = budgetOf(limits.work, 'read this canvas'),
  template: TemplateText = templateText(source),
): IndexedDocument {
  budget.spend(PARSER + source.length * READ_CHARACTER);
  // A byte order mark is not part of the text that the standard tokenizes, but it counts in the offsets.
  const shift = source.startsWith('\ufeff') ? 1 : 0;
  const text = shift === 0 ? template.text : template.text.slice(shift);
  const { root, births, isDisputed } = parseSource(text, limits, { known: unclosedIn(text, limits), budget });
  checkLimit(births.size, limits.inlays, 'components in a canvas');
  const elements: Mutable<DocElement>[] = [];
  const roots: DocNode[] = [];
  const texts: DocText[] = [];
  const comments: { start: number; end: number; value: string }[] = [];

  const add = (node: DocNode, parent: Mutable<DocElement> | undefined) => {
    if (parent) parent.children = grown(parent.children, node);
    else roots.push(node);
  };
  // Frames are used again: one for each element is a tenth of what this allocates.
  const frames: Frame[] = [];
  let depth = -1;
  const push = (children: readonly Parsed[], parent: Mutable<DocElement> | undefined, isOwn: boolean, flags: Flags) => {
    depth += 1;
    const frame = frames[depth];
    if (!frame) frames.push({ children, next: 0, parent, isOwn, flags });
    else {
      frame.children = children;
      frame.next = 0;
      frame.parent = parent;
      frame.isOwn = isOwn;
      frame.flags = flags;
    }
  };
  push(root.childNodes, undefined, false, NOTHING);
  for (let frame = frames[depth]; frame; frame = frames[depth]) {
    const { parent, flags } = frame;
    const node = frame.children[frame.next];
    frame.next += 1;
    if (!node) {
      depth -= 1;
      if (parent && frame.isOwn) {
        parent.last = elements.length - 1;
        parent.endText = texts.length;
      }
      continue;
    }
    if ('tagName' in node) {
      const location = node.sourceCodeLocation;
      const isHtml = node.namespaceURI === html.NS.HTML;
      const children = 'content' in node ? node.content.childNodes : node.childNodes;
      const inner = enter(flags, node.tagName, isHtml);
      if (!location?.startTag) {
        push(children, parent, false, inner);
        continue;
      }
      const { startTag, endTag } = location;
      const element: Mutable<DocElement> = {
        kind: 'element',
        tag: node.tagName,
        isHtml,
        attributes: node.attrs,
        startTag,
        shift,
        parent,
        children: [],
        start: startTag.startOffset + shift,
        openEnd: startTag.endOffset + shift,
        closeStart: (endTag?.startOffset ?? Math.max(location.endOffset, startTag.endOffset)) + shift,
        end: Math.max(endTag?.endOffset ?? location.endOffset, startTag.endOffset) + shift,
        closed: endTag !== undefined && endTag !== null,
        index: elements.length,
        last: elements.length,
        firstText: texts.length,
        endText: texts.length,
        flags,
        birth: births.get(node),
      };
      elements.push(element);
      add(element, parent);
      if (children.length > 0) push(children, element, true, inner);
    } else if (node.sourceCodeLocation && 'value' in node) {
      const { value, sourceCodeLocation: location } = node;
      const text: DocText = {
        kind: 'text',
        value,
        blank: isBlank(source, location.startOffset + shift, location.endOffset + shift),
        raw: parent !== undefined && RAW.has(parent.tag) && (parent.isHtml || parent.tag !== 'title'),
        parent,
        start: startOfText(template.text, location.startOffset + shift, value, parent),
        end: location.endOffset + shift,
      };
      texts.push(text);
      add(text, parent);
    } else if (node.sourceCodeLocation && 'data' in node) {
      const { data, sourceCodeLocation: location } = node;
      // The parser counts the end of the source as a character of a comment that is not closed.
      const end = Math.min(location.endOffset + shift, source.length);
      comments.push({ value: data, start: location.startOffset + shift, end });
    }
  }
  // Where a `select` is read in two ways, what is expanded is more than one tree can tell.
  const expanded = isDisputed ? startsOf(locateExact(template.text, limits, budget)) : undefined;
  return { source, template, elements, roots, texts, comments, expanded, answers: [], budget };
}

/** Elements that a line break at the beginning is not a part of. */
const DROP_LINE_BREAK: ReadonlySet<string> = new Set(['pre', 'listing', 'textarea']);

/** Whether a text is nothing but blanks: read in the source, as parsed texts are put together of parts. */
function isBlank(source: string, start: number, end: number): boolean {
  for (let index = start; index < end; index += 1) if (source.charCodeAt(index) > 32) return false;
  return true;
}

function startOfText(source: string, start: number, value: string, parent: DocElement | undefined): number {
  const isDropped = parent !== undefined && start === parent.openEnd && DROP_LINE_BREAK.has(parent.tag);
  return atReference(source, isDropped ? behindLineBreak(source, start) : start, value);
}

/** Start offsets of the components without an end tag, as far as the fast locator can tell: that spares a parse. */
function unclosedIn(text: string, limits: Limits): ReadonlySet<number> {
  if (hasAsManyEnds(text)) return NONE; // most pages: all are closed
  const inlays = locateFast(text, limits) ?? [];
  return startsOf(inlays.filter(({ form }) => form !== 'element'));
}

const NONE: ReadonlySet<number> = new Set();

/** Whether as many `</x-` as `<x-` are in a text. */
function hasAsManyEnds(text: string): boolean {
  let open = 0;
  for (let at = text.indexOf('x-'); at >= 0; at = text.indexOf('x-', at + 2)) {
    if (text.startsWith('<', at - 1)) open += 1;
    else if (text.startsWith('</', at - 2)) open -= 1;
  }
  return open === 0;
}

function startsOf(inlays: readonly Inlay[]): ReadonlySet<number> {
  return new Set(inlays.map(({ start, apart }) => apart?.start ?? start));
}
