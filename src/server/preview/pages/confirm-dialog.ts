import type { Element } from 'hast';
import { element } from 'inlay/internal/html/element.js';

/** What is asked before a fix that is not safe. */
export const CONFIRM_TITLE = 'Apply this suggestion?';
export const CONFIRM_WORDS = 'It is not proven that the page stays the same otherwise: look at what changes.';

/** The title where it is asked for so many. */
export function titleOf(count: number): string {
  return count > 1 ? `Apply these ${count} suggestions?` : CONFIRM_TITLE;
}

/** The question as a dialog, which `client/fixes.ts` shows with the change in it. */
export function confirmDialog(): Element {
  return element(
    'dialog',
    { id: 'confirm', className: ['dialog', 'dialog--wide'], ariaLabelledBy: ['confirm-title'] },
    [
      element('h2', { id: 'confirm-title' }, [CONFIRM_TITLE]),
      element('p', {}, [CONFIRM_WORDS]),
      element('div', { id: 'confirm-change', className: ['stack'] }),
      element('form', { method: 'dialog', className: ['fix'] }, [
        element('button', { className: ['button', 'button--main'], value: 'yes' }, ['Apply suggestion']),
        element('button', { className: ['button'], value: 'no' }, ['Cancel']),
      ]),
    ],
  );
}
