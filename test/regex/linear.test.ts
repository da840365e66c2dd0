import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { ROOT } from '../support/folders.js';
import { hasFewWays } from './few-ways.js';
import { inPhp } from './in-php.js';
import { inTypeScript } from './in-typescript.js';
import type { Pattern } from './pattern.js';
import { decidable, faultOf, faultsOf } from './verdict.js';

/*
 * Every regular expression of `src` takes linear time, wherever a search begins, by an automaton's proof: no exceptions. PHP's
 * are read by a tokenizer of our own, so that nothing is skipped where PHP is not installed.
 */

/** All of the sources; what is built of them says the same, and packages are not ours. */
const FILES = readdirSync(`${ROOT}src`, { recursive: true, encoding: 'utf8' })
  .map((name) => join('src', name))
  .filter((path) => !/^src.server.(?:dist|node_modules)\b/.test(path));
const read = (ending: RegExp) =>
  new Map(FILES.filter((file) => ending.test(file)).map((file) => [file, readFileSync(ROOT + file, 'utf8')]));
const SCRIPTS = read(/\.[cm]?[jt]sx?$/);
const PHP = read(/\.php$/);

const inScripts = [...SCRIPTS].map(([file, text]) => inTypeScript(file, text));
const inPhpFiles = inPhp(PHP);

/** Proofs of 2,200 patterns, none of which was proven before. */
const PROOFS_MS = 600_000;

test('none is made of parts that can not be seen', () => {
  expect(inScripts.flatMap(({ problems }) => problems)).toEqual([]);
  expect(inPhpFiles.problems).toEqual([]);
});

test(
  'every one of TypeScript and JavaScript is linear',
  async () => {
    expect(await faultsOf(inScripts.flatMap(({ patterns }) => patterns))).toEqual([]);
  },
  PROOFS_MS,
);

test(
  'every one of PHP is linear',
  async () => {
    expect(await faultsOf(inPhpFiles.patterns)).toEqual([]);
  },
  PROOFS_MS,
);

