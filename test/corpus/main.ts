import { basename } from 'node:path';
import { parseArgs } from 'node:util';
import { lint, RULES } from '../../src/lint/index.js';
import { BARS, missedBars } from './bars.js';
import { readCorpus } from './case.js';
import { printMisses, printTable, type Scored, tableOf } from './print.js';
import { INVENTION_RULES, NOT_IN_LINT_CORPUS, scoreCase } from './score.js';

const HELP = `Usage: npm run corpus -- [options] [folder]

Lints the cases of a corpus and compares the findings with its labels, as its README says under "Scoring".
The folder is ../shared/corpus/lint unless one is given.

  --summary          the table alone, without what was missed and what was wrong
  --json             all of it as JSON
  --recall <n>       least overall recall, ${BARS.recall} unless given
  --precision <n>    least overall precision, ${BARS.precision} unless given
  --help             this text

Exit codes: 0 all bars are met, 1 some are missed, 2 misuse or no corpus.`;

try {
  process.exitCode = run();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 2;
}

function run(): number {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      summary: { type: 'boolean' },
      json: { type: 'boolean' },
      recall: { type: 'string', default: String(BARS.recall) },
      precision: { type: 'string', default: String(BARS.precision) },
      help: { type: 'boolean', short: 'h' },
    },
  });
  if (values.help) {
    console.log(HELP);
    return 0;
  }
  const [folder = '../shared/corpus/lint', more] = positionals;
  if (more !== undefined) throw new Error(`Unexpected argument \`${more}\`, expected one folder`);
  const ids = RULES.map(({ id }) => id);
  const isInvention = basename(folder) === 'invention';
  const judged = isInvention ? INVENTION_RULES : new Set(ids.filter((id) => !NOT_IN_LINT_CORPUS.has(id)));
  const bars = { ...BARS, recall: share('recall', values.recall), precision: share('precision', values.precision) };
  const scored: Scored[] = readCorpus(folder).map((corpusCase) => ({
    corpusCase,
    score: scoreCase(corpusCase, lint(corpusCase.canvas, corpusCase.manifest), judged),
  }));
  const missed = missedBars(scored, bars);
  const rules = ids.filter((id) => judged.has(id));
  if (values.json) {
    const cases = scored.map(({ corpusCase: { name, profile }, score }) => ({ name, profile, ...score }));
    console.log(JSON.stringify({ table: tableOf(scored, rules), missedBars: missed, cases }, null, 2));
  } else {
    if (!values.summary) for (const line of printMisses(scored)) console.log(line);
    console.log(`${scored.length} cases\n\n${printTable(scored, rules)}`);
    for (const each of missed) console.log(`missed: ${each}`);
  }
  return missed.length === 0 ? 0 : 1;
}

function share(name: string, text: string): number {
  const value = Number(text);
  if (text.trim() !== '' && value >= 0 && value <= 1) return value;
  throw new Error(`Unexpected \`${text}\` for \`--${name}\`, expected a number from 0 to 1`);
}
