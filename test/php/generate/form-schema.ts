import * as schema from '../../../src/component/form-schema.js';
import type { PhpClass } from './php-class.js';
import { rowsOf, setOf } from './php-value.js';

/** What a form of a provider that is not trusted may hold. */
export function formSchema(): PhpClass {
  const { tagNames, strip, attributes } = schema.FORM_SCHEMA;
  const allowed = Object.entries(attributes ?? {}).map(([tag, properties]) => {
    const names = properties.map(String).filter((property) => property !== 'data*');
    return [tag, setOf(names)] as const;
  });
  return {
    name: 'FormSchema',
    about:
      'What the markup of a provider that is not trusted may hold: elements, those that go with their content, and ' +
      "attributes by their property's name; then what of it reaches beyond a form.",
    from: 'src/component/form-schema.ts',
    constants: [
      {
        name: 'SCHEMA',
        value: rowsOf([
          ['tags', setOf(tagNames ?? [])],
          ['strip', setOf(strip ?? [])],
          ['attributes', rowsOf(allowed)],
          ['ids', setOf(schema.ID_PROPERTIES)],
          ['overrides', setOf(schema.OVERRIDES)],
          ['owned', setOf(schema.FORM_OWNED)],
          ['targets', setOf(schema.TARGETS)],
          ['methods', setOf(schema.FORM_METHODS)],
          ['shadowed', setOf(schema.SHADOWED_NAMES)],
        ]),
      },
    ],
  };
}
