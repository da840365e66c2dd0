import { spanInAttribute } from '../../document/attribute-value.js';
import type { IndexedDocument } from '../../document/document.js';
import { attribute, attributeSpan, type DocElement, type Span } from '../../document/element.js';

/** Where the content of a `meta` stands in the source, without blanks around it; nothing where it can't be followed, or has no quotes. */
export function contentOf(document: IndexedDocument, meta: DocElement): { content?: Span } {
  const written = attribute(meta, 'content') ?? '';
  const from = written.length - written.trimStart().length;
  const content = spanInAttribute(document, meta, 'content', from, written.trimEnd().length);
  const whole = attributeSpan(meta, 'content');
  const isQuoted = whole !== undefined && /["']/.test(document.source.charAt(whole.end - 1));
  // A value that can't be followed comes as the whole attribute.
  return content && isQuoted && content.start !== whole.start ? { content } : {};
}
