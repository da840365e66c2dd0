import { SaxesParser } from 'saxes';
import { describe, expect, test } from 'vitest';
import { formatFindings } from '../../../src/lint/format/format-findings.js';
import { FILES } from './samples.js';

type Node = [name: string, attributes: Record<string, string>, ...children: (Node | string)[]];

/** The tree of a document, by a parser that refuses what XML 1.0 does. */
function parseXml(text: string): Node {
  const root: Node = ['', {}];
  const open: Node[] = [root];
  const parser = new SaxesParser();
  parser.on('error', (error) => {
    throw error;
  });
  parser.on('opentag', ({ name, attributes }) => {
    const node: Node = [name, { ...(attributes as Record<string, string>) }]; // without namespaces they are texts
    open.at(-1)?.push(node);
    open.push(node);
  });
  parser.on('text', (content) => {
    if (content.trim() !== '') open.at(-1)?.push(content);
  });
  parser.on('closetag', () => {
    open.pop();
  });
  parser.write(text).close();
  const [, , top] = root;
  if (typeof top !== 'object') throw new Error('no element');
  return top;
}

const MESSAGE = 'Unexpected `x-nav`, expected `x-menu`: why';
const ODD = 'Unexpected 100%, expected `a: b`\r\nor <"&\'>';

test('the parser refuses what is not XML', () => {
  expect(() => parseXml('<a b="\u0007"/>')).toThrow('disallowed character');
  expect(() => parseXml('<a><b></a>')).toThrow();
});

describe('the checkstyle format', () => {
  test('is XML with every finding', () => {
    expect(parseXml(formatFindings('checkstyle', FILES))).toEqual([
      'checkstyle',
      { version: '4.3' },
      [
        'file',
        { name: 'pages/menu.html' },
        ['error', { line: '2', column: '2', severity: 'error', message: MESSAGE, source: 'inlay.known-component' }],
        [
          'error',
          { line: '2', column: '22', severity: 'info', message: 'Two\nlines', source: 'inlay.unused-directive' },
        ],
        [
          'error',
          {
            line: '3',
            column: '3',
            severity: 'warning',
            message: 'Unexpected list, expected `x-menu`',
            source: 'inlay.known-component',
          },
        ],
      ],
      ['file', { name: 'pages/clean.html' }],
      [
        'file',
        { name: 'a b/ü%,:.html' },
        ['error', { line: '2', column: '1', severity: 'error', message: ODD, source: 'inlay.own-rule' }],
      ],
    ]);
  });

  test('looks like this', () => {
    expect(formatFindings('checkstyle', FILES.slice(2))).toBe(`<?xml version="1.0" encoding="utf-8"?>
<checkstyle version="4.3">
  <file name="a b/ü%,:.html">
    <error line="2" column="1" severity="error" message="Unexpected 100%, expected \`a: b\`&#13;&#10;or &lt;&quot;&amp;&apos;&gt;" source="inlay.own-rule"/>
  </file>
</checkstyle>
`);
  });
});

describe('the junit format', () => {
  test('is XML with a suite a file and a case a rule', () => {
    const none = { errors: '0', skipped: '0', time: '0' };
    expect(parseXml(formatFindings('junit', FILES))).toEqual([
      'testsuites',
      { name: 'inlay' },
      [
        'testsuite',
        { name: 'pages/menu.html', tests: '2', failures: '1', ...none },
        [
          'testcase',
          { name: 'known-component', classname: 'pages/menu.html', time: '0' },
          [
            'failure',
            { type: 'error', message: MESSAGE },
            `pages/menu.html:2:2 error: ${MESSAGE}\npages/menu.html:3:3 warning: Unexpected list, expected \`x-menu\``,
          ],
        ],
        [
          'testcase',
          { name: 'unused-directive', classname: 'pages/menu.html', time: '0' },
          ['system-out', {}, 'pages/menu.html:2:22 info: Two\nlines'],
        ],
      ],
      [
        'testsuite',
        { name: 'pages/clean.html', tests: '1', failures: '0', ...none },
        ['testcase', { name: 'inlay', classname: 'pages/clean.html', time: '0' }],
      ],
      [
        'testsuite',
        { name: 'a b/ü%,:.html', tests: '1', failures: '1', ...none },
        [
          'testcase',
          { name: 'own-rule', classname: 'a b/ü%,:.html', time: '0' },
          ['failure', { type: 'error', message: ODD }, `a b/ü%,:.html:2:1 error: ${ODD}`],
        ],
      ],
    ]);
  });
});
