import { describe, expect, test } from 'vitest';
import type { Manifest } from '../../../../src/index.js';
import { applyFixes, type Finding, lint } from '../../../../src/lint/index.js';
import { data, OWN, saturday, site, siteOf, week } from '../no-invented-contact/hours-support.js';

describe('copies of the site’s hours', () => {
  const one = siteOf({ hours: { kind: 'hours', value: 'Mo-Fr 09:00-18:00' } });
  const markup = (inner: string) =>
    `<footer itemscope itemtype="https://schema.org/VeterinaryCare"><b itemprop="name">Harrow Vets</b> ${inner}</footer>`;
  const time = '<time itemprop="openingHours" datetime="Mo-Fr 09:00-18:00">Weekdays, nine to six</time>';
  const told = (canvas: string, manifest: Manifest, rule: string): Finding[] =>
    lint(canvas, manifest).filter((finding) => finding.rule === rule);

  test('in microdata that people read', () => {
    const found = told(markup(time), one, 'no-static-contact');
    expect(found).toMatchObject([{ outcome: 'needs-review', resource: '/resources/contacts/hours' }]);
    expect(found[0]?.message).toMatch(
      /^Unexpected hand-written `Mo-Fr 09:00-18:00`, expected `<x-contact field="hours"><\/x-contact>`: it is the site's `hours`/,
    );
    const { output } = applyFixes(markup(time), found, { unsafe: true });
    const kept = '<meta itemprop="openingHours" content="Mo-Fr 09:00-18:00">';
    expect(output).toBe(markup(`<x-contact field="hours"></x-contact>${kept}`));
  });

  test('in several lines they are told once, and stay', () => {
    const lines = OWN.map((line) => `<time itemprop="openingHours" datetime="${line}">then</time>`).join(' ');
    const found = told(markup(lines), site, 'no-static-contact');
    expect(found).toHaveLength(1);
    expect(found[0]?.message).toContain('in place of all its lines');
    expect(applyFixes(markup(lines), found, { unsafe: true }).output).toBe(markup(lines));
  });

  test.each([
    ['for machines alone', markup('<meta itemprop="openingHours" content="Mo-Fr 09:00-18:00">'), one],
    ['others', markup(time.replace('09:00', '08:00')), one],
    ['of another house', markup(time).replace('Harrow Vets', 'Penrose Mill'), one],
    ['of a site without hours', markup(time), siteOf({})],
  ])('not in microdata: %s', (_what, canvas, manifest) => {
    expect(told(canvas, manifest, 'no-static-contact')).toEqual([]);
  });

  test('in JSON-LD', () => {
    for (const members of [{ openingHours: OWN }, { openingHoursSpecification: [week('09:00', '18:00'), saturday] }]) {
      const found = told(data(members), site, 'no-static-structured-data');
      expect(found).toHaveLength(1);
      expect(found[0]?.message).toContain("the site's opening hours");
    }
    const canvas = data({ openingHours: 'Mo-Fr 08:00-18:00' });
    expect(told(canvas, site, 'no-static-structured-data')).toEqual([]);
  });
});
