import type { Element, ElementContent } from 'hast';
import { element } from 'inlay/internal/html/element.js';
import { printable } from 'inlay/internal/message/printable.js';

/**
 * Text of a canvas or a file name as people are to see it: control characters written out, so that nothing is hidden or
 * turned round. Tabs stay.
 */
export function visible(text: string): string {
  return text.split('\t').map(printable).join('\t');
}

/** A message: what it has between backticks is code. A backtick without a second one stays what it is. */
export function prose(message: string): (ElementContent | string)[] {
  const parts = visible(message).split('`');
  const open = parts.length % 2 === 0 ? parts.length - 1 : parts.length;
  return parts.map((part, index) => {
    if (index >= open) return `\`${part}`;
    return index % 2 === 1 ? code(part) : part;
  });
}

/** Code within a line. */
export function code(text: string): Element {
  return element('code', {}, [visible(text)]);
}

/** Words of the site, in its own language and direction. */
export function siteWords(text: string, language: string): Element {
  return element('bdi', { lang: language }, [visible(text)]);
}

/** Read by screen readers, not seen. */
export function unseen(text: string): Element {
  return element('span', { className: ['unseen'] }, [text]);
}

/** `1 error`, `2 errors`, `1,200 errors`. */
export function counted(count: number, noun: string, plural = `${noun}s`): string {
  return `${count.toLocaleString('en-US')} ${count === 1 ? noun : plural}`;
}
