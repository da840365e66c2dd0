import type { Finding } from '../../../src/lint/finding.js';
import type { LintedFile } from '../../../src/lint/format/format.js';
import { positioner } from '../../../src/text/position.js';

type Sample = Partial<Finding> & { at: string; nth?: number };

/** A finding at the first text of that kind in a source. */
export function findingAt(source: string, { at, nth = 0, ...rest }: Sample): Finding {
  let start = source.indexOf(at);
  for (let count = 0; count < nth; count += 1) start = source.indexOf(at, start + 1);
  const end = start + at.length;
  const positionAt = positioner(source);
  const first = positionAt(start);
  const last = positionAt(end);
  return {
    rule: 'known-component',
    severity: 'error',
    outcome: 'violation',
    message: 'Unexpected `x-nav`, expected `x-menu`: why',
    start,
    end,
    line: first.line,
    column: first.column,
    endLine: last.line,
    endColumn: last.column,
    docs: 'inlay://rules/known-component',
    ...rest,
  };
}

/** A replacement of the first text of that kind in a source. */
export function editAt(source: string, at: string, text: string) {
  const start = source.indexOf(at);
  return { start, end: start + at.length, text };
}

const MENU = '<header>\n\t<x-nav>漢字</x-nav> 🎉<b>`Tel`</b>\n  <ul>\n    <li>Home</li>\n  </ul>\n</header>\n';
const CRLF = '<p>\r\n<x-logo>\r\n<i>a, b: 100%</i>\r\n';

/** Two files with findings of every kind, and one without. */
export const FILES: readonly LintedFile[] = [
  {
    path: 'pages/menu.html',
    source: MENU,
    findings: [
      findingAt(MENU, {
        at: '<x-nav>漢字</x-nav>',
        fix: {
          safety: 'safe',
          description: 'Write `x-menu`',
          edits: [editAt(MENU, '<x-nav>', '<x-menu location="topic">'), editAt(MENU, '</x-nav>', '</x-menu>')],
        },
      }),
      findingAt(MENU, {
        at: '<b>`Tel`</b>',
        rule: 'unused-directive',
        severity: 'info',
        message: 'Two\nlines',
        fix: { safety: 'unsafe', description: 'Write the field: not proven', edits: [editAt(MENU, '`Tel`', '`x`')] },
      }),
      findingAt(MENU, {
        at: '<ul>\n    <li>Home</li>\n  </ul>',
        severity: 'warning',
        outcome: 'needs-review',
        message: 'Unexpected list, expected `x-menu`',
        resource: '/resources/menus/topic',
        evidence: { score: 0.5 },
      }),
    ],
  },
  { path: 'pages/clean.html', source: '<p>\n', findings: [] },
  {
    path: 'a b/ü%,:.html',
    source: CRLF,
    findings: [
      findingAt(CRLF, {
        at: '<x-logo>',
        rule: 'own-rule',
        message: 'Unexpected 100%, expected `a: b`\r\nor <"&\'>\u0007\ud800',
        fix: { safety: 'safe', description: 'Add the end tag', edits: [{ start: 13, end: 13, text: '</x-logo>' }] },
      }),
    ],
  },
];
