/** Families that systems have: nothing is loaded. @see https://modernfontstacks.com */
export const FONTS = {
  system: 'system-ui, -apple-system, "Segoe UI", Roboto, "Noto Sans", sans-serif',
  humanist: 'Seravek, "Gill Sans Nova", Ubuntu, Calibri, "DejaVu Sans", sans-serif',
  geometric: 'Avenir, Montserrat, Corbel, "URW Gothic", "Century Gothic", sans-serif',
  grotesque: 'Inter, Roboto, "Helvetica Neue", "Arial Nova", "Nimbus Sans", Arial, sans-serif',
  transitional: 'Charter, "Bitstream Charter", "Sitka Text", Cambria, "DejaVu Serif", serif',
  'old-style': '"Iowan Old Style", "Palatino Linotype", "URW Palladio L", Palatino, serif',
  slab: 'Rockwell, "Rockwell Nova", "Roboto Slab", "DejaVu Serif", "Sitka Small", serif',
  mono: 'ui-monospace, "Cascadia Code", Menlo, Consolas, "DejaVu Sans Mono", monospace',
} as const;

export type FontName = keyof typeof FONTS;

export const FONT_NAMES = Object.keys(FONTS) as FontName[]; // its keys are those of the literal above
