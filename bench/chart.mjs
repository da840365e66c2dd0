/**
 * The README's chart: one bar a contender on a logarithmic scale, the page's own rows apart from what was found beforehand,
 * from others and from floors. It is as narrow as a phone, with each name above its bar, and readable on light and dark
 * ground.
 */

const WIDTH = 460;
const LEFT = 12;
const RIGHT = 130;
const TOP = 66;
const STEP = 36;
const GROUP = 34;
const BAR = 12;
const BOTTOM = 44;

/** What all others are compared with. */
const REFERENCE = 'inlay render';

const STYLE = `
  text { font: 13px system-ui, sans-serif; fill: #24292f }
  .title { font-size: 15px; font-weight: 600 }
  .group { font-weight: 600 }
  .small { font-size: 11px; fill: #57606a }
  .grid { stroke: #d0d7de }
  .inlay { fill: #0969da } .cached { fill: #54aeff } .peer { fill: #8c959f } .floor { fill: #c8d1da }
  @media (prefers-color-scheme: dark) {
    text { fill: #e6edf3 }
    .small { fill: #9198a1 }
    .grid { stroke: #3d444d }
    .inlay { fill: #4493f8 } .cached { fill: #1f6feb } .peer { fill: #656c76 } .floor { fill: #3d444d }
  }`;

/** The groups from top to bottom. */
const GROUPS = [
  { kind: 'inlay', title: 'From the source' },
  { kind: 'cached', title: 'Cached: the page was read beforehand' },
  { kind: 'peer', title: 'Others, from the source' },
  { kind: 'floor', title: 'Floors: nothing is expanded' },
];

/**
 * An SVG image of times, the shortest of a group first.
 *
 * @param {string} title
 * @param {readonly { name: string, ms: number, kind: 'inlay' | 'cached' | 'peer' | 'floor',
 *   ratios: Record<string, { median: number }> }[]} rows
 * @param {string} machine on which the times were measured, and when
 */
export function chart(title, rows, machine) {
  const all = rows.map(({ ms }) => Math.log10(ms));
  const low = Math.floor(Math.min(...all));
  const high = Math.ceil(Math.max(...all));
  const x = (ms) => LEFT + ((Math.log10(ms) - low) / (high - low)) * (WIDTH - LEFT - RIGHT);
  const parts = [];
  let y = TOP;
  for (const { kind, title: heading } of GROUPS) {
    const members = rows.filter((row) => row.kind === kind).toSorted((a, b) => a.ms - b.ms);
    if (members.length === 0) continue;
    parts.push(`<text class="group" x="${LEFT}" y="${y + 16}">${escaped(heading)}</text>`);
    y += GROUP - 8;
    for (const row of members) {
      parts.push(...barOf(row, x(row.ms), y));
      y += STEP;
    }
    y += 6;
  }
  const height = y + BOTTOM;
  const decades = Array.from({ length: high - low + 1 }, (_, index) => 10 ** (low + index));
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${height}" role="img" aria-label="${escaped(title)}">`,
    `<style>${STYLE}\n</style>`,
    `<text class="title" x="${LEFT}" y="24">${escaped(title)}</text>`,
    `<text class="small" x="${LEFT}" y="42">median time, logarithmic; less is better; × against ${REFERENCE}</text>`,
    ...decades.flatMap((ms) => [
      `<line class="grid" x1="${at(x(ms))}" y1="${TOP - 10}" x2="${at(x(ms))}" y2="${y}"/>`,
      `<text class="small" text-anchor="${ms === decades[0] ? 'start' : 'middle'}" x="${at(x(ms))}" y="${y + 14}">${duration(ms)}</text>`,
    ]),
    ...parts,
    `<text class="small" x="${LEFT}" y="${height - 10}">${escaped(machine)}</text>`,
    '</svg>\n',
  ].join('\n');
}

function barOf({ name, ms, kind, ratios }, end, y) {
  const times = ratios[REFERENCE]?.median;
  const shown = times === undefined || name === REFERENCE ? '' : `, ${compared(times)}`;
  return [
    `<text x="${LEFT}" y="${y + 11}">${escaped(name)}</text>`,
    `<rect class="${kind}" x="${LEFT}" y="${y + 16}" width="${at(Math.max(1, end - LEFT))}" height="${BAR}" rx="2"/>`,
    `<text x="${at(end + 6)}" y="${y + 26}">${duration(ms)}${shown}</text>`,
  ];
}

/** How many times as long as the reference. */
function compared(times) {
  return `× ${digits(times)}`;
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
