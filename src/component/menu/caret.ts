import type { Element } from 'hast';
import { element } from '../../html/element.js';

/**
 * A sign that something opens, in the colour of the text around it, for designs that have none of their own: nobody hears it.
 *
 * @param isWide whether it has room around it, so that a finger finds it
 */
export function caret(isWide: boolean): Element {
  const size = isWide ? '24' : '12';
  const properties = {
    className: ['x-menu__caret'],
    viewBox: isWide ? '-6 -6 24 24' : '0 0 12 12',
    // Text, not numbers: so parsers read these of SVG.
    width: size,
    height: size,
    fill: 'currentColor',
    ariaHidden: 'true',
    focusable: 'false',
  };
  return element('svg', properties, [element('path', { d: 'M1.5 3.5h9L6 9z' })]);
}
