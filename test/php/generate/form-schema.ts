import * as schema from '../../../src/component/form-schema.js';
import * as hiding from '../../../src/component/hiding-table.js';
import { SHADOWED_NAMES } from '../../../src/component/shadowed-names.js';
import { BOOLEAN_ATTRIBUTES } from '../../../src/html/attributes.js';
import type { PhpClass } from './php-class.js';
import { phpNumber, phpString, rowsOf, setOf, type Value } from './php-value.js';

/** What a form of a provider that is not trusted may hold. */
export function formSchema(): PhpClass {
  const attributes = rowsOf([['*', setOf(schema.COMMON_ATTRIBUTES)], ...setsOf(schema.ATTRIBUTES)]);
  return {
    name: 'FormSchema',
    about:
      'What the markup of a provider that is not trusted may hold: elements, those that go with their content, ' +
      'attributes by element, schemes of addresses; then what of it reaches beyond a form, which attributes are ' +
      'written bare, and what of an inline style hides its element.',
    from: 'src/component/form-schema.ts, src/component/hiding-table.ts, src/component/shadowed-names.ts and src/html/attributes.ts',
    constants: [
      {
        name: 'SCHEMA',
        value: rowsOf([
          ['tags', setOf(schema.ELEMENTS)],
          ['strip', setOf(schema.STRIPPED)],
          ['attributes', attributes],
          ['schemes', rowsOf(setsOf(schema.SCHEMES))],
          ['ids', setOf(schema.ID_ATTRIBUTES)],
          ['overrides', setOf(schema.OVERRIDES)],
          ['owned', setOf(schema.FORM_OWNED)],
          ['targets', setOf(schema.TARGETS)],
          ['tabIndexes', setOf(schema.TAB_INDEXES)],
          ['methods', setOf(schema.FORM_METHODS)],
          ['shadowed', setOf(SHADOWED_NAMES)],
          ['boolean', setOf(BOOLEAN_ATTRIBUTES)],
          ['hiding', rowsOf(setsOf(hiding.HIDING_VALUES))],
          ['movable', setOf(hiding.MOVABLE)],
          ['clipped', setOf(hiding.CLIPPED)],
          ['offsets', setOf(hiding.OFFSETS)],
          ['pulls', setOf(hiding.PULLS)],
          ['far', numbersOf(hiding.FAR)],
        ]),
      },
    ],
  };
}

function setsOf(names: ReadonlyMap<string, ReadonlySet<string>>) {
  return [...names].map(([key, set]) => [key, setOf(set)] as const);
}

function numbersOf(numbers: ReadonlyMap<string, number>): Value {
  return { entries: [...numbers].map(([key, number]) => [phpString(key), phpNumber(number)]), rows: false };
}
