import { colourText, contrast, mix, type Rgb } from '../colour/colour.js';
import { type Palette, paletteOf } from '../colour/palette.js';
import { type OptionValues, optionValues } from '../options/index.js';
import { isPatternId, PATTERN_IDS, type PatternId } from './ids.js';
import { PATTERN_SOURCES, type PatternSource } from './sources.js';

/** The colours of a pattern in one scheme. */
export interface PatternColours {
  ground: string;
  ink: string;
  text: string;
  /** The least contrast ratio of the text with the ground and with the ink, to two digits. */
  contrast: number;
}

/** A pattern as data: what it is made of, and how text is read on it. */
export interface Pattern extends PatternSource {
  id: PatternId;
  /** What a page has as its `background`. */
  background: `pattern:${string}`;
  light: PatternColours;
  dark: PatternColours;
}

/** The patterns with the colours of these options. */
export function patternsWith(values: OptionValues): Pattern[] {
  const [light, dark] = [paletteOf(values, 'light'), paletteOf(values, 'dark')];
  return PATTERN_IDS.map((id) => {
    const source: PatternSource = PATTERN_SOURCES[id];
    const { strength } = source;
    return {
      id,
      background: `pattern:${id}`,
      ...source,
      light: coloursOf(light, strength),
      dark: coloursOf(dark, strength),
    };
  });
}

/** The patterns with the theme's own colours. */
export const PATTERNS: readonly Pattern[] = patternsWith(optionValues({}));

/** The ink of a pattern. */
export function inkOf({ text, ground }: Palette, strength: number): Rgb {
  return mix(text, ground, strength);
}

function coloursOf(palette: Palette, strength: number): PatternColours {
  const { ground, text } = palette;
  const ink = inkOf(palette, strength);
  const least = Math.min(contrast(text, ground), contrast(text, ink));
  const [groundText, inkText, textText] = [ground, ink, text].map(colourText) as [string, string, string]; // three of three
  return { ground: groundText, ink: inkText, text: textText, contrast: Math.floor(least * 100) / 100 };
}

/** What a page's `background` says: a colour, or a pattern; nothing for what is neither. */
export type Background = { colour: string } | { pattern: PatternId };

const COLOUR = /^#(?:[\da-f]{3}|[\da-f]{6})$/i;

/** Reads the `background` of a page's presentation. */
export function backgroundOf(text: string): Background | undefined {
  if (COLOUR.test(text)) return { colour: text.toLowerCase() };
  const id = text.startsWith('pattern:') ? text.slice('pattern:'.length) : '';
  return isPatternId(id) ? { pattern: id } : undefined;
}
