import type { Element } from 'hast';
import { element } from '../../html/element.js';
import { serialize } from '../../html/serialize.js';
import { unseen } from './text.js';

/** A component as an author writes it. */
export function snippetOf(tag: string, attributes: Readonly<Record<string, string>>): string {
  return serialize(element(tag, { ...attributes }));
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
      unseen(` ${what}`),
    ]),
  ]);
}
