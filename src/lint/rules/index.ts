import type { Rule } from '../rule.js';
import { assignedLocation } from './assigned-location/rule.js';
import { availableAddon } from './available-addon/rule.js';
import { configuredContact } from './configured-contact/rule.js';
import { explicitEndTag } from './explicit-end-tag/rule.js';
import { knownComponent } from './known-component/rule.js';
import { logoRequired } from './logo-required/rule.js';
import { noFictitiousForm } from './no-fictitious-form/rule.js';
import { noInertComponent } from './no-inert-component/rule.js';
import { noInventedAttachment } from './no-invented-attachment/rule.js';
import { noInventedContact } from './no-invented-contact/rule.js';
import { noInventedMenu } from './no-invented-menu/rule.js';
import { noInventedNonce } from './no-invented-nonce/rule.js';
import { noInventedProfile } from './no-invented-profile/rule.js';
import { noSecrets } from './no-secrets/rule.js';
import { noStaticContact } from './no-static-contact/rule.js';
import { noStaticForm } from './no-static-form/rule.js';
import { noStaticLogo } from './no-static-logo/rule.js';
import { noStaticMenu } from './no-static-menu/rule.js';
import { noStaticSocial } from './no-static-social/rule.js';
import { noStaticStructuredData } from './no-static-structured-data/rule.js';
import { readableSource } from './readable-source/rule.js';
import { unusedDirective } from './unused-directive/rule.js';
import { validAttributes } from './valid-attributes/rule.js';
import { validNesting } from './valid-nesting/rule.js';

/** The rules, in the order in which they are documented. */
export const RULES: readonly Rule[] = [
  noStaticLogo,
  noStaticMenu,
  noStaticSocial,
  noStaticContact,
  noStaticForm,
  noInventedContact,
  noInventedProfile,
  noInventedMenu,
  noFictitiousForm,
  noInventedNonce,
  noInventedAttachment,
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
  noStaticStructuredData,
  noSecrets,
  unusedDirective,
];
