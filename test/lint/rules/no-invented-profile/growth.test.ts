import { expect, test } from 'vitest';
import { buildManifest } from '../../../../src/index.js';
import { indexDocument } from '../../../../src/lint/document/document.js';
import { noInventedProfile } from '../../../../src/lint/rules/no-invented-profile/rule.js';
import { readSite } from '../../../support/sites.js';

const manifest = buildManifest(readSite('small-business'));

/** So many pieces, each with its number behind its `o`. */
function repeated(piece: string, count: number): string {
  return Array.from({ length: count }, (_each, index) => piece.replaceAll('o#', `o${index}`)).join('');
}

/** Milliseconds of the processor that the rule takes, the least of three. */
function leastTime(source: string): number {
  const times = [1, 2, 3].map(() => {
    const page = { source, document: indexDocument(source), manifest, answers: new Map() };
    const start = process.cpuUsage();
    noInventedProfile.check(page, undefined);
    const { user, system } = process.cpuUsage(start);
    return (user + system) / 1000;
  });
  return Math.min(...times);
}

// Four times as much takes four times as long, and sixteen times where each profile looks at all others.
test.each([
  [
    'a list',
    500,
    '<ul class="social">',
    '<li><a href="https://www.facebook.com/o#"><i class="fab fa-facebook"></i></a></li>',
    '</ul>',
  ],
  [
    'links that lead nowhere',
    1000,
    '<div class="social">',
    '<a href="#!"><i class="fab fa-facebook"></i></a>',
    '</div>',
  ],
  [
    'data',
    500,
    '<script type="application/ld+json">{"@type":"Restaurant","name":"Osteria Corniolo","sameAs":[',
    '"https://www.facebook.com/o#",',
    '""]}</script>',
  ],
])('what invented profiles in %s take grows with their number', (_what, count, before, piece, after) => {
  const page = (times: number) => before + repeated(piece, times) + after;
  leastTime(page(count));
  const [few, many] = [leastTime(page(count)), leastTime(page(4 * count))];
  expect(many / few).toBeLessThan(9);
});
