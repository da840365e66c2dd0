/** A colour as red, green and blue, 0 to 255 each. */
export type Rgb = readonly [red: number, green: number, blue: number];

const HEX = /^#(?:[\da-f]{3}|[\da-f]{6})$/i;

/** A colour written as `#0d6254` or `#abc`; nothing for another text. */
export function parseColour(text: string): Rgb | undefined {
  if (!HEX.test(text)) return undefined;
  const digits = text.length === 4 ? text.slice(1).replace(/./g, '$&$&') : text.slice(1);
  const number = Number.parseInt(digits, 16);
  return [number >> 16, (number >> 8) & 0xff, number & 0xff];
}

/** The colour in its one form: `#`, six digits, lower case. */
export function colourText(colour: Rgb): string {
  return `#${colour.map((part) => Math.round(part).toString(16).padStart(2, '0')).join('')}`;
}

/**
 * One colour laid over another.
 *
 * @param share of `top`, 0 to 1
 */
export function mix(top: Rgb, ground: Rgb, share: number): Rgb {
  const part = (index: 0 | 1 | 2) => Math.round(top[index] * share + ground[index] * (1 - share));
  return [part(0), part(1), part(2)];
}

/** How light a colour is, 0 to 1. @see https://www.w3.org/TR/WCAG22/#dfn-relative-luminance */
function luminance(colour: Rgb): number {
  const [red, green, blue] = colour.map((part) => {
    const share = part / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * (red ?? 0) + 0.7152 * (green ?? 0) + 0.0722 * (blue ?? 0);
}

/** The contrast ratio of two colours, 1 to 21. @see https://www.w3.org/TR/WCAG22/#dfn-contrast-ratio */
export function contrast(a: Rgb, b: Rgb): number {
  const [light, dark] = [luminance(a), luminance(b)].sort((one, other) => other - one);
  return ((light ?? 0) + 0.05) / ((dark ?? 0) + 0.05);
}
