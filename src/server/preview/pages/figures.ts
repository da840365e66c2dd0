import type { Element } from 'hast';
import { element } from 'inlay/internal/html/element.js';
import { type IconName, icon } from './icon.js';

/** A number with its name; one that is not 0 may be marked. */
export interface Figure {
  name: string;
  value: number;
  tone?: Extract<IconName, 'error' | 'warning'>;
}

/** The numbers that matter, in a row. */
export function figures(all: readonly Figure[]): Element {
  return element('dl', { className: ['figures'] }, all.map(figure));
}

function figure({ name, value, tone }: Figure): Element {
  const marked = tone !== undefined && value > 0;
  return element('div', { className: marked ? ['figure', `figure--${tone}`] : ['figure'] }, [
    element('dt', {}, [name]),
    element('dd', {}, [...(marked ? [icon(tone)] : []), value.toLocaleString('en-US')]),
  ]);
}
