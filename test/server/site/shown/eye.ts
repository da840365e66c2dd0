import type { Browser } from 'playwright-core';
import { openTab } from '../../../support/browser.js';

/** Windows that pages are looked at in. */
const WINDOWS = {
  desk: { viewport: { width: 1280, height: 700 }, colorScheme: 'light' },
  dark: { viewport: { width: 1280, height: 700 }, colorScheme: 'dark' },
  wide: { viewport: { width: 1600, height: 700 }, colorScheme: 'light' },
  tablet: { viewport: { width: 820, height: 700 }, colorScheme: 'light' },
  phone: { viewport: { width: 390, height: 700 }, colorScheme: 'light' },
} as const;

export type WindowName = keyof typeof WINDOWS;

/** Where something is seen. */
export interface Sight {
  /** @default the tall page */
  path?: string;
  /** @default 'desk' */
  window?: WindowName;
  /** @default nothing: it is seen as soon as the page is there */
  after?: 'scrolling' | 'printing';
  /** An expression, with the words below, of what is seen. */
  read: string;
}

/** What expressions are written with. */
const WORDS = `
  const one = (selector) => document.querySelector(selector);
  const css = (selector, name, part) => getComputedStyle(one(selector), part)[name];
  const box = (selector) => one(selector).getBoundingClientRect();
  const px = (selector, name) => parseFloat(css(selector, name));
  const rem = parseFloat(getComputedStyle(document.documentElement).fontSize);
  const inRem = (pixels) => Math.round(pixels / rem * 10) / 10;
  const isSeen = (selector) => { const found = one(selector); return found !== null && found.getClientRects().length > 0; };
  const inner = (selector) => box(selector).width - px(selector, 'paddingLeft') - px(selector, 'paddingRight');
  const menus = (part) => [...document.querySelectorAll(part + ' .x-menu')].map((menu) => /x-menu--(\\w+)/.exec(menu.className)[1]).join(' ');
  const middle = (selector) => { const { left, right } = box(selector); return Math.abs((left + right) / 2 - innerWidth / 2) < 40; };
`;

/** Looks at pages, in windows that stay open: many things of a page at one look. */
export async function eyeOf(browser: Browser, origin: string) {
  const names = Object.keys(WINDOWS) as WindowName[]; // its keys are those of the literal
  const tabs = new Map(
    await Promise.all(names.map(async (name) => [name, (await openTab(browser, origin, WINDOWS[name])).page] as const)),
  );
  const pageOf = (name: WindowName) => {
    const page = tabs.get(name);
    if (!page) throw new TypeError(`Unexpected window \`${name}\``);
    return page;
  };

  /** @returns what is seen of each, in their order; what can't be read is `missing` */
  async function look(sights: readonly Sight[]): Promise<unknown[]> {
    const seen = new Map<Sight, unknown>();
    const placeOf = ({ path = '/tall/', window = 'desk', after }: Sight) => `${window} ${path} ${after}`;
    for (const place of new Set(sights.map(placeOf))) {
      const here = sights.filter((sight) => placeOf(sight) === place);
      const { path = '/tall/', window = 'desk', after }: Sight = here[0] ?? { read: '' };
      const page = pageOf(window);
      await page.goto(origin + path, { waitUntil: 'load' });
      if (after === 'printing') await page.emulateMedia({ media: 'print' });
      if (after === 'scrolling') await page.evaluate('scrollTo({ top: 300, behavior: "instant" })');
      const reads = here.map(({ read }) => `() => (${read})`);
      const values = await page.evaluate(
        `{ ${WORDS}; [${reads.join(', ')}].map((read) => { try { return read() } catch { return 'missing' } }) }`,
      );
      if (after === 'printing') await page.emulateMedia({ media: null });
      for (const [index, value] of (values as unknown[]).entries()) {
        const sight = here[index];
        if (sight) seen.set(sight, value);
      }
    }
    return sights.map((sight) => seen.get(sight));
  }

  return { look, pageOf, close: () => Promise.all([...tabs.values()].map((page) => page.context().close())) };
}
