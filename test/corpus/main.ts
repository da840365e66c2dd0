import { lint, RULES } from '../../src/lint/index.js';
import { readCorpus } from './case.js';
import { printTable, type Scored } from './print.js';
import { scoreCase } from './score.js';

const [folder = '../shared/corpus/lint', ...flags] = process.argv.slice(2);
const cases = readCorpus(folder);
const scored: Scored[] = cases.map((corpusCase) => ({
  corpusCase,
  score: scoreCase(corpusCase, lint(corpusCase.canvas, corpusCase.manifest)),
}));

if (!flags.includes('--summary')) {
  for (const { corpusCase, score } of scored) {
    for (const { rule, line, column, message, outcome } of score.wrong) {
      console.log(`${corpusCase.name}:${line}:${column} unexpected ${outcome} of ${rule}: ${message}`);
    }
    for (const { rule, at, nth, note } of score.missed) {
      console.log(`${corpusCase.name} missed ${rule} at ${at.replace(/\s+/g, ' ')} (${nth}): ${note}`);
    }
    for (const { rule, line, column } of score.nearMisses) {
      console.log(`${corpusCase.name}:${line}:${column} violation of ${rule} at a near miss`);
    }
  }
}
console.log(`${cases.length} cases\n`);
console.log(
  printTable(
    scored,
    RULES.map(({ id }) => id),
  ),
);
