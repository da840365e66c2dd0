import { lightDark, type Palette } from '../colour/palette.js';
import type { PatternId } from './ids.js';
import { inkOf } from './patterns.js';
import { PATTERN_SOURCES, type PatternSource } from './sources.js';

/** The declarations of a pattern, for the element behind the page. */
export function patternCss(id: PatternId, light: Palette, dark: Palette): string {
  const { kind, source, size, strength, position = '0 0' }: PatternSource = PATTERN_SOURCES[id];
  const ink = `--pattern-ink:${lightDark(inkOf(light, strength), inkOf(dark, strength))};`;
  if (kind === 'css') {
    return `${ink}background-image:${source};background-size:${size};background-position:${position};`;
  }
  const image = `url("data:image/svg+xml,${encodeURIComponent(source)}")`;
  return `${ink}background-color:var(--pattern-ink);mask-image:${image};mask-size:${size};`;
}
