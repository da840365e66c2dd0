import { limitsOf } from '../../canvas/limits.js';
import { type ComponentTag, isComponentTag } from '../../component/tags.js';
import { type IndexedDocument, indexDocument } from './document.js';
import { attributeSpan, type DocElement, type Span } from './element.js';
import { type Hiding, type Mention, mentionsOf } from './mentions.js';
import { oncePerDocument } from './once-per-document.js';
import { isOfTemplate } from './template-code.js';

/** A component that an author means to be expanded: an element, or a tag that a parser keeps out of the tree. */
export interface Use {
  tag: ComponentTag;
  /** UTF-16 offsets of its start tag. */
  start: number;
  openEnd: number;
  /** The first of each name; values are decoded. */
  attributes: readonly { name: string; value: string }[];
  /** UTF-16 offsets of an attribute, name and value. */
  spanOf(name: string): Span | undefined;
  /** Code of a template stands between its attributes, and may write others. */
  hasCode: boolean;
  /** Its start tag ends in `/>`. */
  selfClosing: boolean;
  /** It has an end tag of its own. */
  closed: boolean;
  /** Nothing in a `noscript` or a `select`. */
  element?: DocElement;
  hiding?: Hiding;
  host: DocElement | undefined;
}

const INERT: ReadonlySet<Hiding> = new Set(['comment', 'raw-text', 'attribute', 'unfinished']);

/** A component that nobody expands: it is part of a comment, of raw text or of an attribute's value, or half written. */
export function isInertMention({ hiding }: Mention): boolean {
  return hiding !== undefined && INERT.has(hiding);
}

/** The components in use, in the order of the source. */
export const usesOf = oncePerDocument((document): readonly Use[] => {
  const lastEnds = new Map<string, number>();
  const parsed = new Map<string, DocElement | undefined>();
  return mentionsOf(document).flatMap((mention) => {
    const { tag } = mention;
    if (!isComponentTag(tag) || isInertMention(mention)) return [];
    const hasCode = document.template.inTags.some(({ start }) => mention.start < start && start < mention.openEnd);
    const use = mention.element ? ofElement(tag, mention.element) : ofTag(tag, mention, document, lastEnds, parsed);
    return [{ ...use, hasCode }];
  });
});

function ofElement(tag: ComponentTag, element: DocElement): Omit<Use, 'hasCode'> {
  const { start, openEnd, attributes, closed, birth, parent } = element;
  const spanOf = (name: string) => attributeSpan(element, name);
  const selfClosing = birth?.selfClosing === true;
  return { tag, start, openEnd, attributes, spanOf, selfClosing, closed, element, host: parent };
}

/** Reads a tag alone, which the parser of the whole did not read as one. */
function ofTag(
  tag: ComponentTag,
  mention: Mention,
  { source, budget }: IndexedDocument,
  lastEnds: Map<string, number>,
  parsed: Map<string, DocElement | undefined>,
): Omit<Use, 'hasCode'> {
  const { start, openEnd, hiding, host } = mention;
  const written = source.slice(start, openEnd);
  if (!parsed.has(written)) parsed.set(written, indexDocument(written, limitsOf(undefined), budget).elements[0]);
  const element = parsed.get(written);
  const lastEnd = lastEnds.get(tag) ?? source.lastIndexOf(`</${tag}`);
  lastEnds.set(tag, lastEnd);
  return {
    tag,
    start,
    openEnd,
    attributes: element?.attributes ?? [],
    spanOf(name) {
      const span = element && attributeSpan(element, name);
      return span && { start: span.start + start, end: span.end + start };
    },
    selfClosing: element?.birth?.selfClosing === true,
    closed: lastEnd > start,
    ...(hiding && { hiding }),
    host,
  };
}

/** The decoded value of a use's attribute, or nothing. */
export function given({ attributes }: Use, name: string): string | undefined {
  return attributes.find((each) => each.name === name)?.value;
}

/** Whether code of a template decides about the value of an attribute, so that it can't be judged. */
export function isDecidedByCode(use: Use, name: string): boolean {
  return isOfTemplate(given(use, name) ?? '');
}
