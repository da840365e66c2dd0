/**
 * The same work side by side: pages of three sizes with seven components against one site, in nine processes one after
 * the other. It checks every contender's output, prints medians and ratios with their intervals, draws `bench/chart.svg`, and
 * exits with 1 when a bar is missed. Run it by `npm run bench`, in some six minutes.
 */
import { writeFileSync } from 'node:fs';
import { bars } from './bars.mjs';
import { chart } from './chart.mjs';
import { machine } from './machine.mjs';
import { figure, middle, ratios } from './measure.mjs';
import { printBars, printPlugin, printShare, printTable, progress } from './print.mjs';
import { inProcesses } from './processes.mjs';
import { fastShare } from './share.mjs';

const CHART = new URL('chart.svg', import.meta.url);
const CHART_SIZE = 60;

const processes = await inProcesses(new URL('page-rows.mjs', import.meta.url), progress);
const pages = processes[0].map((_page, index) => merged(processes.map((one) => one[index])));
for (const page of pages) printTable(page);
const charted = pages.find(({ size }) => size === CHART_SIZE);
writeFileSync(CHART, chart(`A page of ${CHART_SIZE} KB with seven components`, shownOf(charted.rows), machine()));

const plugin = pages.flatMap(({ size, plugin: found }) => (found ? [{ size, ...found }] : []));
printPlugin(plugin);
const shares = fastShare();
printShare(shares);
const sum = (key) => shares.reduce((total, group) => total + group[key], 0);
const share = shares.length > 0 ? sum('answered') / sum('pages') : undefined;
process.exitCode = printBars(bars(ratioOf, plugin, share)) ? 0 : 1;

function ratioOf(size, name, other) {
  const row = pages.find((page) => page.size === size)?.rows.find((each) => each.name === name);
  return row?.ratios[other];
}

/** What several processes have measured of one page. */
function merged(ones) {
  const [{ size, characters, failed, rows, plugin: first }] = ones;
  return {
    size,
    characters,
    failed,
    rounds: ones.reduce((total, { rounds }) => total + rounds, 0),
    rows: rows.map((row, index) => {
      const all = ones.map((one) => one.rows[index]);
      const of = (key) => middle(all.map((each) => each[key]));
      const against = (other) => figure(all.map((each, process) => ratios(each, ones[process].rows[other])));
      const times = { ms: of('ms'), spread: of('spread'), collector: of('collector') };
      return { ...row, ...times, ratios: Object.fromEntries(rows.map(({ name }, other) => [name, against(other)])) };
    }),
    plugin: first && {
      added: figure(ones.map(({ plugin: { added } }) => added)),
      content: figure(ones.map(({ plugin: { content } }) => content)),
    },
  };
}

/** The rows of the page itself: those with an emoji or without components are another page's. */
function shownOf(rows) {
  return rows.filter(({ name }) => !/, (?:an emoji|no components)$/.test(name));
}
