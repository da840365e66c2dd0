import { describe, expect, test } from 'vitest';
import { buildManifest, parseSite } from '../../src/index.js';
import type { Finding } from '../../src/lint/finding.js';
import { conciseFindings } from '../../src/lint/format/concise.js';
import { FORMAT_NAMES, formatFindings, lint } from '../../src/lint/index.js';
import { secretMask } from '../../src/lint/secret-mask.js';
import { MANIFEST } from './support.js';

const KEY = 'sk_live_4eC39HqLyjWDarjtT1zdp7dc';
const TOKEN = 'ghp_a8Kd93LmQp8sTuVwXyZ01aB9c7D4eF5gH6iJ';

const CANVASES: [rule: string, canvas: string][] = [
  ['assigned-location', `<x-menu location="${KEY}"></x-menu>`],
  ['valid-attributes', `<x-menu ${KEY}="a" location="topic"></x-menu>`],
  ['valid-attributes', `<x-menu location="topic" depth="${KEY}"></x-menu>`],
  ['known-component', `<x-${KEY}></x-${KEY}>`],
  ['configured-contact', `<x-contact field="${KEY}"></x-contact>`],
  ['no-invented-profile', `<footer><a href="https://www.instagram.com/a.b/?access_token=${TOKEN}">Us</a></footer>`],
  ['no-invented-nonce', `<input type="hidden" name="_wpnonce" value="${KEY}">`],
  ['no-static-contact', `<a href="tel:+390550123456" data-k="${KEY}">055 012 3456</a>`],
  ['unused-directive', `<!-- inlay-disable ${KEY} --><p>Pane</p>`],
  ['unused-directive', `<!-- inlay-disable no-static-menu -- ${KEY} --><p>Pane</p>`],
];

/** All formats but that for people at their terminal, which shows the lines of the file. */
const FORMATS = FORMAT_NAMES.filter((name) => name !== 'readable');

function printed(name: string, source: string, findings: readonly Finding[]): string {
  const format = FORMATS.find((each) => each === name);
  const text = format
    ? formatFindings(format, [{ path: 'a.html', source, findings }])
    : conciseFindings(source, findings).join('\n');
  return text.toLowerCase();
}

const shows = (text: string) => text.includes(KEY.toLowerCase()) || text.includes(TOKEN.toLowerCase());

describe('a secret is not printed', () => {
  test.each(CANVASES)('by %s: %s', (rule, canvas) => {
    const findings = lint(canvas, MANIFEST);
    expect(findings.map((finding) => finding.rule)).toEqual(expect.arrayContaining([rule, 'no-secrets']));
    const told = [...FORMATS, 'concise'].filter((name) => shows(printed(name, canvas, findings)));
    expect(told).toEqual([]);
    expect(shows(JSON.stringify(findings).toLowerCase())).toBe(false);
  });

  test.each(CANVASES)('negative control: where `no-secrets` is off %s prints it: %s', (_rule, canvas) => {
    expect(shows(printed('concise', canvas, lint(canvas, MANIFEST, { rules: { 'no-secrets': 'off' } })))).toBe(true);
  });

  test.each([...FORMATS, 'concise'])('negative control: %s prints it where `no-secrets` is off', (name) => {
    const canvas = `<x-menu location="${KEY}"></x-menu>`;
    expect(shows(printed(name, canvas, lint(canvas, MANIFEST, { rules: { 'no-secrets': 'off' } })))).toBe(true);
  });

  test('what was masked is told by its place, and somebody has to look before it goes', () => {
    const [, canvas = ''] = CANVASES[1] ?? [];
    const [finding] = lint(canvas, MANIFEST);
    expect(finding?.message).toMatch(/^Unexpected attribute `\(secret\)` of `x-menu`/);
    expect(finding?.fix).toMatchObject({ secret: 'replaced', edits: [{ start: 7, end: 44, text: '' }] });
    expect(conciseFindings(canvas, finding ? [finding] : [])).toEqual([
      '1:1 error valid-attributes: Unexpected attribute `(secret)` of `x-menu` => suggestion: remove 1:8 to 1:45',
    ]);
  });

  test('what a fix would write is not told where a secret is in it', () => {
    const canvas = `<x-menu location="${KEY}"></x-menu>`;
    const [finding] = lint(canvas, MANIFEST);
    if (!finding?.fix) throw new TypeError('Expected a fix');
    const edits = [{ start: 0, end: 7, text: KEY }];
    const of = (secret: 'written' | undefined) =>
      conciseFindings(canvas, [
        { ...finding, fix: { safety: 'safe', description: '', edits, ...(secret && { secret }) } },
      ]);
    expect(of('written')).toEqual([expect.stringContaining('replace 1:1 to 1:8 with a text that has a secret in it')]);
    expect(of(undefined)).toEqual([expect.stringContaining(KEY)]);
  });
});

