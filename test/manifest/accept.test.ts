import { describe, expect, test } from 'vitest';
import { acceptManifest, buildManifest, type Evidence, type MenuItem, parseSite } from '../../src/index.js';
import { readSite } from '../support/sites.js';

const good = buildManifest(readSite('small-business'));
const bare = buildManifest(readSite('bare'));
const nameless = buildManifest(
  parseSite({
    site: { name: ' ', description: '', url: 'https://a.example', language: 'en' },
    theme: { name: 'T', version: '1.0.0' },
  }),
);

const SITE = { name: 'A', description: '', url: 'https://a.example', language: 'en' };
const formless = buildManifest(
  parseSite({ site: SITE, addons: { provider_contact_form: { status: 'selected', forms: [] } } }),
);
const emptied = buildManifest(
  parseSite({
    site: SITE,
    menus: { locations: { topic: { label: 'Main', menu: 'm' } }, definitions: { m: { name: 'M', items: [] } } },
  }),
);

/** A site whose one menu has these items. */
function withItems(items: MenuItem[]) {
  return buildManifest(
    parseSite({
      site: SITE,
      menus: { locations: { topic: { label: 'Main', menu: 'm' } }, definitions: { m: { name: 'M', items } } },
    }),
  );
}
const unlabelled = withItems([
  { label: ' ', url: '/a/' },
  { label: '\u200b', url: '/b/', children: [{ label: '' }] },
]);
const labelledBelow = withItems([{ label: '', children: [{ label: 'Bread', url: '/bread/' }] }]);

/** The verdicts of the six rules, as letters. */
function verdicts(manifest: typeof good, evidence?: Evidence): string {
  const letters = { pass: 'p', fail: 'f', 'not-applicable': 'n', 'needs-evidence': '?' };
  return acceptManifest(manifest, evidence)
    .rules.map(({ verdict }) => letters[verdict])
    .join('');
}

const violation = (rule: string) => ({ rule, outcome: 'violation' as const });
const review = (rule: string) => ({ rule, outcome: 'needs-review' as const });

