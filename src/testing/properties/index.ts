import type { Property } from '../property.js';
import { expandsEverything } from './expands-everything.js';
import { followsContract } from './follows-contract.js';
import { hasAccessibleNames } from './has-accessible-names.js';
import { isReadableInSource } from './is-readable-in-source.js';
import { isStable } from './is-stable.js';
import { leaksNothing } from './leaks-nothing.js';
import { preservesAuthorBytes } from './preserves-author-bytes.js';
import { usesOnlyConfiguredResources } from './uses-only-configured-resources.js';

/** All properties, in the order in which a page is best repaired. */
export const PROPERTIES: readonly Property[] = [
  preservesAuthorBytes,
  expandsEverything,
  isStable,
  isReadableInSource,
  usesOnlyConfiguredResources,
  leaksNothing,
  hasAccessibleNames,
  followsContract,
];
