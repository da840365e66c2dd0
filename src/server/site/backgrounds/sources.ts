/** A pattern as it is written: its ink is `var(--pattern-ink)`, or what is opaque in its drawing. */
export interface PatternSource {
  title: string;
  /** Images of CSS, or a drawing that the ink is seen through. */
  kind: 'css' | 'svg';
  /** The value of `background-image`, or the SVG. */
  source: string;
  /** The value of `background-size` or `mask-size`. */
  size: string;
  /** How much of the ink is text colour, 0 to 1: the rest is ground. */
  strength: number;
  /** @default '0 0' */
  position?: string;
}

const INK = 'var(--pattern-ink)';

function css(title: string, size: string, strength: number, source: string, position = '0 0'): PatternSource {
  return { title, kind: 'css', source, size, strength, position };
}

/** @param shapes within a box of this many units, with black for the ink */
function svg(title: string, width: number, height: number, strength: number, shapes: string): PatternSource {
  const source = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${shapes}</svg>`;
  return { title, kind: 'svg', source, size: `${width}px ${height}px`, strength };
}

const line = (d: string, width = 1) => `<path d="${d}" fill="none" stroke="#000" stroke-width="${width}"/>`;

/** Ids with their patterns. */
export const PATTERN_SOURCES = {
  dots: css('Dots', '18px 18px', 0.12, `radial-gradient(${INK} 1.25px, transparent 1.75px)`),
  'dots-large': css('Large dots', '36px 36px', 0.07, `radial-gradient(${INK} 5px, transparent 5.5px)`),
  'dots-offset': css(
    'Dots, offset',
    '24px 24px',
    0.11,
    `radial-gradient(${INK} 1.5px, transparent 2px), radial-gradient(${INK} 1.5px, transparent 2px)`,
    '0 0, 12px 12px',
  ),
  grid: css(
    'Grid',
    '28px 28px',
    0.07,
    `linear-gradient(${INK} 1px, transparent 1px), linear-gradient(90deg, ${INK} 1px, transparent 1px)`,
  ),
  'grid-large': css(
    'Large grid',
    '72px 72px',
    0.08,
    `linear-gradient(${INK} 1px, transparent 1px), linear-gradient(90deg, ${INK} 1px, transparent 1px)`,
  ),
  graph: css(
    'Graph paper',
    '80px 80px, 80px 80px, 16px 16px, 16px 16px',
    0.07,
    [2, 2, 1, 1]
      .map(
        (width, index) =>
          `linear-gradient(${index % 2 === 0 ? '' : '90deg, '}${INK} ${width}px, transparent ${width}px)`,
      )
      .join(', '),
  ),
  lines: css('Lines', '100% 12px', 0.06, `linear-gradient(${INK} 1px, transparent 1px)`),
  ruled: css('Ruled paper', '100% 32px', 0.09, `linear-gradient(transparent 31px, ${INK} 31px)`),
  columns: css('Columns', '48px 100%', 0.06, `linear-gradient(90deg, ${INK} 1px, transparent 1px)`),
  stripes: css('Stripes', '32px 100%', 0.04, `linear-gradient(90deg, ${INK} 50%, transparent 50%)`),
  diagonal: css(
    'Diagonal lines',
    '16px 16px',
    0.08,
    `linear-gradient(135deg, ${INK} 5%, transparent 5% 47.5%, ${INK} 47.5% 52.5%, transparent 52.5% 95%, ${INK} 95%)`,
  ),
  'diagonal-stripes': css(
    'Diagonal stripes',
    '56px 56px',
    0.04,
    `linear-gradient(45deg, ${INK} 25%, transparent 25% 50%, ${INK} 50% 75%, transparent 75%)`,
  ),
  checks: css(
    'Checks',
    '40px 40px',
    0.04,
    `conic-gradient(${INK} 25%, transparent 0 50%, ${INK} 0 75%, transparent 0)`,
  ),
  gingham: css(
    'Gingham',
    '44px 44px',
    0.05,
    `linear-gradient(${INK} 50%, transparent 50%), linear-gradient(90deg, ${INK} 50%, transparent 50%)`,
  ),
  rings: css('Rings', '64px 64px', 0.07, `radial-gradient(transparent 20px, ${INK} 20.5px 21.5px, transparent 22px)`),
  scales: css(
    'Scales',
    '48px 48px',
    0.07,
    `radial-gradient(circle at 50% 100%, transparent 23px, ${INK} 23.5px 24.5px, transparent 25px), ` +
      `radial-gradient(circle at 50% 100%, transparent 23px, ${INK} 23.5px 24.5px, transparent 25px)`,
    '0 0, 24px 24px',
  ),
  glow: css(
    'Glow from above',
    '100% 100%',
    0.1,
    `radial-gradient(ellipse 80rem 40rem at 50% -10rem, ${INK}, transparent)`,
  ),
  corners: css(
    'Glow in the corners',
    '100% 100%',
    0.09,
    `radial-gradient(40rem at 0 0, ${INK}, transparent), radial-gradient(40rem at 100% 100%, ${INK}, transparent)`,
  ),
  fade: css('Fade', '100% 100%', 0.1, `linear-gradient(${INK}, transparent 40rem)`),
  crosses: svg('Crosses', 32, 32, 0.1, line('M16 12v8M12 16h8')),
  waves: svg('Waves', 64, 24, 0.09, line('M0 12q16-12 32 0t32 0')),
  zigzag: svg('Zigzag', 32, 20, 0.08, line('M0 14L8 6l8 8 8-8 8 8')),
  triangles: svg('Triangles', 48, 42, 0.08, line('M0 42L24 0l24 42zM0 0h48')),
  diamonds: svg('Diamonds', 40, 40, 0.08, line('M20 0l20 20-20 20L0 20z')),
  hexagons: svg('Hexagons', 56, 98, 0.08, line('M28 0v16l28 16v34L28 82v16M28 16L0 32v34l28 16')),
  bricks: svg('Bricks', 60, 40, 0.08, line('M0 0h60M0 20h60M15 0v20M45 20v20')),
  plusses: svg('Stitches', 24, 24, 0.12, line('M2 2h6M14 14h6', 1.5)),
  petals: svg('Petals', 60, 60, 0.07, line('M30 0q30 30 0 60q-30-30 0-60M0 30q30-30 60 0q-30 30-60 0')),
} as const satisfies Readonly<Record<string, PatternSource>>;
