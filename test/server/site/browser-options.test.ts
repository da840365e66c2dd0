import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { OPTION_BY_ID, OPTIONS, type OptionValue } from '../../../src/server/site/options/index.js';
import { openBrowser } from '../../support/browser.js';
import { HAS_CHROMIUM } from '../../support/programs.js';
import { eyeOf } from './shown/eye.js';
import { managedSite } from './shown/managed-site.js';
import { OPTION_ROWS, type OptionRow } from './shown/option-rows.js';

const ROWS: readonly (readonly [id: string, row: OptionRow])[] = Object.entries(OPTION_ROWS).flatMap(([id, rows]) =>
  [rows].flat().map((row) => [id, row] as const),
);

/** A value of an option, with what is seen of it. */
type Shown = readonly [id: string, row: OptionRow, value: OptionValue, seen: unknown];

/** Values that are set at once: the next one of each option of a group, and those alone that are to be. */
function rounds(): Shown[][] {
  const found: Shown[][] = [];
  for (const group of new Set(OPTIONS.map((option) => option.group))) {
    const own = ROWS.filter(([id]) => OPTION_BY_ID.get(id)?.group === group);
    const others = own.map(([id, row]) =>
      row.shows.slice(row.besides ? 0 : 1).map((shown): Shown => [id, row, ...shown]),
    );
    found.push(...others.filter(([first]) => first?.[1].isAlone).flatMap((all) => all.map((shown) => [shown])));
    const together = others.filter(([first]) => !first?.[1].isAlone);
    for (let index = 0; together.some((all) => index < all.length); index += 1)
      found.push(together.flatMap((all) => all.slice(index, index + 1)));
  }
  return found;
}

/** Options of which a visitor would have to be told every value by its looks; their tests are elsewhere or by hand. */
const TWO_SUFFICE: readonly string[] = ['background_pattern', 'blog_path'];

test('the table has a row for each option with enough values, and what is seen of each differs', () => {
  expect(Object.keys(OPTION_ROWS).sort()).toEqual(OPTIONS.map(({ id }) => id).sort());
  for (const option of OPTIONS) {
    const own = ROWS.filter(([id]) => id === option.id).map(([, { shows }]) => shows);
    for (const shows of own) expect(shows[0]?.[0], option.id).toBe(option.default);
    const values = own[0]?.map(([value]) => value) ?? [];
    const least = option.type === 'boolean' || TWO_SUFFICE.includes(option.id) ? 2 : 3;
    if (option.type === 'enum' && least > 2) expect([...values].sort(), option.id).toEqual([...option.enum].sort());
    else expect(new Set(values).size, option.id).toBeGreaterThanOrEqual(least);
    // The negative control: no two values show the same, so that the check of one fails with any other.
    const seen = values.map((value) => JSON.stringify(own.map((shows) => shows.find(([each]) => each === value)?.[1])));
    expect(new Set(seen).size, option.id).toBe(option.id === 'font_headings' ? values.length - 1 : values.length);
  }
});

describe.skipIf(!HAS_CHROMIUM)('what a visitor sees', () => {
  let browser: Browser;
  beforeAll(async () => {
    browser = await openBrowser();
  });
  afterAll(() => browser.close());

  test('of every option is what it says, and with the defaults it is not', async () => {
    const { manage, origin } = await managedSite();
    const eye = await eyeOf(browser, origin);
    const all = ROWS.map(([, row]) => row);
    const wrong: string[] = [];
    const compare = ([id, , value, seen]: Shown, found: unknown) => {
      if (found !== seen) wrong.push(`${id} ${String(value)}: ${String(found)}, expected ${String(seen)}`);
    };
    const usual = await eye.look(all);
    for (const [index, [id, row]] of ROWS.entries()) {
      const [first] = row.shows;
      if (first && !row.besides) compare([id, row, ...first], usual[index]);
    }
    for (const round of rounds()) {
      const besides = Object.assign({}, ...round.map(([, row]) => row.besides));
      const options = { ...besides, ...Object.fromEntries(round.map(([id, , value]) => [id, value])) };
      await manage('POST', '/ai/options', { options });
      const found = await eye.look(round.map(([, row]) => row));
      for (const [index, shown] of round.entries()) compare(shown, found[index]);
      await manage('POST', '/ai/options', {
        options: Object.fromEntries(Object.keys(options).map((id) => [id, null])),
      });
    }
    expect(wrong).toEqual([]);
    await eye.close();
  });

  test('of options is nothing where a canvas stands in their place, and the API says so of these alone', async () => {
    const { manage, origin } = await managedSite();
    const eye = await eyeOf(browser, origin);
    const page = eye.pageOf('desk');
    for (const name of ['header', 'footer']) {
      const source = `<${name}><x-logo></x-logo><x-menu location="topic"></x-menu></${name}>`;
      const canvas = `/ai/canvas?name=${name}`;
      await manage('PUT', canvas, { source, status: 'published' }, { 'if-none-match': '*', 'if-match': '' });
    }
    const picture = async () => {
      await page.goto(`${origin}/tall/`);
      return (await page.screenshot({ fullPage: true })).toString('base64');
    };
    const usual = await picture();
    expect(await picture()).toBe(usual);
    const own = OPTIONS.filter(({ group }) => ['header', 'footer'].includes(group));
    for (const { id, needs_own } of own) {
      const value = [OPTION_ROWS[id as keyof typeof OPTION_ROWS]].flat()[0]?.shows.at(-1)?.[0]; // its own id
      const { notes } = await manage('POST', '/ai/options', { options: { [id]: value } });
      const isUnseen = needs_own !== undefined;
      expect(notes, id).toHaveLength(isUnseen ? 1 : 0);
      // Whether a header sticks is seen when the page is scrolled.
      if (id !== 'header_sticky') expect((await picture()) === usual, id).toBe(isUnseen);
      await manage('POST', '/ai/options', { options: { [id]: null } });
    }
    await eye.close();
  });
});
