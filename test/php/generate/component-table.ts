import { FIELD_ALIASES } from '../../../src/component/contact/contact.js';
import { DEPENDENCY_KINDS } from '../../../src/component/dependency.js';
import { COMPONENTS } from '../../../src/component/table.js';
import { blockTags } from './block-tags.js';
import type { PhpClass } from './php-class.js';
import { list, mapOf, phpString, rowsOf, setOf } from './php-value.js';

/** What PHP has to know of the components. */
export function componentTable(): PhpClass {
  const components = Object.values(COMPONENTS);
  return {
    name: 'ComponentTable',
    about: 'The runtime components.',
    from: 'src/component',
    constants: [
      {
        name: 'ATTRIBUTES',
        about: 'The attributes of each component.',
        value: rowsOf(components.map(({ tag, attributes }) => [tag, list(Object.keys(attributes))])),
      },
      {
        name: 'BLOCK_PATTERN',
        about: 'Components that a paragraph cannot hold, for a regular expression.',
        value: phpString(blockTags().join('|')),
      },
      {
        name: 'FIELD_ALIASES',
        about: 'Other words for contacts, understood where the site has no field of that name.',
        value: mapOf(FIELD_ALIASES),
      },
      {
        name: 'DEPENDENCY_KINDS',
        about: 'The parts of a site that components rest on.',
        value: setOf(DEPENDENCY_KINDS),
      },
    ],
  };
}
