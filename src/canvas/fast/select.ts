import { endOfDeclaration } from '../markup-declaration.js';
import { COMPONENT_CODES, codeOf, codesOf } from './elements.js';
import { isLetter } from './letter.js';
import { readName } from './name.js';
import type { Scan } from './scan.js';
import { skipAttributes } from './tag.js';

const SELECT = codeOf('select');
/** What a `select` holds, and the components, whose tags it ignores. */
const HARMLESS: ReadonlySet<number> = new Set([...codesOf('option optgroup'), ...COMPONENT_CODES]);

/** Moves the cursor from behind the start tag of a `select` behind its end tag, as long as nothing but options and components is in it. */
export function skipSelect(scan: Scan): void {
  const { source } = scan;
  scan.isFramesetRuledOut = true;
  for (;;) {
    const tag = source.indexOf('<', scan.at);
    if (tag === -1) {
      scan.at = source.length;
      return;
    }
    const isEnd = source.startsWith('</', tag);
    const name = isEnd ? tag + 2 : tag + 1;
    if (isLetter(source.charCodeAt(name))) {
      scan.at = name;
      const code = readName(scan);
      skipAttributes(scan);
      if (isEnd && code === SELECT) return;
      if (!HARMLESS.has(code)) {
        scan.isSure = false;
        return;
      }
    } else if (source.startsWith('<!', tag) || source.startsWith('<?', tag)) scan.at = endOfDeclaration(source, tag);
    else {
      // A bogus comment is one of the rare things.
      if (isEnd) scan.isSure = false;
      scan.at = tag + 1;
    }
  }
}