test('none is missed: a search of the plain text finds no more', () => {
  const scripts = [...SCRIPTS.values()].join('\n');
  const tried = scripts.match(
    /(?<=[(,=:?[]\s*|=> |return )\/(?![/*])(?:[^\n/\\[]|\\.|\[(?:[^\]\\\n]|\\.)*\])+\/[dgimsuvy]*(?=[.,;)\s\]])/g,
  );
  const found = inScripts.flatMap(({ patterns }) => patterns);
  expect(found.length).toBeGreaterThan(400);
  expect(found.length).toBeGreaterThanOrEqual(tried?.length ?? 0);
  // Without comments, and without the lines that import the functions.
  const calls = [...PHP.values()].flatMap(
    (code) => code.match(/(?<!function |\* .*|\/\/ .*)\bpreg_(?!quote|last_error)\w+\(/g) ?? [],
  );
  expect(inPhpFiles.patterns.length).toBe(calls.length);
});

const BAD: readonly (readonly [name: string, pattern: string, flags?: string])[] = [
  ['exponential', '(a+)+$'],
  ['a run before the end', '\\s+$'],
  ['slashes before the end', '^\\/+|\\/+$', 'g'],
  ['an end that is missing', '<!--[\\s\\S]*?-->', 'g'],
  ['two ways in a group with a bound', '(?:nr|n[or]){0,20}$'],
  ['behind a look around', '(?<!x)a+b'],
  ['a look around without a bound', 'a(?=.*b)'],
  ['with a back-reference', '(["\'])[^>]*\\1>'],
  ['with a flag that is not known', '[a--b]', 'v'],
];

test.each(BAD)('a bad one is flagged in TypeScript: %s', async (_name, pattern, flags = '') => {
  const { patterns, problems } = inTypeScript('a.ts', `export const bad = /${pattern}/${flags};`);
  expect([...problems, ...(await faultsOf(patterns))]).toHaveLength(1);
});

test.each(BAD.slice(0, -2))('a bad one is flagged in PHP: %s', async (_name, pattern = '') => {
  const code = `<?php final class A { private const BAD = '~${pattern.replaceAll("'", "\\'")}~D'; function f($x) { return preg_match(self::BAD, $x); } }`;
  const { patterns, problems } = inPhp(new Map([['A.php', code]]));
  expect([...problems, ...(await faultsOf(patterns))]).toHaveLength(1);
});

test.each([
  'const a = (b: string) => new RegExp(b + "+$");',
  'let part = "a"; const c = RegExp(part);',
  'const make = RegExp; make("a+$");',
  '"aa".match("a+$");',
])('what hides its parts is a problem in TypeScript: %s', (code) => {
  expect(inTypeScript('a.ts', code).problems).not.toEqual([]);
});

test.each([
  '<?php preg_match("~$a~", $b);',
  '<?php preg_match($pattern, $b);',
  "<?php preg_match('~(?R)~', $b);",
  "<?php preg_match('~[[:alpha:]]~', $b);",
  "<?php preg_match('~a b~x', $b);",
  "<?php mb_ereg('a', $b);",
])('what can not be read is a problem in PHP: %s', (code) => {
  expect(inPhp(new Map([['A.php', code]])).problems).not.toEqual([]);
});

test('parts that are constants are put together', async () => {
  const script = 'const A = /a+/; const B = `b`; const C = new RegExp(A.source + B + "$", "g");';
  expect(inTypeScript('a.ts', script).patterns).toContainEqual({ at: 'a.ts:1', source: 'a+b$', flags: 'g' });
  const php =
    "<?php final class A { const X = '[a]++'; } function f($x) { preg_match('~' . A::X . '\\x{e9}\\z~Du', $x); }";
  expect(inPhp(new Map([['A.php', php]])).patterns[0]).toMatchObject({ source: '[a]+\\u{e9}$', flags: 'u' });
});

test.each([
  '(a+)+',
  '(?:a|a)*',
  'a*a*',
  '(?:a*)*',
  '(?:a?b?)*',
  '(?:[^<]+|<b)*',
  '(?:"[^"]*"|"b?)*',
  '[ =]*(?:[^ >]+[ ]*)*>',
  '(?:a|<!--(?:-?>|[^]*-->))*',
  '[a-c]*\\u00e9?[^x]*',
])('no proof of few ways is found for %s', (pattern) => {
  expect(hasFewWays(pattern, 'y')).toBe(false);
});

test.each(['a*b*c*', '(?:a+b)*a*', '(?:ab|ac)*', '(?:"[^"]*"[^"]*)*>', '(?:a+|a*b)c', '(?:ab?)*'])(
  'a proof of few ways is found for %s',
  (pattern) => {
    expect(hasFewWays(pattern, 'y')).toBe(true);
  },
);

const TOKENIZER = join('src', 'php', 'lib', 'Locator', 'Patterns.php');

test.each([
  ['a text in a loop of its own', "'[^<]*+(?:<++(?:", "'(?:[^<]++|<++(?:"],
  ['a value that ends anywhere', ". '[\\t\\n\\f\\r ])'", ". ')'"],
  ['a comment that goes on behind its end', '(?:-[^-]++)*+-->', '(?:-[^-]*+)*+-->'],
  ['blanks in two places', "self::NAMES . '(?:=", "self::NAMES . self::BLANK . '(?:="],
])('a broken tokenizer is flagged: %s', async (_name, found, broken) => {
  const code = PHP.get(TOKENIZER) ?? '';
  expect(code).toContain(found);
  const { patterns } = inPhp(
    new Map(PHP).set(
      TOKENIZER,
      code.replace(found, () => broken),
    ),
  );
  const tags = patterns.filter(({ at }) => at.includes('Reader.php') || at.includes('Foreign.php'));
  expect(tags.some(({ source, flags }) => flags.includes('y') && !isProven(source, flags))).toBe(true);
});

function isProven(source: string, flags: string): boolean {
  const plain = decidable(source, flags);
  return typeof plain === 'string' && hasFewWays(plain, flags);
}

test('a good one is none', async () => {
  const good: Pattern = { at: '', source: '^[^"\\\\]*(?:\\\\.[^"\\\\]*)*$', flags: '' };
  expect(await faultOf(good)).toBeUndefined();
});
