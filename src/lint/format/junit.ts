import type { Finding } from '../finding.js';
import type { Format, LintedFile } from './format.js';
import { escapeXml, xmlTag } from './xml.js';

/**
 * XML as JUnit's reporters write it: a suite for every file, in it a case for every rule with findings, or one that
 * passes. Findings that only inform do not fail their case.
 */
export const junit: Format = {
  open: () => '<?xml version="1.0" encoding="utf-8"?>\n<testsuites name="inlay">\n',
  between: '',
  file: suiteOf,
  close: () => '</testsuites>\n',
};

function suiteOf({ path, findings }: LintedFile): string {
  const byRule = new Map<string, Finding[]>();
  for (const finding of findings) {
    const others = byRule.get(finding.rule);
    if (others) others.push(finding);
    else byRule.set(finding.rule, [finding]);
  }
  const cases = [...byRule].map(([rule, group]) => caseOf(path, rule, group));
  const failures = [...byRule.values()].filter((group) => group.some(fails)).length;
  const suite = { name: path, tests: Math.max(1, byRule.size), failures, errors: 0, skipped: 0, time: 0 };
  const passed = `    ${xmlTag('testcase', { name: 'inlay', classname: path, time: 0 })}/>\n`;
  return `  ${xmlTag('testsuite', suite)}>\n${cases.length > 0 ? cases.join('') : passed}  </testsuite>\n`;
}

function caseOf(path: string, rule: string, findings: readonly Finding[]): string {
  const failing = findings.filter(fails);
  const [first] = failing;
  const failure = first
    ? `      ${xmlTag('failure', { type: first.severity, message: first.message })}>${textOf(path, failing)}</failure>\n`
    : '';
  const informing = findings.filter((finding) => !fails(finding));
  const output = informing.length > 0 ? `      <system-out>${textOf(path, informing)}</system-out>\n` : '';
  return `    ${xmlTag('testcase', { name: rule, classname: path, time: 0 })}>\n${failure}${output}    </testcase>\n`;
}

function textOf(path: string, findings: readonly Finding[]): string {
  const lines = findings.map(
    ({ line, column, severity, message }) => `${path}:${line}:${column} ${severity}: ${message}`,
  );
  return escapeXml(lines.join('\n'));
}

function fails({ severity }: Finding): boolean {
  return severity !== 'info';
}
