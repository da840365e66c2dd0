import type { OptionValues } from '../options/catalogue.js';
import { colourText, mix, parseColour, type Rgb } from './colour.js';
import { EDGE_CONTRAST, inkOn, readable, WHITE } from './readable.js';

export type Scheme = 'light' | 'dark';

/** The colours of a page in one scheme: every text is read on every ground that it stands on. */
export interface Palette {
  ground: Rgb;
  text: Rgb;
  /** Less important text. */
  soft: Rgb;
  /** A ground that stands out a little. */
  shade: Rgb;
  line: Rgb;
  /** The edge of a field. */
  edge: Rgb;
  accent: Rgb;
  onAccent: Rgb;
  /** The accent as far as it can be read. */
  link: Rgb;
  /** Of what is wrong in a form. */
  fault: Rgb;
}

/** How much of the text's colour other colours have. */
const SHADE = 0.05;
const LINE = 0.16;
const SOFT = 0.72;
const EDGE = 0.45;

/** Red, as far as it can be read. */
const FAULT: Readonly<Record<Scheme, Rgb>> = { light: [179, 38, 30], dark: [255, 158, 148] };

/**
 * The colours of a scheme.
 *
 * @param ground in place of that of the options
 * @param strength of the ink of a pattern on the ground: text is read on it, too
 */
export function paletteOf(
  values: OptionValues,
  scheme: Scheme,
  ground = colourOf(values[`background_${scheme}`]),
  strength = 0,
): Palette {
  const own = colourOf(values[`text_${scheme}`]);
  const shade = mix(own, ground, SHADE);
  const grounds = [ground, shade, mix(own, ground, strength)];
  const text = readable(own, inkOn(ground), grounds);
  const accent = colourOf(values[`accent_${scheme}`]);
  return {
    ground,
    text,
    shade,
    soft: readable(mix(text, ground, SOFT), text, grounds),
    line: mix(text, ground, LINE),
    edge: readable(mix(text, ground, EDGE), text, grounds, EDGE_CONTRAST),
    accent,
    onAccent: inkOn(accent),
    link: readable(accent, text, grounds),
    fault: readable(FAULT[scheme], text, grounds),
  };
}

function colourOf(text: string): Rgb {
  return parseColour(text) ?? WHITE;
}

/** A colour that is one in light and another in dark. */
export function lightDark(light: Rgb, dark: Rgb): string {
  return `light-dark(${colourText(light)}, ${colourText(dark)})`;
}
