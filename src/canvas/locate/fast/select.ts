import { COMPONENT_CODES, codeOf, codesOf } from './elements.js';
import type { Mode, Scan } from './scan.js';

const SELECT = codeOf('select');

/** What a `select` holds, and the components, whose tags it ignores. */
const HARMLESS: ReadonlySet<number> = new Set([...codesOf('option optgroup'), ...COMPONENT_CODES]);

/** The content of a `select`, as long as nothing but options and components is in it. */
const IN_SELECT: Mode = {
  hasCdata: false,
  startTag(scan, code) {
    if (!HARMLESS.has(code)) scan.isSure = false;
  },
  endTag(scan, code) {
    if (code === SELECT) scan.mode = undefined;
    else if (!HARMLESS.has(code)) scan.isSure = false;
  },
};

export function openSelect(scan: Scan): void {
  scan.mode = IN_SELECT;
}
