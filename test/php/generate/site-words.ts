import { ADDON_STATUSES, CONTACT_KINDS, LOGO_VARIANTS } from '../../../src/site/schema.js';
import type { PhpClass } from './php-class.js';
import { list } from './php-value.js';

/** The words of a site state that PHP offers in forms. */
export function siteWords(): PhpClass {
  return {
    name: 'SiteWords',
    about: 'The words that a site state is made of.',
    from: 'src/site/schema.ts',
    constants: [
      { name: 'LOGO_VARIANTS', about: "A logo's variants.", value: list(LOGO_VARIANTS) },
      { name: 'CONTACT_KINDS', about: 'What a contact can be.', value: list(CONTACT_KINDS) },
      { name: 'ADDON_STATUSES', about: 'How a provider of forms is set.', value: list(ADDON_STATUSES) },
    ],
  };
}
