import type { Element } from 'hast';
import { element } from 'inlay/internal/html/element.js';
import type { Chosen } from '../chosen.js';
import { type IconName, icon } from './icon.js';

/** A number with its name that shows the canvases it counts. */
export interface Tile {
  /** What is chosen by it: see `SHOWN` of the styles. */
  show: string;
  name: string;
  value: number;
  tone?: Extract<IconName, 'error' | 'warning'>;
}

/** The numbers that matter, in a row: each is a choice of the canvases that are listed. It works without scripts. */
export function tiles(all: readonly Tile[], chosen: Chosen): Element {
  const asked = chosen.get('show');
  const taken = all.some(({ show }) => show === asked) ? asked : all[0]?.show;
  return element('fieldset', { className: ['tiles'] }, [
    element('legend', { className: ['unseen'] }, ['Show']),
    ...all.map((each) => tile(each, each.show === taken, each === all[0])),
  ]);
}

function tile({ show, name, value, tone }: Tile, isTaken: boolean, isFirst: boolean): Element {
  const marked = tone !== undefined && value > 0;
  return element('label', { className: marked ? ['tile', `tile--${tone}`] : ['tile'] }, [
    element('input', {
      type: 'radio',
      name: 'show',
      value: show,
      id: `show-${show}`,
      checked: isTaken ? '' : undefined,
      dataFirst: isFirst ? '' : undefined,
    }),
    element('span', { className: ['tile__face'] }, [
      element('span', { className: ['tile__value'] }, [...(marked ? [icon(tone)] : []), value.toLocaleString('en-US')]),
      ' ',
      element('span', { className: ['tile__name'] }, [name]),
    ]),
  ]);
}
