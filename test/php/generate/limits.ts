import { MAX_CANVAS_LENGTH, MAX_INLAYS, MAX_NESTING, MAX_OUTPUT_LENGTH } from '../../../src/canvas/limits.js';
import { SCAN_EFFORT } from '../../../src/canvas/locate/fast/scan.js';
import { MAX_FORM_LENGTH } from '../../../src/component/form.js';
import { BODY_BYTES, MAX_CANVASES } from '../../../src/server/daemon/limits.js';
import { MAX_MENU_DEPTH, MAX_MENU_ITEMS } from '../../../src/site/limits.js';
import type { PhpClass } from './php-class.js';
import { phpNumber } from './php-value.js';

const LIMITS: readonly (readonly [name: string, limit: number, about: string])[] = [
  ['MAX_CANVAS_LENGTH', MAX_CANVAS_LENGTH, 'UTF-16 code units of a canvas.'],
  ['MAX_INLAYS', MAX_INLAYS, 'Components of a canvas.'],
  ['MAX_NESTING', MAX_NESTING, 'Elements within each other.'],
  [
    'MAX_OUTPUT_LENGTH',
    MAX_OUTPUT_LENGTH,
    "UTF-16 code units of an output, so that a few forms can't become gigabytes.",
  ],
  ['SCAN_EFFORT', SCAN_EFFORT, 'Elements that searches of a scan may pass, beside one for each character.'],
  ['MAX_FORM_LENGTH', MAX_FORM_LENGTH, 'UTF-16 code units of the HTML of a form.'],
  ['MAX_MENU_ITEMS', MAX_MENU_ITEMS, 'Items of a menu.'],
  ['MAX_MENU_DEPTH', MAX_MENU_DEPTH, 'Levels of a menu.'],
  ['MAX_CANVASES', MAX_CANVASES, 'Canvases of one request to the daemon.'],
  [
    'MAX_BATCH_BYTES',
    BODY_BYTES / 2,
    'Bytes of the canvases of one request that has several: half of what the daemon takes unless told otherwise.',
  ],
];

/** What is over one of these is an error in TypeScript. */
export function limits(): PhpClass {
  return {
    name: 'Limits',
    about: 'How much is too much, in PHP as in TypeScript.',
    from: 'src/canvas/limits.ts, src/canvas/locate/fast/scan.ts, src/component/form.ts, src/site/limits.ts and src/server/daemon/limits.ts',
    constants: LIMITS.map(([name, limit, about]) => ({ name, about, value: phpNumber(limit) })),
  };
}
