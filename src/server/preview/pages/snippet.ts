import type { Element } from 'hast';
import { element } from 'inlay/internal/html/element.js';
import { serialize } from 'inlay/internal/html/serialize.js';
import { unseen, visible } from './text.js';

/** Characters that turn text round or break lines unseen. */
const TURNING = /[\u2028-\u202e\u2066-\u2069]/g;

/** A component as an author writes it. */
export function snippetOf(tag: string, attributes: Readonly<Record<string, string>>): string {
  return referenced(serialize(element(tag, { ...attributes })));
}

/** Its start tag alone. */
export function startTagOf(tag: string, attributes: Readonly<Record<string, string>>): string {
  return snippetOf(tag, attributes).slice(0, -`</${tag}>`.length);
}

/** Markup with character references for what would mislead whoever reads it: it means the same. */
export function referenced(markup: string): string {
  return markup.replace(TURNING, (character) => `&#x${character.charCodeAt(0).toString(16)};`);
}

/**
 * Markup to copy, with the button that does it.
 *
 * @param what what the button says to screen readers that it copies
 */
export function snippet(markup: string, what: string): Element {
  return element('div', { className: ['snippet'] }, [
    element('code', {}, [markup]),
    element('button', { type: 'button', className: ['button', 'button--small', 'scripted'], dataCopy: '' }, [
      'Copy',
      unseen(` ${visible(what)}`),
    ]),
  ]);
}
