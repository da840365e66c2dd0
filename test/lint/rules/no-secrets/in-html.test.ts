import { describe, expect, test } from 'vitest';
import { FORMAT_NAMES, formatFindings, lint } from '../../../../src/lint/index.js';
import { MANIFEST } from '../../support.js';

/** Letters and digits of a key, so many: none is written out in this file. */
const some = (from: number, to: number) =>
  'Zk3LmQp8sTuVwXyZ01aB9c7D4eF5gH6iJ2nK8oP1qR3sT5uV7wX9yZ0aBcDeFgHiJkLmNoPqRsTuVwXyZ3x'.slice(from, to);
const LINES = [some(0, 64), some(10, 74), `${some(0, 20)}==`];
const [HEAD, FOOT] = ['-----BEGIN RSA PRIVATE KEY-----', '-----END RSA PRIVATE KEY-----'];
const KEY = [HEAD, ...LINES, FOOT].join('\n');

/** The first of what a canvas is found to have, and what of it a report must not show. */
const FOUND: readonly (readonly [how: string, canvas: string, kind: string, secret: string])[] = [
  [
    'a password of a connection',
    '<script>const db="Server=db;User Id=sa;Password=Winter#2025;"</script>',
    'a value for `Password`',
    'Winter#2025',
  ],
  [
    'a password that a connection begins with',
    "<script>const db='pwd=Winter#2025;Data Source=db'</script>",
    'a value for `pwd`',
    'Winter#2025',
  ],
  [
    'what a field for a password holds',
    '<input type="password" value="Sommer-2026!">',
    'the value of a field for a password',
    'Sommer-2026!',
  ],
  [
    'what such a field of another name holds',
    '<input type="Password" name="pin" value="Sommer-2026!">',
    'the value of a field for a password',
    'Sommer-2026!',
  ],
  ['a private key in lines', `<pre>${KEY}</pre>`, 'a private key', some(10, 74)],
  ['a private key in code', `<pre><code>${KEY}</code></pre>`, 'a private key', some(10, 74)],
  [
    'an encrypted private key in lines',
    `<pre>${KEY.replace('\n', '\nProc-Type: 4,ENCRYPTED\nDEK-Info: AES-128-CBC,1F\n\n')}</pre>`,
    'a private key',
    some(10, 74),
  ],
  ['a key with a reference', `<p>gh&#112;_${some(0, 36)}</p>`, 'a GitHub token', some(0, 36)],
  ['a key with a hexadecimal reference', `<p>gh&#x70;_${some(0, 36)}</p>`, 'a GitHub token', some(0, 36)],
  ['a key with a named reference', `<p>ghp&lowbar;${some(0, 36)}</p>`, 'a GitHub token', some(0, 36)],
  ['a key in an attribute', `<p title="gh&#112;_${some(0, 36)}">x</p>`, 'a GitHub token', some(0, 36)],
  ['a key with a place to break', `<p>ghp_${some(0, 10)}<wbr>${some(10, 36)}</p>`, 'a GitHub token', some(10, 36)],
  [
    'a key with two such places',
    `<b>x</b><p>ghp<wbr>_${some(0, 10)}<wbr/>${some(10, 36)}</p>`,
    'a GitHub token',
    some(10, 36),
  ],
];

const LIKELY: readonly (readonly [canvas: string, secret: string])[] = [
  ['<p>password: Winter#2025</p>', 'Winter#2025'],
  ['<p>User: sa, Passwort: Winter#2025.</p>', 'Winter#2025'],
  ['<table><tr><th>Contraseña:</th><td>Invierno#2025</td></tr></table>', 'Invierno#2025'],
  ['<p><b>Mot de passe :</b> Hiver#2025</p>', 'Hiver#2025'],
];

const secretsIn = (canvas: string) => lint(canvas, MANIFEST).filter(({ rule }) => rule === 'no-secrets');

describe('a secret in HTML', () => {
  test.each(FOUND)('is found: %s', (_how, canvas, kind) => {
    expect(secretsIn(canvas)).toMatchObject([{ outcome: 'violation', evidence: { kinds: [kind] } }]);
  });

  test.each(LIKELY)('is for people to look at where a page shows a password: %s', (canvas) => {
    expect(secretsIn(canvas)).toMatchObject([
      { outcome: 'needs-review', evidence: { kinds: ['a password'], score: 0.6 } },
    ]);
  });

  test('is certain where a certain one stands beside a likely one', () => {
    const canvas = `<p>password: Winter#2025, token: ghp_${some(0, 36)}</p>`;
    expect(secretsIn(canvas)).toMatchObject([{ outcome: 'violation' }]);
  });
});

/** All formats but that for people at their terminal, which shows the lines of the file. */
const FORMATS = FORMAT_NAMES.filter((name) => name !== 'readable');

/** What all formats print of a canvas and a component that says the secret again. */
function printed(canvas: string, secret: string, rule: 'error' | 'off'): string {
  const source = `${canvas}<x-menu location="${secret}"></x-menu>`;
  const findings = lint(source, MANIFEST, { rules: { 'no-secrets': rule } });
  expect(findings.map((each) => each.rule)).toContain('assigned-location');
  return FORMATS.map((name) => formatFindings(name, [{ path: 'a.html', source, findings }])).join('\n');
}

describe('what is found is not printed', () => {
  const all = [...FOUND.map(([, canvas, , secret]) => [canvas, secret] as const), ...LIKELY].filter(
    ([canvas]) => !canvas.includes('BEGIN'),
  );
  test.each(all)('%s', (canvas, secret) => {
    // A key with a reference is known as a whole, not without its beginning.
    const told = /&|title/.test(canvas) ? `ghp_${secret}` : secret;
    expect(printed(canvas, told, 'error').toLowerCase()).not.toContain(secret.toLowerCase());
  });

  test.each(all)('negative control: where `no-secrets` is off it is: %s', (canvas, secret) => {
    expect(printed(canvas, secret, 'off').toLowerCase()).toContain(secret.toLowerCase());
  });

  test('nor as it is written', () => {
    const canvas = `<a href="tel:+390550123456" data-k="gh&#112;_${some(0, 36)}">055 012 3456</a>`;
    const told = (rule: 'error' | 'off') => {
      const findings = lint(canvas, MANIFEST, { rules: { 'no-secrets': rule } });
      return FORMATS.filter((name) =>
        formatFindings(name, [{ path: 'a.html', source: canvas, findings }]).includes(some(0, 36)),
      );
    };
    expect(told('error')).toEqual([]);
    expect(told('off')).not.toEqual([]);
  });
});
