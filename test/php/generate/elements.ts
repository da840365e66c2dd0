import { elementClasses } from './element-classes.js';
import { elementFlags } from './element-flags.js';
import { elementRules } from './element-rules.js';
import type { PhpClass } from './php-class.js';

/** What the locator knows of HTML's elements. */
export function elements(): PhpClass {
  return {
    name: 'Elements',
    about: "Facts about HTML's elements that the scan of a page goes by.",
    from: 'src/canvas/locate/fast and src/canvas/locate/surroundings.ts',
    constants: [...elementClasses(), ...elementFlags(), ...elementRules()],
  };
}
