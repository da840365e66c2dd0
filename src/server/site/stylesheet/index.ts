import { createHash } from 'node:crypto';
import { BASE } from './base.js';
import { CHOICES } from './choices.js';
import { CONTENT } from './content.js';
import { FOOTER, MEDIA } from './footer.js';
import { FORMS } from './forms.js';
import { HEADER } from './header.js';
import { PARTS } from './parts.js';
import { SIGN_IN } from './sign-in.js';

/** The rules without the blanks that are there for those who read them here. */
function compact(css: string): string {
  return css.replace(/\n\s*/g, '\n').trim();
}

const SHEETS = [BASE, PARTS, FORMS, HEADER, CONTENT, SIGN_IN, FOOTER, CHOICES, MEDIA];

/** The theme's style sheet. It stands in a layer, so that the styles of canvases and slots win without a fight. */
export const STYLESHEET = `@layer theme {\n${compact(SHEETS.join('\n'))}\n}\n`;

const DIGITS = 16;
const hash = createHash('sha256').update(STYLESHEET).digest('hex').slice(0, DIGITS);

/** Where it is: another address for another content, so that it may be kept for ever. */
export const STYLESHEET_PATH = `/_inlay/theme-${hash}.css`;
