import { countFile, countLine, noFindings, totalOf } from '../../lint/format/counts.js';
import { wrapped } from '../../lint/format/wrapped.js';
import { textKindOf } from '../../lint/text-files.js';
import type { AcceptedRule, Verdict } from '../../manifest/accept.js';
import { printable } from '../../message/printable.js';
import { counted, inlayLine, number, type Tally } from '../output/tally.js';
import type { Paint } from '../output/terminal.js';
import { reportTable } from '../render/report-table.js';
import type { Checked } from './checked.js';
import type { Endpoint } from './endpoint.js';
import { disabledIn, offIn } from './evidence-of.js';

const MARKS = {
  pass: ['✓', 'green'],
  fail: ['✗', 'red'],
  'needs-evidence': ['?', 'yellow'],
  'not-applicable': ['-', 'dim'],
} as const satisfies Record<Verdict, unknown>;

/** What a text is written for. */
interface Look {
  paint: Paint;
  /** Columns of the terminal; nothing for what is no terminal. */
  width?: number | undefined;
}

/**
 * What a check has shown, for people: a line for each rule with its mark and evidence, advice below it; the canvases
 * with what stays in them; the verdict.
 */
export function checkText(checked: Checked, tally: Tally | undefined, look: Look): string {
  const { acceptance, endpoint, files } = checked;
  return [
    ...(acceptance?.rules.map((rule) => ruleText(rule, look)) ?? []),
    ...(endpoint ? [endpointText(endpoint, look)] : []),
    ...(files && tally ? [canvasesText(files, tally, look)] : []),
    ...findingsText(checked, look),
    ...(acceptance ? ['', verdictLine(checked, look)] : []),
    '',
  ].join('\n');
}

function ruleText({ verdict, title, evidence, advice }: AcceptedRule, look: Look): string {
  return [
    judged(verdict, title, evidence, look),
    ...(advice === undefined ? [] : [below(printable(advice), look)]),
  ].join('\n');
}

function endpointText({ verdict, evidence, problems = [] }: Endpoint, look: Look): string {
  const lines = problems.map(({ pointer, message }) => below(printable(`${pointer || '(root)'}: ${message}`), look));
  return [judged(verdict, 'The published manifest is valid and up to date', evidence, look), ...lines].join('\n');
}

function canvasesText(files: NonNullable<Checked['files']>, tally: Tally, look: Look): string {
  const left = files.filter(({ inlays }) => inlays.length > 0);
  const tables = left.map(({ path, inlays }) => `\n${reportTable(path, inlays, look.paint, look.width)}`);
  const verdict = left.length > 0 ? 'fail' : tally.canvases > 0 ? 'pass' : 'not-applicable';
  const evidence =
    tally.canvases > 0
      ? `${counted(tally.canvases, 'canvas', 'canvases')}, ${inlayLine(tally)}`
      : 'No canvas was rendered';
  return [judged(verdict, 'The components of the canvases expand', evidence, look), ...tables].join('\n').trimEnd();
}

/** How much the linter found, or the given findings have, and what it did not look at; what it is, `inlay lint` tells. */
function findingsText({ files = [], errors }: Checked, look: Look): string[] {
  const unseen = unseenText(files, look);
  if (errors === undefined) {
    const title = 'The linter finds no error in the files';
    return unseen.length > 0 ? [judged('needs-evidence', title, 'No file was linted', look), ...unseen] : [];
  }
  const linted = files.filter(({ findings }) => findings);
  const counts = noFindings();
  for (const { path, findings = [] } of linted) countFile(counts, findings, textKindOf(path) !== undefined);
  const evidence = linted.length > 0 ? countLine(counts) : counted(errors, 'error');
  const line = judged(
    errors > 0 ? 'fail' : 'pass',
    linted.length > 0 ? 'The linter finds no error in the files' : 'The findings have no error',
    evidence,
    look,
  );
  const shows = totalOf(counts) > 0 ? [below('`inlay lint` shows them, and fixes what it can prove', look)] : [];
  return [line, ...shows, ...unseen];
}

/** What the linter was told not to look at: files, rules, and findings that comments switch off. */
function unseenText(files: NonNullable<Checked['files']>, look: Look): string[] {
  const ignored = files.filter((file) => file.ignored).map(({ path }) => `\`${path}\``);
  const off = offIn(files);
  const disabled = Object.entries(disabledIn(files)).map(([rule, count]) => `${number(count)} of ${rule}`);
  return [
    ...(ignored.length > 0 ? [`Skipped, the configuration ignores it: ${listed(ignored)}`] : []),
    ...(off.length > 0 ? [`Not looked at, the configuration switches it off: ${listed(off)}`] : []),
    ...(disabled.length > 0 ? [`Switched off by comments: ${listed(disabled)}`] : []),
  ].map((line) => below(printable(line), look));
}

/** Names of one line. */
const MOST_LISTED = 20;

function listed(names: readonly string[]): string {
  const more = names.length - MOST_LISTED;
  return names.slice(0, MOST_LISTED).join(', ') + (more > 0 ? ` and ${number(more)} more` : '');
}

function judged(verdict: Verdict, title: string, evidence: string, look: Look): string {
  const [mark, style] = MARKS[verdict];
  return broken(`${look.paint(style, mark)} ${title}: ${printable(evidence)}`, look, '  ');
}

/** A line below the one that it belongs to. */
function below(text: string, look: Look): string {
  return `    ${broken(text, look, '    ')}`;
}

/** In lines of the terminal; where there is none as it is. */
function broken(text: string, { width }: Look, indent: string): string {
  return width === undefined ? text : wrapped(text, width, indent);
}

/** The verdict, and what brings it about. */
function verdictLine({ verdict, because, acceptance }: Checked, look: Look): string {
  const { paint } = look;
  const [, style] = MARKS[verdict];
  if (verdict === 'pass') return paint(style, broken('pass: every rule that applies passes', look, '  '));
  const rules = new Set(acceptance?.rules.map(({ id }): string => id));
  const what = counted(because.length, because.every((id) => rules.has(id)) ? 'rule' : 'check');
  const isOne = because.length === 1;
  const verb = verdict === 'fail' ? (isOne ? 'fails' : 'fail') : `${isOne ? 'lacks' : 'lack'} evidence`;
  return paint(style, broken(`${verdict}: ${what} ${verb}: ${because.join(', ')}`, look, '  '));
}
