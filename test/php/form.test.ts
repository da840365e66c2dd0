import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { idPrefix } from '../../src/component/form-reach.js';
import { SHADOWED_NAMES } from '../../src/component/shadowed-names.js';
import { PLUGIN_TRAPS } from '../forms/plugin-traps.js';
import { formHtml } from '../support/arbitraries.js';
import { CORPUS, FIXTURES, HAS_CORPUS, ROOT } from '../support/folders.js';
import { readTreeConstruction } from '../support/html5lib.js';
import { HAS_PHP } from '../support/programs.js';
import { brokenForm, orderlyForm } from './form-markup.js';
import { FORM, mismatches, PROVIDER, written } from './form-parity.js';
import { type Php, startPhp } from './php.js';
import { PLUGIN_FORMS } from './plugin-forms.js';

/** An id `a` of the forms that are compared, and the blank before the next. */
const PREFIXED_ID = `${idPrefix({ provider: PROVIDER, form: FORM })}a `;

const MOST_IDS = Math.floor(1_000_000 / PREFIXED_ID.length);

const SEED = 20_261_121;

describe.runIf(HAS_PHP)('the content of a form in PHP', () => {
  let php: Php;
  beforeAll(() => {
    php = startPhp('form-driver.php');
  });
  afterAll(() => php.stop());

  it.each(Object.entries(PLUGIN_FORMS))('is that of TypeScript for %s', async (_, form) => {
    expect(await mismatches(php, [form])).toEqual([]);
  });

  it.each(Object.entries(PLUGIN_TRAPS))('is that of TypeScript for what hides in %s', async (_, { html }) => {
    expect(await mismatches(php, [html])).toEqual([]);
  });

  it('is that of TypeScript for all markup in the fixtures', async () => {
    const markup = markupInFixtures();
    expect(markup.length).toBeGreaterThan(20);
    expect(await mismatches(php, markup)).toEqual([]);
  });

  it.runIf(HAS_CORPUS)('is that of TypeScript for every input of html5lib', async () => {
    const inputs = [...readTreeConstruction().map(({ data }) => data), ...tokenizerInputs()];
    expect(inputs.length).toBeGreaterThan(8000);
    expect(await mismatches(php, inputs)).toEqual([]);
  });

  it.each([
    ['of every kind of broken markup', brokenForm, 2000],
    ['whose elements end in order', orderlyForm, 1500],
    ['with attacks in them', formHtml, 1000],
  ])('is that of TypeScript for generated forms %s', async (_, arbitrary, numRuns) => {
    expect(await mismatches(php, fc.sample(arbitrary, { numRuns, seed: SEED }))).toEqual([]);
  });

  it.each([
    ['nested as deep as they may be', `${'<div>'.repeat(256)}x`],
    ['nested deeper', `${'<div>'.repeat(257)}x`],
    ['whose comment is deeper', `${'<div>'.repeat(257)}<!-- -->`],
    ['of as many elements as they may have', '<br>'.repeat(19_999)],
    ['of more elements', '<br>'.repeat(20_000)],
    ['as long as they may be', 'x'.repeat(1_000_000)],
    ['longer, in UTF-16', `${'😀'.repeat(500_000)}x`],
    ['that grow too long when they are written', '&'.repeat(300_000)],
    ['whose formatting multiplies', `${'<p>'.repeat(6000)}${formatting(400)}${'<p>'.repeat(1000)}`],
    ['whose formatting is closed and opened again', `${formatting(200)}${'<i></i>'.repeat(18_000)}`],
    ['whose formatting is looked for behind a marker', `<a><object>${formatting(200)}${'</a>'.repeat(20_000)}x`],
    ['of elements that go because of their names', `${'<a.b>'.repeat(19_000)}${'</a.b>'.repeat(10_000)}x`],
    ['with an end tag that is looked for again and again', `<x><div>${'<span>'.repeat(250)}${'</x>'.repeat(50_000)}`],
    ['with many attributes', `<a ${Array.from({ length: 20_000 }, (_, n) => `b${n}`).join(' ')}>x`],
    ['with one attribute again and again', `<a ${'b '.repeat(50_000)}>x`],
    ['with tags that never end', '<a b="'.repeat(20_000)],
    ['with comments that never end', '<!--'.repeat(50_000)],
    ['with a script in scripts', `<script>${'<!--<script>'.repeat(20_000)}`],
    ['with templates in templates', `${'<template>'.repeat(200)}<input>`],
    ['that change with each reading', '<table><select><table></select><p><form><select>'.repeat(9)],
  ])('is that of TypeScript for forms %s', async (_, form) => {
    expect(await mismatches(php, [form])).toEqual([]);
  });

  it('is that of TypeScript for controls of every name that hides a property', async () => {
    const forms = [...SHADOWED_NAMES, 'email'].map((name) => `<form><input name="${name}"></form>`);
    expect(await mismatches(php, [...forms, forms.join('')])).toEqual([]);
  });

  // What took 1.2 GB in TypeScript and ended PHP; what only PHP refused; and either side of the bound.
  it.each([
    ['many ids in a list', `<p id=a aria-owns="${'a '.repeat(20_000)}">x</p>`],
    ['more ids in a list', `<p id=a aria-owns="${'a '.repeat(85_000)}">x`],
    ['elements with ids', '<b id=a>x</b>'.repeat(3000)],
    ['groups', '<details name=a>x</details>'.repeat(3000)],
    ['links to an id', `<a id=a href="#a">x</a>${'<a href="#a">x</a>'.repeat(3000)}`],
    ['actions that name an id', `<i id=a></i>${'<form action="/x#a"><input></form>'.repeat(1000)}`],
    [
      'attributes that grow too long',
      `<p>${'<b title=a>'.repeat(40)}<b title="${'é'.repeat(40_000)}">${'<p>x'.repeat(70)}`,
    ],
    ['attributes of quotes', `<p title='${'"'.repeat(170_000)}'>x`],
    ['attributes of three bytes a character', `<p title="${'€'.repeat(999_980)}">x</p>`],
    ['attributes of three bytes a character, one too long', `<p title="${'€'.repeat(999_986)}">x`],
  ])('is that of TypeScript for %s, with names of any length', async (_, markup) => {
    expect(await mismatches(php, [markup])).toEqual([]);
    expect(await mismatches(php, [markup], 'x'.repeat(1000))).toEqual([]);
    expect(await mismatches(php, [markup], 'x'.repeat(25_000))).toEqual([]);
  });

  it('is that of TypeScript for as many ids as there may be, and for more', async () => {
    const counts = Array.from({ length: 40 }, (_, n) => MOST_IDS - 20 + n);
    const forms = counts.map((count) => `<p id=a aria-owns="${'a '.repeat(count)}">x</p>`);
    expect(new Set(forms.map((form) => typeof Object(written(form, false)).reason))).toEqual(
      new Set(['string', 'undefined']),
    );
    expect(await mismatches(php, forms)).toEqual([]);
  });

  it('replaces bytes that are no UTF-8', async () => {
    const bytes = Buffer.from([0x3c, 0x62, 0x3e, 0xff, 0x61, 0xc3, 0x28, 0xed, 0xa0, 0x80, 0xf0, 0x9f]);
    const [answer] = await php.ask([{ base64: bytes.toString('base64'), trusted: false }]);
    expect(answer).toHaveProperty('linked', expect.stringMatching(/^<b>\ufffda\ufffd\(\ufffd+<\/b>$/));
  });
});

describe.runIf(HAS_PHP)('a twin of the form parser that is broken', () => {
  const telling = [
    '<p><b><b><b><b><b></p>x',
    '<p><marquee><div>x</div></marquee></p>',
    '<a href=/a><marquee><a href=/b>x</a></marquee></a>',
    '<b datax-y=1>x',
    '<textarea>\nx</textarea>',
    '<b><i>x</b></i>',
    '<form action="javascript:x"><input></form>',
    '<input name="a" name="b">',
    '<label for="a" htmlfor="b">x</label>',
    '<script><!--<script>x',
    '<input type=file accept="a,,">',
    '<form><button formmethod=get>x</button></form>',
    '<b class="\u00a0">x</b>',
    '<b title="&#13;">x</b>',
    '<a href="/x" rel="a\nopener">x</a>',
    '<b id="a\u00a0b">x</b>',
    '<b class="\ufeffa\u2028 b\u0085">x</b>',
    '<form><input name=submit></form>',
    '<p style="a:(;display:none;)">x</p>',
    '<p style="display:none;display:block">x</p><p style="position:absolute;left:-600px">y</p>',
    '<div style="display:none"><button>x</button></div>',
    '<form id=a action="/b#a"><input></form><form action="#c"><input id=c></form>',
    '<details name=a>x</details><form><button formnovalidate>x</button></form><button formnovalidate>y</button>',
    '<p style="display:none">x</p><article style="display:none">y</article>',
    '<div itemprop=name property=a>x</div>',
    '<p tabindex="1">a</p><p tabindex="0">b</p><p tabindex="-1" aria-modal="true">c</p><p tabindex=" 1">d</p>',
    `<p id=a aria-owns="${'a '.repeat(MOST_IDS + 10)}">x</p>`,
    `<p ${Array.from({ length: 21 }, (_, n) => `on${n}`).join(' ')}>x</p>`,
  ];
  const inputs = [
    ...telling,
    ...Object.values(PLUGIN_FORMS),
    ...fc.sample(brokenForm, { numRuns: 800, seed: SEED }),
    ...fc.sample(orderlyForm, { numRuns: 800, seed: SEED }),
  ];
  it.each([
    [
      "keeps four alike of Noah's ark",
      'FormattingElements.php',
      'count($equal) >= self::MOST_EQUAL',
      'count($equal) >= 4',
    ],
    ['ends no scope at a button', 'OpenElements.php', "$place >= $this->top('button')", 'true'],
    ['fosters nothing', 'Parser.php', '$this->isFosterParenting &&', 'false &&'],
    ['reads legacy references in attributes', 'References.php', '$isName = $isAttribute &&', '$isName = false &&'],
    ['keeps the first newline', 'Parser.php', 'if ($text[0] === "\\n")', 'if (false)'],
    ['lets a form grow by its prefixes', 'Content.php', 'self::isTooLong($html)', 'false'],
    ['lets every address pass', 'Cleaner.php', '$safe === null', 'false'],
    ['hides by an attribute alone', 'Cleaner.php', "$kept['style'] = self::HIDING;", ''],
    ['hides what goes by an attribute alone', 'Cleaner.php', "$isByStyle ? ['style' => self::HIDING] : []", '[]'],
    ['hides nothing', 'HidingStyle.php', '$hiding->isHiddenByValue() ||', 'false &&'],
    ['reads no parentheses in a style', 'Declarations.php', '$depth += 1;', ''],
    ['lets the first declaration count', 'Declarations.php', '$values[$name] = $value;', '$values[$name] ??= $value;'],
    ['knows no far edge', 'HidingStyle.php', "-(Cleaner::schema()['far'][$unit] ?? INF)", '-INF'],
    ['hides what a form needs', 'Cleaner.php', '$holdsNeeded || self::isNeededItself($child)', 'false'],
    ['forgets what it left out', 'Plain.php', '$this->losses->attribute($tag, $name);', ''],
    ['tells all that it left out', 'Losses.php', '$count > self::NAMED ?', 'false ?'],
    [
      'keeps the fragment of an action',
      'Confinement.php',
      "'action' => $this->ownFragment($value)",
      "'action' => $value",
    ],
    ['overlooks an id behind its action', 'Plain.php', '$this->fragments[] = $id;', ''],
    ['lets details close those of the page', 'Confinement.php', "$tag === 'details' &&", 'false &&'],
    ['separates ids by any blank', 'Tokens.php', "'/[ \\t\\n\\f\\r]++/'", "'/[\\s\\x{a0}]++/u'"],
    ['lets a control name any form', 'Confinement.php', "'form' => $this->isForm($value) ?", "'form' => true ?"],
    ['lets a control overrule its form', 'Confinement.php', "isset($this->schema['overrides'][$name])", 'false'],
    ['keeps ids as they are', 'Confinement.php', "isset($this->schema['ids'][$name])", 'false'],
    ['lets an element go before all others', 'Confinement.php', "isset($this->schema['tabIndexes'][$value])", 'true'],
    [
      'lets an element go before all others in what is plain',
      'Plain.php',
      "!isset($schema['tabIndexes'][$value])",
      'false',
    ],
    ['lets a form open any frame', 'Confinement.php', "isset($this->schema['targets'][strtolower($value)])", 'true'],
    ['lets a control outside a form have a name', 'Confinement.php', "$isLoose && $name === 'name'", 'false'],
    ['tells of no name that hides a property', 'Confinement.php', '$names === []', 'true'],
    ['tells of no such name in what is plain', 'Plain.php', '$this->losses->shadowing[$value] = true;', ''],
    ['takes for plain what reaches beyond a form', 'Plain.php', '|| $this->mayReachBeyond($tag, $name, $value)', ''],
    ['keeps ids as they are in what is plain', 'Plain.php', "isset(Cleaner::schema()['ids'][$name])", 'false'],
    ['is certain of paragraphs in paragraphs', 'Stability.php', "&& isset($within['p'])", '&& false'],
    ['is certain of links in links', 'Stability.php', 'isset($within[self::ALONE[$name]])', 'false'],
    ['is certain of whatever stands in a script', 'Stability.php', "!str_contains($children[0], '<!')", 'true'],
    ['is certain of line ends in values', 'Stability.php', 'str_contains($value, "\\r")', 'false'],
    ['keeps attributes that no form may have', 'Cleaner.php', 'isset($allowed[$tag][$name])', 'true'],
    ['writes an empty value where the name says all', 'Serializer.php', "$escaped === '' &&", 'false &&'],
    [
      'knows no line between relations',
      'Plain.php',
      '(?<![^ \\t\\n\\f])opener(?![^ \\t\\n\\f])',
      '(?<![^ ])opener(?![^ ])',
    ],
    ['keeps the first newline of a field', 'Plain.php', '$text[0] === "\\n"', 'false'],
    ['takes any address for plain', 'Plain.php', 'preg_match(self::ADDRESS, $value) !== 1', 'false'],
    ['takes for plain what is not closed', 'Plain.php', 'count($plain->open) === 1', 'true'],
    ['takes for plain what crosses', 'Plain.php', '$this->open[count($this->open) - 1] !== $name', 'false'],
    ['takes an attribute twice', 'Plain.php', 'isset($seen[$name]) ?', 'false ?'],
    ['keeps items without a list', 'Cleaner.php', "($name === 'li' && !$isInList)", 'false'],
  ])('is seen when it %s', async (_, file, right, wrong) => {
    const folder = mkdtempSync(join(tmpdir(), 'inlay-php-'));
    cpSync(`${ROOT}src/php`, folder, { recursive: true });
    const path = `${folder}/lib/Form/${file}`;
    const source = readFileSync(path, 'utf8');
    expect(source).toContain(right);
    writeFileSync(path, source.replaceAll(right, wrong));
    const php = startPhp('form-driver.php', folder);
    try {
      expect((await mismatches(php, inputs)).length).toBeGreaterThan(0);
    } finally {
      php.stop();
      rmSync(folder, { recursive: true });
    }
  });
});

function formatting(count: number): string {
  return Array.from({ length: count }, (_, n) => `<b id=${n}>`).join('');
}

/** Every text with a tag in the JSON and HTML files of the fixtures. */
function markupInFixtures(): string[] {
  const files = readdirSync(FIXTURES, { recursive: true, encoding: 'utf8' }).map((file) => `${FIXTURES}/${file}`);
  const texts = files.flatMap((file) => {
    if (file.endsWith('.html')) return [readFileSync(file, 'utf8')];
    return file.endsWith('.json') ? textsIn(JSON.parse(readFileSync(file, 'utf8'))) : [];
  });
  return [...new Set(texts.filter((text) => text.includes('<')))];
}

function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : [];
}

/** The inputs of html5lib's tokenizer tests: every named reference is in them. */
function tokenizerInputs(): string[] {
  const folder = `${CORPUS}/html5lib/tokenizer`;
  return readdirSync(folder)
    .filter((file) => file.endsWith('.test'))
    .flatMap((file) => {
      const { tests = [] } = JSON.parse(readFileSync(`${folder}/${file}`, 'utf8')) as { tests?: { input: string }[] }; // as its README says
      return tests.map(({ input }) => input);
    });
}
