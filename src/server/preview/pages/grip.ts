import type { Element } from 'hast';
import { element } from 'inlay/internal/html/element.js';

/** What a grip makes larger or smaller: the tree, the page with its source, or the page above its source. */
type Sized = 'tree' | 'view' | 'page';

/** Least and most in percent; the styles leave room for what is beside it. */
const BOUNDS: Readonly<Record<Sized, readonly [number, number]>> = { tree: [8, 40], view: [20, 80], page: [20, 80] };

/**
 * Something to resize a column by: with a pointer, with the arrow keys, or with Home and End. `client/resize.ts` does it, and
 * says how large it is.
 *
 * @see https://www.w3.org/WAI/ARIA/apg/patterns/windowsplitter/
 */
export function grip(sized: Sized, label: string): Element {
  const [least, most] = BOUNDS[sized];
  return element('div', {
    className: ['grip', `grip--${sized}`, 'scripted'],
    role: 'separator',
    tabIndex: 0,
    ariaLabel: label,
    ariaOrientation: sized === 'page' ? 'horizontal' : 'vertical',
    ariaValueNow: 50,
    ariaValueMin: least,
    ariaValueMax: most,
    dataGrip: sized,
  });
}
