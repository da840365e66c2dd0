import { printableLine, withoutCommands } from '../../message/printable.js';
import type { Finding } from '../finding.js';
import { type AgentChange, agentChanges } from './agent-changes.js';
import { oneLine } from './change.js';
import { countLine } from './counts.js';
import type { Format } from './format.js';
import { clausesOnce, partsOf } from './told-once.js';

/**
 * For a model's context: a line for every finding, `path:line:col severity rule: what is wrong => replace … with …`, the path
 * in the first one of a file, and one line for the sum. What a fix would write stands there whole; without a fix the line says what to edit. Nothing stands there twice:
 * not an expected component that the edit writes, nor why that is better, nor what was said of another finding of the rule, nor
 * edits that mend another finding too.
 */
export const agent: Format = {
  open: () => '',
  between: '\n',
  file({ path, source, findings }) {
    const mendOf = agentChanges(source, findings);
    const once = clausesOnce();
    const lines = findings.map((finding, index) => {
      const { line, column, severity, outcome, rule } = finding;
      const review = outcome === 'needs-review' ? ' (needs review)' : '';
      const mend = mendOf(finding);
      const said = messageOf(finding, mend, once);
      const where = index === 0 ? `${printableLine(path)}:` : '';
      return `${where}${line}:${column} ${severity}${review} ${rule}: ${oneLine(said)} => ${mend.change}`;
    });
    return withoutCommands(lines.join('\n'));
  },
  close: (counts) => `${counts.filesWithFindings > 0 ? '\n' : ''}${countLine(counts)}\n`,
};

/** The message of a finding without what its line, or one before, says already. */
function messageOf({ rule, message }: Finding, mend: AgentChange, once: ReturnType<typeof clausesOnce>): string {
  const { what, expected, reason, advice } = partsOf(message);
  // Another finding says what comes in its place, and what goes with it.
  const isMended = mend.written.length > 0;
  const other = mend.isTold ? '' : once(rule, expectedBesides(expected, mend.written), 1, isMended);
  const why = mend.isTold || mend.written.some((text) => text !== '') ? '' : once(rule, reason, 0, isMended);
  const rest = advice === '' || mend.isTold ? '' : `. ${advice}`;
  return `${shortly(rule, what, once)}${other === '' ? '' : `, expected ${other}`}${why === '' ? '' : `: ${why}`}${rest}`;
}

/** What is said of a thing before its names, as in `navigation that no menu has (…)`: the rule says it, too. */
const BEFORE_NAMES = / (that [^`()]{1,80}) (?=\()/;

function shortly(rule: string, what: string, once: ReturnType<typeof clausesOnce>): string {
  return what.replace(BEFORE_NAMES, (_whole, clause: string) => (once(rule, clause, 0) === '' ? ' ' : ` ${clause} `));
}

const COMPONENT = /^`<(x-[a-z]{1,20})([^<>`]{0,400})><\/x-[a-z]{1,20}>`/;

/** A value of the site, as data has it, before what it is. */
const VALUE = /^`([^`]{1,400})`, (?=the site's )/;

/** What was expected besides a component or value that the edits write. */
function expectedBesides(expected: string, written: readonly string[]): string {
  const [named, value] = VALUE.exec(expected) ?? [];
  if (named !== undefined && written.some((text) => text === value)) return expected.slice(named.length);
  const [whole, tag, attributes = ''] = COMPONENT.exec(expected) ?? [];
  if (whole === undefined || !written.some((text) => writes(text, tag, attributes))) return expected;
  const rest = expected.slice(whole.length);
  return rest === '' ? '' : `the component${rest}`;
}

/** Whether a text is the component, be it with more attributes. */
function writes(text: string, tag: string | undefined, attributes: string): boolean {
  const isTag = text.startsWith(`<${tag} `) || text.startsWith(`<${tag}>`);
  return isTag && attributes.split(/ (?=[a-z-]{1,20}=)/).every((one) => text.includes(one.trim()));
}
