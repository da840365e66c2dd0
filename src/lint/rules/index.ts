import type { Rule } from '../rule.js';
import { knownComponent } from './known-component.js';
import { noStaticContact } from './no-static-contact.js';
import { noStaticForm } from './no-static-form.js';
import { noStaticLogo } from './no-static-logo.js';
import { noStaticMenu } from './no-static-menu.js';
import { noStaticSocial } from './no-static-social.js';
import { unusedDirective } from './unused-directive.js';

/** The rules, in the order in which they are documented. */
export const RULES: readonly Rule[] = [
  noStaticLogo,
  noStaticMenu,
  noStaticSocial,
  noStaticContact,
  noStaticForm,
  knownComponent,
  unusedDirective,
];
