import type { Element } from 'hast';
import { element } from 'inlay/internal/html/element.js';

/** What a grip makes larger or smaller: the tree, the page with its source, or the page above its source. */
type Sized = 'tree' | 'view' | 'page';

/**
 * Something to resize a column by: with a pointer, or with the arrow keys. `client/resize.ts` does it, and says how large it is.
 *
 * @see https://www.w3.org/WAI/ARIA/apg/patterns/windowsplitter/
 */
export function grip(sized: Sized, label: string): Element {
  return element('div', {
    className: ['grip', `grip--${sized}`, 'scripted'],
    role: 'separator',
    tabIndex: 0,
    ariaLabel: label,
    ariaOrientation: sized === 'page' ? 'horizontal' : 'vertical',
    ariaValueNow: 50,
    ariaValueMin: 0,
    ariaValueMax: 100,
    dataGrip: sized,
  });
}
