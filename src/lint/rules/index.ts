import type { Rule } from '../rule.js';
import { assignedLocation } from './assigned-location.js';
import { availableAddon } from './available-addon.js';
import { configuredContact } from './configured-contact.js';
import { explicitEndTag } from './explicit-end-tag.js';
import { knownComponent } from './known-component.js';
import { logoRequired } from './logo-required.js';
import { noInertComponent } from './no-inert-component.js';
import { noInventedNonce } from './no-invented-nonce.js';
import { noSecrets } from './no-secrets.js';
import { noStaticContact } from './no-static-contact.js';
import { noStaticForm } from './no-static-form.js';
import { noStaticLogo } from './no-static-logo.js';
import { noStaticMenu } from './no-static-menu.js';
import { noStaticSocial } from './no-static-social.js';
import { readableSource } from './readable-source.js';
import { unusedDirective } from './unused-directive.js';
import { validAttributes } from './valid-attributes.js';
import { validNesting } from './valid-nesting.js';

/** The rules, in the order in which they are documented. */
export const RULES: readonly Rule[] = [
  noStaticLogo,
  noStaticMenu,
  noStaticSocial,
  noStaticContact,
  noStaticForm,
  noInventedNonce,
  knownComponent,
  validAttributes,
  assignedLocation,
  availableAddon,
  configuredContact,
  explicitEndTag,
  validNesting,
  noInertComponent,
  logoRequired,
  readableSource,
  noSecrets,
  unusedDirective,
];
