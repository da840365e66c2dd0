/**
 * The same work side by side in one process: pages of three sizes with seven components against one site. It checks every
 * contender's output, prints medians and ratios, draws `bench/chart.svg`, and exits with 1 when a bar is missed. Run it by
 * `npm run bench`.
 */
import { writeFileSync } from 'node:fs';
import { bars } from './bars.mjs';
import { chart } from './chart.mjs';
import { measured } from './measure.mjs';
import { pageOfSize } from './pages.mjs';
import { pluginShare } from './plugin.mjs';
import { printBars, printPlugin, printShare, printTable, progress } from './print.mjs';
import { fastShare } from './share.mjs';
import { pluginTask, tasksOf } from './tasks.mjs';

/** Sizes in KB of 1,000 characters, with the time for their rounds: slow pages need more for as many. */
const SIZES = [
  { size: 4, budgetMs: 8_000 },
  { size: 60, budgetMs: 20_000 },
  { size: 1000, budgetMs: 25_000 },
];

const PLUGIN_BUDGET_MS = 9_000;

const CHART = new URL('chart.svg', import.meta.url);
const CHART_SIZE = 60;

/** @type {Map<number, Map<string, import('./measure.mjs').Row>>} */
const rows = new Map();
const plugin = [];
for (const { size, budgetMs } of SIZES) {
  const page = pageOfSize(size * 1000);
  const { checked, failed } = await tasksOf(page);
  const table = await measured(checked, budgetMs, (text) => progress(`${size} KB: ${text}`));
  rows.set(size, new Map(table.map((row) => [row.name, row])));
  printTable(page.canvas.length, table, checked, failed);
  if (size === CHART_SIZE) drawChart(table, checked);
  if (size < 60) continue;
  progress(`${size} KB: the plugin`);
  plugin.push({ size, ...pluginShare(pluginTask(page.canvas), PLUGIN_BUDGET_MS) });
}

printPlugin(plugin);
const shares = fastShare();
printShare(shares);
const sum = (key) => shares.reduce((total, group) => total + group[key], 0);
const share = shares.length > 0 ? sum('answered') / sum('pages') : undefined;
process.exitCode = printBars(bars(rows, plugin, share)) ? 0 : 1;

/** The rows of the page itself: those with an emoji or without components are another page's. */
function drawChart(table, checked) {
  const shown = checked
    .map(({ kind }, index) => ({ ...table[index], kind }))
    .filter(({ name }) => !/, (?:an emoji|no components)$/.test(name));
  writeFileSync(CHART, chart(`A page of ${CHART_SIZE} KB with seven components`, shown));
}
