import type { Element } from 'hast';
import { element } from 'inlay/internal/html/element.js';

/** Paths on a grid of 16 by 16, filled by the even-odd rule. Every shape is told from the others without its colour. */
const SHAPES = {
  error:
    'M8 1a7 7 0 1 1 0 14A7 7 0 0 1 8 1Zm-2.5 3.4L4.4 5.5 6.9 8l-2.5 2.5 1.1 1.1L8 9.1l2.5 2.5 1.1-1.1L9.1 8l2.5-2.5-1.1-1.1L8 6.9Z',
  warning: 'M8 1.2 15.4 14.6H.6ZM7.2 6v4.4h1.6V6Zm0 5.6v1.6h1.6v-1.6Z',
  info: 'M8 1a7 7 0 1 1 0 14A7 7 0 0 1 8 1Zm-.8 2.8v1.7h1.6V3.8Zm0 3v5.4h1.6V6.8Z',
  ok: 'M6.4 12.9 1.8 8.3l1.3-1.3 3.3 3.3 6.5-6.5 1.3 1.3Z',
  later: 'M8 2.5a5.5 5.5 0 1 1 0 11 5.5 5.5 0 0 1 0-11ZM8 4a4 4 0 1 0 0 8 4 4 0 0 0 0-8Z',
  off: 'M2.5 7.1h11v1.8h-11Z',
} as const;

export type IconName = keyof typeof SHAPES;

/** A small picture beside words that say the same. */
export function icon(name: IconName): Element {
  const path = element('path', { d: SHAPES[name], fillRule: 'evenodd' });
  return element('svg', { className: ['icon', `icon--${name}`], viewBox: '0 0 16 16', ariaHidden: 'true' }, [path]);
}
