/** One process of `npm run bench:lint`: the linter, html-validate and a bare parse on one page. */
import { readFileSync } from 'node:fs';
import { HtmlValidate, StaticConfigLoader } from 'html-validate';
import { parse } from 'parse5';
import { buildManifest, parseSite } from '../dist/index.js';
import { lint } from '../dist/lint/index.js';
import { measured, ratios } from './measure.mjs';
import { pageOfSize } from './pages.mjs';
import { tellProgress, tellResult } from './processes.mjs';

const BUDGET_MS = 4_000;

const STATE = new URL('../fixtures/sites/small-business/site.json', import.meta.url);
const manifest = buildManifest(parseSite(JSON.parse(readFileSync(STATE, 'utf8'))));
const { canvas } = pageOfSize(60_000);

const validator = new HtmlValidate(new StaticConfigLoader({ root: true, extends: ['html-validate:recommended'] }));
if (!(await validator.validateString(canvas)).results.some(({ messages }) => messages.length > 0)) {
  throw new Error('Unexpected silence of html-validate, expected messages on a real page');
}
const broken = lint(canvas.replace('<body', '<body title="<x-logo></x-logo>"'), manifest);
if (!broken.some(({ rule }) => rule === 'no-inert-component')) throw new Error('Unexpected silence of the linter');

const rows = await measured(
  [
    { name: 'inlay lint', work: () => lint(canvas, manifest) },
    { name: 'html-validate', work: () => validator.validateStringSync(canvas).results },
    { name: 'parse5 with locations', work: () => parse(canvas, { sourceCodeLocationInfo: true }).childNodes },
  ],
  BUDGET_MS,
  tellProgress,
);
const [own, validate, bare] = rows;
tellResult({
  rounds: own.samples.length,
  rows: rows.map(({ name, ms, spread, collector }) => ({ name, ms, spread, collector })),
  ratios: { 'html-validate': ratios(validate, own), 'parse5 with locations': ratios(own, bare) },
});
