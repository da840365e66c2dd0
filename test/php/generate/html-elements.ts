import { NAMES } from '../../../src/canvas/locate/fast/elements.js';
import { BREAKOUTS } from '../../../src/canvas/locate/fast/foreign.js';
import { COMPONENT_TAGS } from '../../../src/component/tags.js';
import { RAW_TEXT_ELEMENTS, VOID_ELEMENTS } from '../../../src/html/elements.js';
import { HTML_IN_MATH, HTML_IN_SVG } from '../../../src/html/foreign.js';
import type { PhpClass } from './php-class.js';
import { setOf } from './php-value.js';

/** Facts of HTML that are not the scan's alone. */
export function htmlElements(): PhpClass {
  const holdingHtml = [...HTML_IN_SVG, 'annotation-xml', ...HTML_IN_MATH].map((name) => name.toLowerCase());
  return {
    name: 'HtmlElements',
    about: "Facts about HTML's elements.",
    from: 'src/html/elements.ts, src/html/foreign.ts and src/canvas/locate/fast/foreign.ts',
    constants: [
      { name: 'VOID', about: 'Elements without content and end tag.', value: setOf(VOID_ELEMENTS) },
      { name: 'RAW_TEXT', about: 'Elements in whose content nothing is escaped.', value: setOf(RAW_TEXT_ELEMENTS) },
      {
        name: 'BREAKOUTS',
        about: 'Elements that end foreign content. `font` does so when it has certain attributes.',
        value: setOf([...BREAKOUTS].map((code) => NAMES[code] ?? '')),
      },
      {
        name: 'KNOWN_WITH_TEXT',
        about: 'Elements that hold HTML in foreign content, and components: known only where they hold text alone.',
        value: setOf([...holdingHtml, ...COMPONENT_TAGS]),
      },
    ],
  };
}
