import type { Element } from 'hast';
import { element } from '../../html/element.js';

/** What the button of a menu says, by primary language; English for the others. */
const LABELS: ReadonlyMap<string, string> = new Map([
  ['ar', 'القائمة'],
  ['cs', 'Nabídka'],
  ['da', 'Menu'],
  ['de', 'Menü'],
  ['el', 'Μενού'],
  ['es', 'Menú'],
  ['fa', 'منو'],
  ['fi', 'Valikko'],
  ['he', 'תפריט'],
  ['hu', 'Menü'],
  ['ja', 'メニュー'],
  ['ko', '메뉴'],
  ['nb', 'Meny'],
  ['no', 'Meny'],
  ['ro', 'Meniu'],
  ['ru', 'Меню'],
  ['sv', 'Meny'],
  ['tr', 'Menü'],
  ['uk', 'Меню'],
  ['zh', '菜单'],
]);
const ENGLISH_LABEL = 'Menu';

/**
 * A list behind a summary that opens it, without scripts. `inlay/styles.css` shows the list on wide screens and hides the
 * summary there; without it both work as they are.
 */
export function collapsed(list: Element, language: string): Element {
  const label = LABELS.get(language.toLowerCase().split('-')[0] ?? '') ?? ENGLISH_LABEL;
  return element('details', { className: ['x-menu__collapse'] }, [
    element('summary', { className: ['x-menu__burger'] }, [label]),
    list,
  ]);
}
