import { BASE } from './styles/base.js';
import { CANVAS } from './styles/canvas.js';
import { CATALOGUE } from './styles/catalogue.js';
import { CONTROLS } from './styles/controls.js';
import { FINDINGS } from './styles/findings.js';
import { FRAME } from './styles/frame.js';
import { LOGOS } from './styles/logos.js';
import { OVERVIEW } from './styles/overview.js';
import { SOURCE } from './styles/source.js';
import { SURROUNDINGS } from './styles/surroundings.js';
import { TOKENS } from './styles/tokens.js';

/** The style sheet of all pages: `preview.css`. */
export const STYLES = [
  TOKENS,
  BASE,
  CONTROLS,
  OVERVIEW,
  CANVAS,
  SOURCE,
  FRAME,
  FINDINGS,
  CATALOGUE,
  LOGOS,
  // Last, as it takes back some of what stands before it.
  SURROUNDINGS,
].join('\n');
