import { attribute } from '../document/element.js';
import { nearestBy } from '../document/nearest.js';

/** The closest of an element and its ancestors that is navigation by its tag or its role. */
export const navigationAround = nearestBy((each) => each.tag === 'nav' || attribute(each, 'role') === 'navigation');
