import { readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { searchText } from '../../src/lint/search-text.js';
import { isCodeName, textKindOf } from '../../src/lint/text-files.js';
import { ROOT } from '../support/folders.js';

const KEY = '9f8e7d6c5b4a39281706';
const PASSWORD = 'Tr0ub4dor&3';
const SEALED = `Ag${'By3k9Zq2LmP8sTuVwXyZ01aB9c7Dh4Rf'.repeat(8)}`;

/** What each secret of a text is, as it stands there. */
function secrets(name: string, text: string): string[] {
  const kind = textKindOf(name);
  if (!kind) throw new TypeError(`Unexpected name \`${name}\`, expected that of a text`);
  return searchText(text, kind).map(({ start, end }) => text.slice(start, end));
}

describe('the secrets of a text', () => {
  test.each([
    ['prompt.md', 'Use this key: sk-proj-AbC123dEf456GhI789jKl012MnO345', ['sk-proj-AbC123dEf456GhI789jKl012MnO345']],
    ['prompt.md', `The password is ${PASSWORD}.`, [PASSWORD]],
    ['prompt.md', `user \`jane\`, password \`${PASSWORD}\``, [PASSWORD]],
    ['prompt.md', `**Password:** ${PASSWORD}`, [PASSWORD]],
    ['prompt.md', `| Password | ${PASSWORD} |`, [PASSWORD]],
    ['prompt.md', `Mot de passe : ${PASSWORD}`, [PASSWORD]],
    ['prompt.md', `密码：${PASSWORD}`, [PASSWORD]],
    ['prompt.txt', 'jane, xH3k 9Qz2 Lm4P w7Rt Yb1N c5Vd', ['xH3k 9Qz2 Lm4P w7Rt Yb1N c5Vd']],
    ['prompt.txt', 'curl -u jane:S3cret!99 https://x.example', ['S3cret!99']],
    ['prompt.txt', `Authorization: Bearer ${KEY}`, [KEY]],
    ['prompt.txt', 'inlay_live_Zk3LmQp8sTuVwXyZ01aB9c7D', ['inlay_live_Zk3LmQp8sTuVwXyZ01aB9c7D']],
    ['prompt.txt', 'https://x.example/wp-admin/?action=bake&_wpnonce=4f9a2b1c3d', ['4f9a2b1c3d']],
    ['data.json', `{"api_key": "${KEY}"}`, [KEY]],
    ['data.json', `{"a": "{\\"apiKey\\": \\"${KEY}\\"}"}`, [KEY]],
    ['data.json', `[{"name": "API_KEY", "value": "${KEY}"}]`, [KEY]],
    ['data.json', `{"args": ["--api-key", "${KEY}"]}`, [KEY]],
    ['data.json', `{"headers": {"Authorization": "Bearer ${KEY}"}}`, [KEY]],
    ['data.json', '{"url": "https://planer:Sommer2026@ftp.x.example/"}', ['Sommer2026']],
    [
      'data.json',
      '{"k": "-----BEGIN PRIVATE KEY-----\\nMIIEvQIBADAN"}',
      ['-----BEGIN PRIVATE KEY-----\\nMIIEvQIBADAN'],
    ],
    ['a.yaml', `env:\n  - name: API_KEY\n    value: ${KEY}\n`, [KEY]],
    ['a.yml', `password: '${PASSWORD}'\ntoken: ${KEY}\n`, [PASSWORD, KEY]],
    ['a.yml', `password: |\n  ${PASSWORD}\nuser: jane\n`, [PASSWORD]],
    [
      'a.yml',
      `db:\n  password: >-  # of the bakery\n\n    ${PASSWORD}\n  api_key: |2-\r\n    ${KEY}\r\n`,
      [PASSWORD, KEY],
    ],
    ['a.yml', `kind: SealedSecret\nspec:\n  encryptedData:\n    password: ${PASSWORD}\n`, [PASSWORD]],
    ['a.yml', `kind: SealedSecret\nspec:\n  encryptedData:\n    a: x\n  api_key: ${SEALED}\n`, [SEALED.slice(0, 200)]],
    ['a.yml', `kind: Secret\nspec:\n  encryptedData:\n    api_key: ${SEALED}\n`, [SEALED.slice(0, 200)]],
    ['AGENTS', `The password is ${PASSWORD}.`, [PASSWORD]],
    ['.cursorrules', `api_key: ${KEY}`, [KEY]],
    ['a.ipynb', `{"source": ["api_key = \\"${KEY}\\"\\n"]}`, [KEY]],
    ['.env', `API_KEY=${KEY}`, [KEY]],
    ['.env.local', `DB_PASSWORD="${PASSWORD}"`, [PASSWORD]],
    ['a.toml', `client_secret = "${KEY}"`, [KEY]],
  ])('in %s: %s', (name, text, expected) => {
    expect(secrets(name, text)).toEqual(expected);
  });

  test.each([
    ['a.yml', `password: !vault |\n  $ANSIBLE_VAULT;1.1;AES256\n  6638643965383266346564\n`],
    ['a.yml', `password: |\n  $ANSIBLE_VAULT;1.1;AES256\n  6638643965383266346564\n`],
    ['a.yml', 'wifi_password: !secret wifi_password\n'],
    ['a.yml', 'password: |\n  Ask the baker for the one of 2026!\n'],
    [
      'a.yml',
      `kind: SealedSecret\nspec:\n  encryptedData:\n    password: ${SEALED}\n    api_key: >-\n      ${SEALED}==\n`,
    ],
    ['a.yml', 'password: ENC[AES256_GCM,data:Zk3LmQp8,iv:sTuVwXyZ01aB=,type:str]\n'],
    ['package-lock.json', '{"integrity": "sha512-Zk3LmQp8sTuVwXyZ01aB9c7DZk3LmQp8sTuVwXyZ01aB9c7DZk3LmQp8sTuVw=="}'],
    ['data.json', '{"sha": "da39a3ee5e6b4b0d3255bfef95601890afd80709"}'],
    ['data.json', '{"clientToken": "123e4567-e89b-12d3-a456-426614174000"}'],
    ['data.json', '{"nextToken": "RW5DdDJkMWYwZjM2MzM2VHVpOHJIUXlD"}'],
    ['data.json', '{"Unexpected_token_1012": "Token", "Unexpected_token_A_2": "x"}'],
    ['data.json', '{"pass": "要素に0より大きいtabindexは存在しません!"}'],
    ['data.json', '{"passwordLastUsed": "2016-09-08T21:47:36Z"}'],
    ['README.md', 'export OPENAI_API_KEY=sk-... # or YOUR_KEY, sk-xxxxxxxxxxxxxxxxxxxx'],
    ['README.md', 'const key = "AKIAIOSFODNN7EXAMPLE"; const password = "secret123";'],
    ['README.md', 'Authorization: Bearer <token>, Bearer YOUR_TOKEN'],
    ['README.md', 'new URL("https://abc:xyz@example.com"), amqp://guest:guest@localhost'],
    ['README.md', 'The password is base64-encoded, and your token is required. API key is in 1Password.'],
    ['README.md', 'key="-----BEGIN PRIVATE KEY-----\\nXXXX\\nXXXX\\n-----END PRIVATE KEY-----"'],
    ['a.yml', 'token: {{ secrets.GITHUB_TOKEN }}\npassword_encryption: scram-sha-256\n'],
    ['lorem.txt', 'Lorem ipsum dolor sit amet, 2026-01-31, v1.2.3-alpha.4, 8 characters.'],
  ])('are none in %s: %s', (name, text) => {
    expect(secrets(name, text)).toEqual([]);
  });

  test('are told with line and column, as findings of the rule, and hold no secret', () => {
    const [finding, ...others] = searchText(`# Notes\n\n- password: ${PASSWORD}\n`, 'notes');
    expect(others).toEqual([]);
    expect(finding).toMatchObject({
      rule: 'no-secrets',
      severity: 'error',
      outcome: 'violation',
      line: 3,
      column: 13,
      endLine: 3,
      endColumn: 24,
      evidence: { kinds: ['a value for `password`'] },
    });
    expect(JSON.stringify(finding)).not.toContain(PASSWORD);
  });

  test('are one finding where a key stands behind its name', () => {
    const [{ evidence } = {}, ...others] = searchText('GITHUB_TOKEN=ghp_16C7e42F292c6912E7710c838347Ae178B4a', 'notes');
    expect(others).toEqual([]);
    expect(evidence).toEqual({ kinds: ['a GitHub token', 'a value for `GITHUB_TOKEN`'] });
  });

  test('can be allowed by directives in any comment, and by the settings of the rule', () => {
    const line = `api_key: ${KEY}`;
    expect(searchText(`# inlay-disable-next-line no-secrets -- revoked\n${line}\n${line}`, 'notes')).toHaveLength(1);
    expect(searchText(`<!-- inlay-disable-line no-secrets --> ${line}\n`, 'notes')).toEqual([]);
    expect(searchText(`// inlay-disable no-secrets\n${line}\n// inlay-enable\n${line}`, 'notes')).toHaveLength(1);
    expect(searchText(`# inlay-disable-next-line no-static-menu\n${line}`, 'notes')).toHaveLength(1);
    expect(searchText(line, 'notes', { rules: { 'no-secrets': 'off' } })).toEqual([]);
    expect(searchText(line, 'notes', { rules: { 'no-secrets': 'warning' } })).toMatchObject([{ severity: 'warning' }]);
  });

  test('are looked for up to a limit', () => {
    expect(() => searchText('aaaa', 'notes', { limits: { canvasLength: 3 } })).toThrow(
      'Unexpected 4 characters in a text, expected at most 3',
    );
  });
});

test.each([
  ['pages/a.html', undefined],
  ['pages/a.php', undefined],
  ['json', 'data'],
  ['README', 'notes'],
  ['a/AGENTS', 'notes'],
  ['agents', undefined],
  ['Makefile', undefined],
  ['A', undefined],
  ['rules/style.mdc', 'notes'],
  ['.cursorrules', 'notes'],
  ['a/.windsurfrules', 'notes'],
  ['.goosehints', 'notes'],
  ['.cursor', undefined],
  ['x.cursorrules', undefined],
  ['a.ipynb', 'data'],
  ['a/PROMPT.MD', 'notes'],
  ['a\\b.json', 'data'],
  ['a/b.min.js', 'data'],
  ['a.SCSS', 'data'],
  ['a.tsx', undefined],
  ['.environment', undefined],
])('the name %s is that of %s', (name, kind) => {
  expect(textKindOf(name)).toBe(kind);
});

describe('the texts of the packages in node_modules', () => {
  /** What is one in them indeed: a token that is in every copy of `debug`, and an example that looks like any. */
  const KNOWN = ['debug/.coveralls.yml', 'docs/transports.md'];

  test('give no false alarm', { timeout: 120_000 }, () => {
    const modules = join(ROOT, 'node_modules');
    // Scripts are searched where they are named alone: those of tests hold what looks like secrets.
    const names = filesBelow(modules).filter((name) => textKindOf(name) && !isCodeName(name));
    const reported = new Set<string>();
    let searched = 0;
    for (const name of names) {
      const text = readText(name);
      const kind = textKindOf(name);
      if (text === undefined || !kind) continue;
      searched += 1;
      if (searchText(text, kind).length > 0) reported.add(join(basename(dirname(name)), basename(name)));
    }
    expect(searched).toBeGreaterThan(2000);
    expect([...reported].filter((name) => !KNOWN.includes(name))).toEqual([]);
  });
});

/** The paths of all files below a folder; links are not followed, as one leads back to the repository. */
function filesBelow(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    return entry.isDirectory() ? filesBelow(path) : entry.isFile() ? [path] : [];
  });
}

/** Nothing for what is no text. */
function readText(path: string): string | undefined {
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(readFileSync(path));
    return text.includes('\0') ? undefined : text;
  } catch {
    return undefined;
  }
}
