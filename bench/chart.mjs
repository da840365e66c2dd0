/** The README's chart: one bar a contender, on a logarithmic scale, readable on light and dark ground. */

const WIDTH = 820;
const LEFT = 290;
const RIGHT = 100;
const TOP = 56;
const STEP = 26;
const BAR = 16;
const BOTTOM = 34;

const STYLE = `
  text { font: 13px system-ui, sans-serif; fill: #24292f }
  .title { font-size: 15px; font-weight: 600 }
  .small { font-size: 11px; fill: #57606a }
  .grid { stroke: #d0d7de }
  .inlay { fill: #0969da } .peer { fill: #8c959f } .floor { fill: #c8d1da }
  @media (prefers-color-scheme: dark) {
    text { fill: #e6edf3 }
    .small { fill: #9198a1 }
    .grid { stroke: #3d444d }
    .inlay { fill: #4493f8 } .peer { fill: #656c76 } .floor { fill: #3d444d }
  }`;

/**
 * An SVG image of times, the shortest first.
 *
 * @param {string} title
 * @param {readonly { name: string, ms: number, kind: 'inlay' | 'peer' | 'floor' }[]} rows
 */
export function chart(title, rows) {
  const sorted = rows.toSorted((a, b) => a.ms - b.ms);
  const low = Math.floor(Math.log10(sorted[0]?.ms ?? 1));
  const high = Math.ceil(Math.log10(sorted.at(-1)?.ms ?? 1));
  const x = (ms) => LEFT + ((Math.log10(ms) - low) / (high - low)) * (WIDTH - LEFT - RIGHT);
  const height = TOP + sorted.length * STEP + BOTTOM;
  const decades = Array.from({ length: high - low + 1 }, (_, index) => 10 ** (low + index));
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${height}" role="img" aria-label="${escaped(title)}">`,
    `<style>${STYLE}\n</style>`,
    `<text class="title" x="10" y="22">${escaped(title)}</text>`,
    '<text class="small" x="10" y="40">median, logarithmic scale; less is better</text>',
    ...decades.flatMap((ms) => [
      `<line class="grid" x1="${at(x(ms))}" y1="${TOP - 6}" x2="${at(x(ms))}" y2="${height - BOTTOM + 4}"/>`,
      `<text class="small" text-anchor="middle" x="${at(x(ms))}" y="${height - BOTTOM + 20}">${duration(ms)}</text>`,
    ]),
    ...sorted.flatMap(({ name, ms, kind }, index) => {
      const y = TOP + index * STEP;
      return [
        `<text text-anchor="end" x="${LEFT - 8}" y="${y + 13}">${escaped(name)}</text>`,
        `<rect class="${kind}" x="${LEFT}" y="${y}" width="${at(Math.max(1, x(ms) - LEFT))}" height="${BAR}" rx="2"/>`,
        `<text x="${at(x(ms) + 6)}" y="${y + 13}">${duration(ms)}</text>`,
      ];
    }),
    '</svg>\n',
  ].join('\n');
}

/**
 * A time with three digits and its unit.
 *
 * @param {number} ms
 */
export function duration(ms) {
  if (ms >= 1000) return `${digits(ms / 1000)} s`;
  return ms >= 1 ? `${digits(ms)} ms` : `${digits(ms * 1000)} µs`;
}

function digits(value) {
  return String(Number(value.toPrecision(value >= 100 ? 3 : 2)));
}

function at(position) {
  return position.toFixed(1);
}

function escaped(text) {
  return text.replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`);
}
