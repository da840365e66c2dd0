import { isPatternId } from '../backgrounds/ids.js';
import { patternCss } from '../backgrounds/pattern-css.js';
import { backgroundOf } from '../backgrounds/patterns.js';
import { PATTERN_SOURCES } from '../backgrounds/sources.js';
import { colourText, contrast, parseColour, type Rgb } from '../colour/colour.js';
import { lightDark, type Palette, paletteOf } from '../colour/palette.js';
import { FONTS, type FontName } from '../options/fonts.js';
import type { OptionValues } from '../options/index.js';

const WIDTHS = { content: 'var(--content-width)', wide: 'var(--wide-width)', full: '100%' } as const;
const SEPARATORS = { slash: '"/"', chevron: '"›"', dot: '"·"' } as const;
const SCHEMES = { auto: 'light dark', light: 'only light', dark: 'only dark' } as const;

/** What of a page's style a page decides. */
export interface PageLook {
  /** As its presentation has it. */
  background: string;
}

/** The inline style of a page: what its options and its background come to. */
export function pageStyle(values: OptionValues, look: PageLook): string {
  const own = backgroundOf(look.background);
  const id = own && 'pattern' in own ? own.pattern : values.background_pattern;
  const pattern = (!own || 'pattern' in own) && isPatternId(id) ? id : undefined;
  const strength = pattern === undefined ? 0 : PATTERN_SOURCES[pattern].strength;
  const ground = own && 'colour' in own ? parseColour(own.colour) : undefined;
  const [light, dark] = (['light', 'dark'] as const).map((scheme) => paletteOf(values, scheme, ground, strength)) as [
    Palette,
    Palette,
  ]; // two of two
  const scheme = ground === undefined ? SCHEMES[values.color_scheme] : `only ${schemeFor(ground, values)}`;
  const variables = { ...colours(light, dark), ...sizes(values), ...type(values), ...buttons(values) };
  const declarations = Object.entries(variables).map(([name, value]) => `--${name}:${value}`);
  const behind = pattern === undefined ? '' : `body::before{${patternCss(pattern, light, dark)}}`;
  return `@layer theme{:root{color-scheme:${scheme};${declarations.join(';')}}${behind}}`;
}

/** The scheme whose text is read better on a ground. */
function schemeFor(ground: Rgb, values: OptionValues): 'light' | 'dark' {
  const [light, dark] = [values.text_light, values.text_dark].map((text) => {
    const colour = parseColour(text);
    return colour ? contrast(colour, ground) : 0;
  });
  return (light ?? 0) >= (dark ?? 0) ? 'light' : 'dark';
}

function colours(light: Palette, dark: Palette): Record<string, string> {
  const both = (name: keyof Palette) => lightDark(light[name], dark[name]);
  return {
    ground: both('ground'),
    text: both('text'),
    soft: both('soft'),
    shade: both('shade'),
    line: both('line'),
    edge: both('edge'),
    accent: both('accent'),
    'on-accent': both('onAccent'),
    link: both('link'),
    fault: both('fault'),
    'page-text': both('text'),
    'page-link': both('link'),
  };
}

function sizes(values: OptionValues): Record<string, string> {
  return {
    'content-width': values.content_width,
    'wide-width': values.wide_width,
    'page-width': 'var(--content-width)',
    'header-width': WIDTHS[values.header_width],
    'footer-width': WIDTHS[values.footer_width],
    'header-padding': values.header_padding,
    'header-ground': values.header_sticky ? 'var(--ground)' : 'none',
    gutter: values.gutter,
    spacing: String(values.spacing),
    radius: `${values.radius}px`,
    'logo-height': `${values.logo_height}px`,
    'logo-height-phone': `${values.logo_height_phone}px`,
    'logo-height-footer': `${values.logo_height_footer}px`,
    separator: SEPARATORS[values.breadcrumbs_separator],
    'pattern-position': values.background_fixed ? 'fixed' : 'absolute',
  };
}

function type(values: OptionValues): Record<string, string> {
  const headings: 'same' | FontName = values.font_headings;
  return {
    font: FONTS[values.font_body],
    'font-headings': headings === 'same' ? 'var(--font)' : FONTS[headings],
    size: String(values.font_size),
    leading: String(values.line_height),
    scale: String(values.heading_scale),
    'heading-weight': String(values.heading_weight),
    hyphens: values.hyphenation ? 'auto' : 'manual',
    underline: values.link_underline === 'always' ? '100%' : '40%',
    'menu-case': values.menu_case,
  };
}

function buttons({ button_style, button_shape, button_case }: OptionValues): Record<string, string> {
  const [text, ground, edge] = {
    filled: ['on-accent', 'accent', 'accent'],
    outline: ['link', 'ground', 'link'],
    soft: ['link', 'shade', 'shade'],
  }[button_style].map((name) => `var(--${name})`) as [string, string, string]; // three of three
  return {
    'button-text': text,
    'button-ground': ground,
    'button-edge': edge,
    'button-radius': { theme: 'var(--radius)', square: '0', pill: '999px' }[button_shape],
    'button-case': button_case,
  };
}

/** The background colours of a page in the two schemes, for the browser's own surfaces. */
export function themeColours(values: OptionValues): { light: string; dark: string } {
  return { light: colourText(paletteOf(values, 'light').ground), dark: colourText(paletteOf(values, 'dark').ground) };
}
