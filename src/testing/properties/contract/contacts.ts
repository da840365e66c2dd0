import type { Expansion } from '../../page/expansions.js';
import { attributeOf, elementsIn } from '../../page/tree.js';
import type { Trouble } from '../../verdict.js';
import type { Match } from '../match.js';
import { troubleAt, written } from '../written.js';

/** Numbers that a text from right to left would turn around, and opening hours that machines can't read. */
export function changedContacts(expansion: Expansion, { resource: { direction, times } }: Match): Trouble[] {
  const { root } = expansion;
  if (!root) return [];
  const where = `in the expansion of ${written(expansion)}`;
  const found = attributeOf(root, 'dir');
  const elements = [...elementsIn(root)].filter(({ tagName }) => tagName === 'time');
  const [told, wanted] = [elements.map((element) => attributeOf(element, 'datetime')), times ?? []];
  const isTold = told.length === wanted.length && told.every((value, index) => value === wanted[index]);
  const trouble = (message: string) => troubleAt(expansion, root, message);
  return [
    ...(direction === undefined || found?.toLowerCase() === direction
      ? []
      : [
          trouble(`Unexpected number ${where} without \`dir="${direction}"\`, expected its groups to keep their order`),
        ]),
    ...(isTold ? [] : [trouble(`Unexpected ${list(told)} ${where}, expected ${list(wanted)}`)]),
  ];
}

function list(values: readonly (string | undefined)[]): string {
  const shown = values.map((value) => (value === undefined ? '`<time>`' : `\`<time datetime="${value}">\``));
  return shown.length === 0 ? 'no `<time>`' : shown.join(', ');
}
