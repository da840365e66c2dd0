import type { Element } from 'hast';
import { element } from 'inlay/internal/html/element.js';

/** Keys and what they do; `client/shortcuts.ts` does it. */
const SHORTCUTS: readonly (readonly [keys: readonly string[], effect: string])[] = [
  [['j'], 'To the next finding'],
  [['k'], 'To the previous finding'],
  [['f'], 'Apply the fix of the finding that has the focus'],
  [['u'], 'Undo the last fix'],
  [['p'], 'From the finding to its place in the page'],
  [['b'], 'Show the page before and after its fix'],
  [['s'], 'From the finding to its place in the source'],
  [['1'], 'Show the page as on a phone'],
  [['2'], 'Show the page as on a tablet'],
  [['3'], 'Show the page as on a desktop'],
  [['e'], 'Switch the page between canvas and expanded'],
  [['/'], 'Search the canvases'],
  [['?'], 'Show or hide these shortcuts'],
];

/** The list of keyboard shortcuts, closed at first. */
export function shortcutsDialog(): Element {
  const rows = SHORTCUTS.map(([keys, effect]) =>
    element('tr', {}, [
      element(
        'th',
        { scope: 'row' },
        keys.map((key) => element('kbd', {}, [key])),
      ),
      element('td', {}, [effect]),
    ]),
  );
  return element('dialog', { id: 'shortcuts', className: ['dialog'], ariaLabelledBy: ['shortcuts-title'] }, [
    element('h2', { id: 'shortcuts-title' }, ['Keyboard shortcuts']),
    element('table', { className: ['keys'] }, [
      element('caption', { className: ['unseen'] }, ['Keys and what they do']),
      element('thead', { className: ['unseen'] }, [
        element('tr', {}, [
          element('th', { scope: 'col' }, ['Key']),
          element('th', { scope: 'col' }, ['What it does']),
        ]),
      ]),
      element('tbody', {}, rows),
    ]),
    element('p', {}, [
      'They do nothing while you type, or with Ctrl, Alt or Meta. Everything can also be reached with Tab.',
    ]),
    element('form', { method: 'dialog' }, [element('button', { className: ['button'] }, ['Close'])]),
  ]);
}
