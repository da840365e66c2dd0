import { isComponentTag } from '../../../component/tags.js';
import { nearestBy } from '../../document/nearest.js';

const EXAMPLES: ReadonlySet<string> = new Set(['pre', 'code', 'samp', 'kbd']);

/** The closest element around another whose text is an example of code, or stands in place of a component. */
export const exampleAround = nearestBy(({ tag }) => EXAMPLES.has(tag) || isComponentTag(tag));