describe('a private key in one line', () => {
  const LINES = ['MIIEvQIBADANBgkqhkiG9w0B', 'AQEFAASCBKcwggSjAgEAAoIB', 'Zk3LmQp8sTuVwXyZ01aB9c7D'];
  const [HEAD, FOOT] = ['-----BEGIN PRIVATE KEY-----', '-----END PRIVATE KEY-----'];

  test.each(['\\n', ' ', '\n', '\\\\n', '%0A'])('is not printed, nor a part of it, with %j between', (between) => {
    const canvas = `<x-menu location="${[HEAD, ...LINES, FOOT].join(between)}"></x-menu>`;
    const parts = (source: string, rules: 'off' | 'error') => {
      const findings = lint(source, MANIFEST, { rules: { 'no-secrets': rules } });
      expect(findings.map(({ rule }) => rule)).toContain('assigned-location');
      const texts = [...FORMATS, 'concise'].map((name) => printed(name, source, findings));
      return LINES.filter((line) => texts.some((text) => text.includes(line.toLowerCase().slice(0, 12))));
    };
    expect(parts(canvas, 'error')).toEqual([]);
    expect(parts(canvas, 'off')).not.toEqual([]);
  });
});

describe('a mask', () => {
  const mask = secretMask([KEY, 'Rye4Ever', 'abc', 'a%20b&amp;c-of-many-letters', `${KEY}longer`]);
  test.each([
    [`x ${KEY}, ${KEY}.`, 'x (secret), (secret).'],
    [`${KEY}longer ${KEY}long`, '(secret) (secret)long'],
    [KEY.toLowerCase(), '(secret)'],
    ['`sk_live_4eC39HqL…`', '`(secret)…`'],
    ['rye4ever', '(secret)'],
    ['abc, abcd, dabc', '(secret), abcd, dabc'],
    ['?a b&c-of-many-letters', '?(secret)'],
    ['?a%20b&c-of-many-letters', '?(secret)'],
    ['`sk_live_4eC39HqLyjWD` is no JSON', '`(secret)` is no JSON'],
    ['`sklive4eC39HqLyjWDarjtT1zdp7dc`', '`(secret)`'],
    ['/sk%5flive%5f4eC39HqLyjWDarjtT1zdp7dc.pdf', '/(secret).pdf'],
    // Nothing of these is a secret.
    ['`sk_live_4eC39` is no JSON', '`sk_live_4eC39` is no JSON'],
    ['sk_live…', 'sk_live…'],
    ['`sk_live_x…`', '`sk_live_x…`'],
    ['İ sk_live', 'İ sk_live'],
    ['', ''],
  ])('makes %j %j', (text, expected) => {
    expect(mask(text)).toBe(expected);
  });
});

const MANIFEST_OF_LUNA = buildManifest(
  parseSite({
    site: { name: 'Trattoria Luna', description: '', url: 'https://luna.example', language: 'en' },
    theme: { name: 'Plain', version: '1.0.0' },
    logos: { variants: { default: { url: '/media/luna.svg', alt: 'Trattoria Luna' } } },
    contacts: { email: { kind: 'email', value: 'ciao@luna.example' } },
  }),
);

describe('a password behind the word for it is not printed', () => {
  test.each([
    ['in an attribute of a component', '<x-contact field="password: Sourd0ugh!"></x-contact>', true],
    ['in the text of a mail', '<a href="mailto:foo@bar.com?body=password: Sourd0ugh!">Mail</a>', true],
    ['encoded', '<a href="mailto:foo@bar.com?body=password%3A%20Sourd0ugh!">Mail</a>', true],
    ['that is a weak one', '<p>password: hunter2</p><x-menu location="hunter2"></x-menu>', false],
  ])('%s', (_title, canvas, isFound) => {
    const findings = lint(canvas, MANIFEST_OF_LUNA);
    expect(JSON.stringify(findings)).not.toMatch(/Sourd0ugh|hunter2/i);
    expect(findings.some(({ rule }) => rule === 'no-secrets')).toBe(isFound);
  });

  test.each([
    ['a hint of a field', '<input type="password" title="Password: Sourd0ugh!">'],
    ['one for guests', '<img src="/a.png" alt="Guest password: Sourd0ugh!">'],
    ['rules for one', '<p title="Password: at least 8 characters">a</p>'],
  ])('negative control: %s is no secret', (_title, canvas) => {
    expect(lint(canvas, MANIFEST_OF_LUNA).map(({ rule }) => rule)).not.toContain('no-secrets');
  });
});

describe('no safe fix takes a secret away, as nobody would be told to revoke it', () => {
  const safe = (canvas: string) =>
    lint(canvas, MANIFEST_OF_LUNA).flatMap(({ rule, fix }) => (fix?.safety === 'safe' ? [rule] : []));
  const logo = (href: string) => `<a href="${href}"><img src="/media/luna.svg" alt="Trattoria Luna"></a>`;

  test.each([
    ['a password in an address', logo('https://user:Rye4Ever@luna.example/')],
    ['the name of an attribute', '<x-logo sk_live_9aZ8Yx7Wv6Ut5Sr4Qp3On2Ml="1"></x-logo>'],
  ])('%s', (_title, canvas) => {
    expect(lint(canvas, MANIFEST_OF_LUNA).map(({ rule }) => rule)).toContain('no-secrets');
    expect(safe(canvas)).toEqual([]);
  });

  test.each([
    ['no secret', logo('https://luna.example/'), 'no-static-logo'],
    ['a secret elsewhere', `<p>ftp://user:Rye4Ever@luna.example/</p>${logo('/')}`, 'no-static-logo'],
    ['another attribute', '<x-logo size="1"></x-logo>', 'valid-attributes'],
  ])('negative control: %s', (_title, canvas, rule) => {
    expect(safe(canvas)).toEqual([rule]);
  });
});
