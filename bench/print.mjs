/** What a run says: tables and verdicts on stdout, progress on stderr where that is a terminal. */
import { styleText } from 'node:util';
import { percent } from './bars.mjs';
import { duration } from './chart.mjs';
import { NOISY } from './measure.mjs';

const REFERENCES = { inlay: 'inlay render', rehype: 'rehype with inlay/rehype' };

/** Characters of the longest name of a contender. */
const NAMES = 50;

/** @param {string} text */
export function progress(text) {
  if (process.stderr.isTTY) process.stderr.write(`\r\x1b[K${text}`);
}

/**
 * @param {{ characters: number, rounds: number, failed: { name: string, remark: string }[], rows: readonly { name: string,
 *   kind: string, remark: string, ms: number, spread: number, collector: number,
 *   ratios: Record<string, import('./measure.mjs').Figure> }[] }} page
 */
export function printTable({ characters, rounds, failed, rows }) {
  progress('');
  console.log(`\n${paint('bold', `A page of ${characters.toLocaleString('en')} characters`)}, ${rounds} rounds`);
  console.log(`${'median'.padStart(NAMES + 10)}    MB/s  / inlay  rehype /  spread  collector`);
  const rehype = rows.find(({ name }) => name === REFERENCES.rehype);
  for (const { name, kind, remark, ms, spread, collector, ratios } of rows) {
    const notes = [...(remark === '' ? [] : [remark]), ...(spread > NOISY ? ['noisy'] : [])];
    const line = [
      name.padEnd(NAMES),
      duration(ms).padStart(9),
      plain(characters / ms / 1000).padStart(7),
      times(ratios[REFERENCES.inlay]?.median).padStart(8),
      times(rehype?.ratios[name]?.median).padStart(9),
      percent0(spread).padStart(7),
      percent0(collector).padStart(10),
      `  ${notes.join(', ')}`,
    ].join(' ');
    console.log(kind === 'inlay' || kind === 'cached' ? paint('green', line.trimEnd()) : line.trimEnd());
  }
  for (const { name, remark } of failed) console.log(paint('red', `${name.padEnd(NAMES)} not timed: ${remark}`));
}

function percent0(share) {
  return `${(share * 100).toFixed(0)} %`;
}

/** @param {readonly { group: string, pages: number, answered: number, unsure: string[] }[]} shares */
export function printShare(shares) {
  progress('');
  console.log(`\n${paint('bold', 'Real pages that the fast locator answers for, components put in')}`);
  for (const { group, pages, answered, unsure } of shares) {
    const rest = unsure.length > 0 ? `; not for ${unsure.join(', ')}` : '';
    console.log(`${group.padEnd(16)} ${answered} of ${pages}${rest}`);
  }
}

/**
 * @param {readonly { text: string, met: boolean }[]} bars
 * @returns {boolean} whether all are met
 */
export function printBars(bars) {
  console.log(`\n${paint('bold', 'Bars')}`);
  for (const { text, met } of bars)
    console.log(met ? `${paint('green', 'met')}     ${text}` : `${paint('red', 'MISSED')}  ${text}`);
  const missed = bars.filter(({ met }) => !met).length;
  console.log(missed === 0 ? 'all bars are met' : `${missed} of ${bars.length} bars are missed`);
  return missed === 0;
}

function paint(style, text) {
  return process.stdout.isTTY ? styleText(style, text) : text;
}

function times(value) {
  return value === undefined ? '' : plain(value);
}

function plain(value) {
  if (value >= 100) return value.toFixed(0);
  return value >= 10 ? value.toFixed(1) : value.toFixed(2);
}

/** @param {{ size: number, added: import('./measure.mjs').Figure, content: import('./measure.mjs').Figure }[]} plugin */
export function printPlugin(plugin) {
  console.log('\nThe rehype plugin, as shares of a bare parse and stringify');
  for (const { size, added, content } of plugin) {
    console.log(`${size} KB: its own work ${percent(added.median)}, writing what it put in ${percent(content.median)}`);
  }
}
