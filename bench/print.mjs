/** What a run says: tables and verdicts on stdout, progress on stderr where that is a terminal. */
import { styleText } from 'node:util';
import { percent } from './bars.mjs';
import { duration } from './chart.mjs';
import { ratio } from './measure.mjs';

const REFERENCES = { inlay: 'inlay render', rehype: 'rehype with inlay/rehype' };

/** @param {string} text */
export function progress(text) {
  if (process.stderr.isTTY) process.stderr.write(`\r\x1b[K${text}`);
}

/**
 * @param {number} characters of the page
 * @param {readonly import('./measure.mjs').Row[]} table
 * @param {readonly import('./tasks.mjs').Checked[]} checked in the order of the table
 * @param {readonly { name: string, remark: string }[]} failed
 */
export function printTable(characters, table, checked, failed) {
  progress('');
  const reference = (name) => table.find((row) => row.name === name);
  const [inlay, rehype] = [reference(REFERENCES.inlay), reference(REFERENCES.rehype)];
  const rounds = table[0]?.samples.length ?? 0;
  console.log(`\n${paint('bold', `A page of ${characters.toLocaleString('en')} characters`)}, ${rounds} rounds`);
  console.log(`${'median'.padStart(46)}    MB/s  / inlay  rehype /  spread`);
  for (const [index, row] of table.entries()) {
    const { kind, remark } = checked[index] ?? { kind: 'floor', remark: '' };
    const notes = [...(remark === '' ? [] : [remark]), ...(row.noisy ? ['noisy'] : [])];
    const line = [
      row.name.padEnd(36),
      duration(row.ms).padStart(9),
      plain(characters / row.ms / 1000).padStart(7),
      times(inlay && ratio(row, inlay)).padStart(8),
      times(rehype && ratio(rehype, row)).padStart(9),
      `${(row.spread * 100).toFixed(0)} %`.padStart(7),
      `  ${notes.join(', ')}`,
    ].join(' ');
    console.log(kind === 'inlay' ? paint('green', line.trimEnd()) : line.trimEnd());
  }
  for (const { name, remark } of failed) console.log(paint('red', `${name.padEnd(36)} not timed: ${remark}`));
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

/** @param {{ size: number, added: number, content: number }[]} plugin */
export function printPlugin(plugin) {
  console.log('\nThe rehype plugin, as shares of a bare parse and stringify');
  for (const { size, added, content } of plugin) {
    console.log(`${size} KB: its own work ${percent(added)}, writing what it put in ${percent(content)}`);
  }
}
