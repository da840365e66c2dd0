import { expect, test } from 'vitest';
import { buildManifest } from '../../src/index.js';
import { indexDocument } from '../../src/lint/document/document.js';
import type { Rule } from '../../src/lint/index.js';
import { noInventedProfile } from '../../src/lint/rules/no-invented-profile/rule.js';
import { noStaticContact } from '../../src/lint/rules/no-static-contact/rule.js';
import { validNesting } from '../../src/lint/rules/valid-nesting/rule.js';
import { readSite } from '../support/sites.js';

const manifest = buildManifest(readSite('small-business'));

/** So many pieces, each with its number for `#1`. */
function repeated(piece: string, count: number): string {
  return Array.from({ length: count }, (_each, index) => piece.replaceAll('#1', String(index))).join('');
}

/** Milliseconds of the processor that a rule takes, the least of three. */
function leastTime(rule: Rule, source: string): number {
  const times = [1, 2, 3].map(() => {
    const page = { source, document: indexDocument(source), manifest, answers: new Map() };
    const start = process.cpuUsage();
    rule.check(page, undefined);
    const { user, system } = process.cpuUsage(start);
    return (user + system) / 1000;
  });
  return Math.min(...times);
}

const SHAPES: [what: string, rule: Rule, count: number, before: string, piece: string, after: string][] = [
  [
    'invented profiles in a list',
    noInventedProfile,
    500,
    '<ul class="social">',
    '<li><a href="https://www.facebook.com/o#1"><i class="fab fa-facebook"></i></a></li>',
    '</ul>',
  ],
  [
    'links of a row that lead nowhere',
    noInventedProfile,
    1000,
    '<div class="social">',
    '<a href="#!"><i class="fab fa-facebook"></i></a>',
    '</div>',
  ],
  [
    'invented profiles in data',
    noInventedProfile,
    500,
    '<script type="application/ld+json">{"@type":"Restaurant","name":"Osteria Corniolo","sameAs":[',
    '"https://www.facebook.com/o#1",',
    '""]}</script>',
  ],
  ['numbers of the site', noStaticContact, 1500, '', '<p>055 012 3456</p>', ''],
  ['menus in one paragraph', validNesting, 1500, '<p>', '<x-menu location="topic"></x-menu>', '</p>'],
];

// Four times as much takes four times as long, and sixteen times where each of them looks at all others.
test.each(SHAPES)('what %s take grows with their number', (_what, rule, count, before, piece, after) => {
  const page = (times: number) => before + repeated(piece, times) + after;
  leastTime(rule, page(count));
  const [few, many] = [leastTime(rule, page(count)), leastTime(rule, page(4 * count))];
  expect(many / few).toBeLessThan(9);
});
