import type { Element } from 'hast';
import { element } from 'inlay/internal/html/element.js';
import { type Chosen, NOTHING_CHOSEN } from '../chosen.js';

/** One of a group of choices: its value, its words, and more words for who points at it. */
export type Choice = readonly [value: string, label: string, title?: string];

/** A canvas, or what becomes of it. */
export const WRITTEN_OR_EXPANDED: readonly Choice[] = [
  ['canvas', 'Canvas', 'As its author has written it'],
  ['expanded', 'Expanded', 'With what the site has in place of the components'],
];

interface ChoiceOptions {
  /** The value that is taken at first. */
  checked?: string | undefined;
  /** What the address asks for. */
  chosen?: Chosen;
}

/**
 * A row of choices of which one is taken: the one that the address asks for, else the first unless said otherwise. The styles look at what is checked, so that it
 * works without scripts; with them the choice is kept.
 *
 * @param name the field's; ids are `<name>-<value>`
 */
export function choiceGroup(
  name: string,
  legend: string,
  choices: readonly Choice[],
  { checked = choices[0]?.[0], chosen = NOTHING_CHOSEN }: ChoiceOptions = {},
): Element {
  const asked = chosen.get(name);
  const taken = choices.some(([value]) => value === asked) ? asked : checked;
  const labels = choices.map(([value, label, title]) =>
    element('label', { className: ['choice'], title }, [
      element('input', {
        type: 'radio',
        name,
        value,
        id: `${name}-${value}`,
        checked: value === taken ? '' : undefined,
        dataFirst: value === checked ? '' : undefined,
      }),
      element('span', {}, [label]),
    ]),
  );
  return element('fieldset', { className: ['choices'] }, [element('legend', {}, [legend]), ...labels]);
}