describe('the six rules of acceptance', () => {
  test.each<[string, typeof good, Evidence | undefined, string, string]>([
    ['without evidence', good, undefined, '?pp???', 'needs-evidence'],
    ['with all evidence', good, { status: 200, findings: [] }, 'pppppp', 'pass'],
    ['behind a 404', good, { status: 404, findings: [] }, 'fppppp', 'fail'],
    ['a bare site', bare, { status: 200, findings: [] }, 'pfppnp', 'fail'],
    ['a site without a name', nameless, { status: 200, findings: [] }, 'pffpnp', 'fail'],
    ['a static menu', good, { status: 200, findings: [violation('no-static-menu')] }, 'pppfpp', 'fail'],
    ['a menu to review', good, { status: 200, findings: [review('no-static-menu')] }, 'ppp?pp', 'needs-evidence'],
    ['a static form', good, { status: 200, findings: [violation('no-static-form')] }, 'ppppfp', 'fail'],
    [
      'a static form without a provider',
      bare,
      { status: 200, findings: [violation('no-static-form')] },
      'pfppnp',
      'fail',
    ],
    ['an invented nonce', good, { status: 200, findings: [violation('no-invented-nonce')] }, 'ppppfp', 'fail'],
    ['an invented nonce without a provider', bare, { findings: [violation('no-invented-nonce')] }, '?fppfp', 'fail'],
    ['an invented nonce without a form', formless, { findings: [violation('no-invented-nonce')] }, '?fppfp', 'fail'],
    ['a provider without a form', formless, { findings: [violation('no-static-form')] }, '?fppnp', 'fail'],
    ['a provider without a form, and no findings', formless, {}, '?fp?n?', 'fail'],
    ['a menu without items', emptied, { status: 200, findings: [] }, 'pfppnp', 'fail'],
    ['no navigation', emptied, { status: 200, findings: [], navigation: false }, 'pnppnp', 'pass'],
    ['hidden content', good, { status: 200, findings: [violation('readable-source')] }, 'pppppf', 'fail'],
    ...['no-invented-menu', 'no-invented-profile', 'no-invented-contact', 'no-invented-attachment'].map(
      (rule): [string, typeof good, Evidence, string, string] => [
        `a finding of ${rule}`,
        good,
        { status: 200, findings: [violation(rule)] },
        'pppfpp',
        'fail',
      ],
    ),
    ['an invention to review', good, { findings: [review('no-invented-contact')] }, '?pp?pp', 'needs-evidence'],
    ['an invention at a bare site', bare, { findings: [violation('no-invented-profile')] }, '?fpfnp', 'fail'],
    ['a menu whose items have no label', unlabelled, { status: 200, findings: [] }, 'pfppnp', 'fail'],
    ['a menu with one label below', labelledBelow, { status: 200, findings: [] }, 'ppppnp', 'pass'],
    ['a rule that was off', good, { status: 200, findings: [], off: ['no-static-menu'] }, 'ppp?pp', 'needs-evidence'],
    [
      'what was found before what was off',
      good,
      { findings: [violation('no-static-menu')], off: ['no-static-logo'] },
      '?ppfpp',
      'fail',
    ],
    ['another rule that was off', good, { status: 200, findings: [], off: ['valid-nesting'] }, 'pppppp', 'pass'],
    [
      'what comments switched off',
      good,
      { status: 200, findings: [], disabled: { 'no-static-menu': 2 } },
      'pppppp',
      'pass',
    ],
    ['another finding', good, { status: 200, findings: [violation('valid-nesting')] }, 'pppppp', 'pass'],
  ])('judge %s', (_what, manifest, evidence, letters, verdict) => {
    expect(verdicts(manifest, evidence)).toBe(letters);
    expect(acceptManifest(manifest, evidence).verdict).toBe(verdict);
  });

  test('give evidence for every verdict, and advice for each that is not a pass', () => {
    for (const { verdict, evidence, advice } of acceptManifest(nameless, { status: 500 }).rules) {
      expect(evidence).not.toBe('');
      expect(advice !== undefined).toBe(verdict === 'fail' || verdict === 'needs-evidence');
    }
  });

  test('count the violations by rule', () => {
    const findings = [violation('no-static-form'), violation('no-invented-nonce'), violation('no-static-form')];
    expect(acceptManifest(good, { findings }).rules[4]?.evidence).toBe(
      '3 violations of no-static-form, no-fictitious-form, no-invented-nonce, available-addon (2 no-static-form, 1 no-invented-nonce)',
    );
    expect(acceptManifest(formless, { findings }).rules[4]?.evidence).toBe(
      '1 violation of no-invented-nonce. No form is configured at `provider_contact_form`',
    );
    expect(acceptManifest(formless, {}).rules[4]?.evidence).toBe('No form is configured at `provider_contact_form`');
    expect(acceptManifest(bare, {}).rules[4]?.evidence).toBe('No provider of forms is active');
  });

  test('tell how many findings comments switched off, by rule', () => {
    const disabled = { 'no-static-menu': 2, 'no-invented-menu': 1, 'no-secrets': 4 };
    const { rules } = acceptManifest(good, { findings: [], disabled });
    expect(rules[3]?.evidence).toMatch(/; 3 switched off by comments$/);
    expect(rules[4]?.evidence).not.toContain('comments');
    expect(acceptManifest(good, { disabled }).rules[3]).toMatchObject({ verdict: 'needs-evidence' });
  });

  test('are told in words', () => {
    expect(acceptManifest(good, { status: 404 }).rules[0]).toEqual({
      id: 'answers',
      title: 'The manifest answers with HTTP status 200',
      verdict: 'fail',
      evidence: 'Unexpected status 404, expected 200',
      advice: 'Publish the manifest at a public address that answers 200 to GET',
    });
  });
});
