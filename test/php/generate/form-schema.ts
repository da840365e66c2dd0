import * as schema from '../../../src/component/form-schema.js';
import { BOOLEAN_ATTRIBUTES } from '../../../src/html/attributes.js';
import type { PhpClass } from './php-class.js';
import { rowsOf, setOf } from './php-value.js';

/** What a form of a provider that is not trusted may hold. */
export function formSchema(): PhpClass {
  const attributes = rowsOf([['*', setOf(schema.COMMON_ATTRIBUTES)], ...setsOf(schema.ATTRIBUTES)]);
  return {
    name: 'FormSchema',
    about:
      'What the markup of a provider that is not trusted may hold: elements, those that go with their content, ' +
      'attributes by element, schemes of addresses; then what of it reaches beyond a form, and which attributes are ' +
      'written bare.',
    from: 'src/component/form-schema.ts and src/html/attributes.ts',
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
          ['methods', setOf(schema.FORM_METHODS)],
          ['shadowed', setOf(schema.SHADOWED_NAMES)],
          ['boolean', setOf(BOOLEAN_ATTRIBUTES)],
        ]),
      },
    ],
  };
}

function setsOf(names: ReadonlyMap<string, ReadonlySet<string>>) {
  return [...names].map(([key, set]) => [key, setOf(set)] as const);
}
