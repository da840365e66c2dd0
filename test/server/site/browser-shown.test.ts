import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { PATTERN_IDS } from '../../../src/server/site/backgrounds/ids.js';
import { PATTERN_SOURCES, type PatternSource } from '../../../src/server/site/backgrounds/sources.js';
import { type PresentationBody, presentationKind } from '../../../src/server/site/kinds/presentation.js';
import { HOOKS } from '../../../src/server/site/kinds/slot.js';
import { openBrowser } from '../../support/browser.js';
import { HAS_CHROMIUM } from '../../support/programs.js';
import { eyeOf, type Sight } from './shown/eye.js';
import { managedSite } from './shown/managed-site.js';

/** What is seen of each value of a member of a presentation, the default first. */
const MEMBERS: Readonly<
  Record<keyof PresentationBody, readonly (Sight & { shows: readonly (readonly [unknown, unknown])[] })[]>
> = {
  template: [
    {
      read: `[isSeen('.theme-header'), isSeen('.breadcrumbs'), isSeen('h1.page-title'), isSeen('.sidebar')].join(' ')`,
      path: '/about/',
      shows: [
        ['default', 'true true true false'],
        ['landing', 'true false true false'],
        ['blank', 'false false false false'],
        ['sidebar', 'true true true true'],
      ],
    },
  ],
  header: [
    {
      read: `isSeen('.theme-header') && [css('.theme-header', 'position'), css('.theme-header', 'borderBottomWidth')].join(' ')`,
      path: '/about/',
      shows: [
        ['default', 'static 1px'],
        ['hidden', false],
        ['transparent', 'static 0px'],
        ['overlay', 'absolute 0px'],
      ],
    },
  ],
  footer: [
    {
      read: `isSeen('.theme-footer')`,
      path: '/about/',
      shows: [
        ['default', true],
        ['hidden', false],
      ],
    },
  ],
  background: [
    {
      read: `css('html', 'backgroundColor') + ' ' + css('body', 'backgroundSize', '::before')`,
      path: '/about/',
      shows: [
        ['', 'rgb(255, 255, 255) auto'],
        ['#ffeedd', 'rgb(255, 238, 221) auto'],
        ['#101820', 'rgb(16, 24, 32) auto'],
        ['pattern:dots', 'rgb(255, 255, 255) 18px 18px'],
      ],
    },
  ],
  width: [
    {
      read: `inRem(inner('.theme-main'))`,
      path: '/about/',
      window: 'wide',
      shows: [
        ['default', 42],
        ['narrow', 34],
        ['wide', 72],
        ['full', 91.6],
      ],
    },
  ],
  hide_title: [
    {
      read: `isSeen('h1')`,
      path: '/about/',
      shows: [
        [false, true],
        [true, false],
      ],
    },
  ],
  body_classes: [
    {
      read: `one('body').classList.contains('my-own') && one('body').classList.contains('second')`,
      path: '/about/',
      shows: [
        [[], false],
        [['my-own', 'second'], true],
      ],
    },
  ],
};

describe.skipIf(!HAS_CHROMIUM)('what a visitor sees', () => {
  let browser: Browser;
  beforeAll(async () => {
    browser = await openBrowser();
  });
  afterAll(() => browser.close());

  test('of each member of a presentation is what it says', async () => {
    expect(Object.keys(MEMBERS).sort()).toEqual(Object.keys(presentationKind.shape).sort());
    const { manage, origin } = await managedSite();
    const eye = await eyeOf(browser, origin);
    const wrong: string[] = [];
    for (const [member, sights] of Object.entries(MEMBERS)) {
      for (const { shows, ...sight } of sights) {
        // What one value shows no other does: the check of each fails with the others.
        expect(new Set(shows.map(([, seen]) => seen)).size, member).toBe(shows.length);
        for (const [value, seen] of shows) {
          await manage('PATCH', '/ai/content/2/presentation', { [member]: value });
          const [found] = await eye.look([sight]);
          if (found !== seen) wrong.push(`${member} ${String(value)}: ${String(found)}, expected ${String(seen)}`);
        }
      }
      await manage('PATCH', '/ai/content/2/presentation', { [member]: null });
    }
    expect(wrong).toEqual([]);
    await eye.close();
  });

  test('of text has space around it and lines that can be read, whatever the page is like', async () => {
    const { manage, origin } = await managedSite();
    const eye = await eyeOf(browser, origin);
    const wrong: string[] = [];
    const read = `[inRem(box('.content > p').left), inRem(box('.content > p').top), inRem(box('.content > p').width)]`;
    for (const template of ['default', 'landing', 'blank', 'sidebar']) {
      for (const width of ['default', 'narrow', 'wide', 'full']) {
        await manage('PATCH', '/ai/content/2/presentation', { template, width, header: 'hidden' });
        const looks = ['phone', 'wide'] as const;
        const found = await eye.look(looks.map((window) => ({ path: '/about/', window, read })));
        for (const [index, place] of found.entries()) {
          const [left = 0, top = 0, wide = 0] = place as number[]; // as the expression gives it
          if (left < 1.2 || top < 2.4 || wide > 42 || wide < 15)
            wrong.push(`${template} ${width} ${looks[index]}: ${left} ${top} ${wide}`);
        }
      }
    }
    expect(wrong).toEqual([]);
    await eye.close();
  });

  test('of a canvas in place of header or footer stands where the theme has its own', async () => {
    const { manage, origin } = await managedSite();
    const eye = await eyeOf(browser, origin);
    const sights = (['phone', 'tablet', 'wide'] as const).flatMap((window) =>
      ['header', 'footer'].map((part) => ({ window, read: `inRem(box('.theme-${part} .x-logo').left)` })),
    );
    const usual = await eye.look(sights);
    for (const name of ['header', 'footer']) {
      const body = { source: `<${name}><x-logo></x-logo></${name}>`, status: 'published' };
      await manage('PUT', `/ai/canvas?name=${name}`, body, { 'if-none-match': '*', 'if-match': '' });
    }
    expect(await eye.look(sights)).toEqual(usual);
    await eye.close();
  });

  test('of each pattern is its own picture, behind the text', async () => {
    const { manage, origin } = await managedSite();
    const eye = await eyeOf(browser, origin);
    const page = eye.pageOf('desk');
    const pictures = new Map<string, string>();
    for (const id of ['', ...PATTERN_IDS]) {
      await manage('PATCH', '/ai/content/30/presentation', { background: id === '' ? '' : `pattern:${id}` });
      const size = `css('body', '${kindOf(id) === 'css' ? 'backgroundSize' : 'maskSize'}', '::before')`;
      const [found, front] = await eye.look([
        { read: size },
        { read: `document.elementFromPoint(box('#first').left + 5, box('#first').top + 5).id` },
      ]);
      if (id !== '') expect(String(found).split(', ')[0], id).toBe(sizeOf(id));
      expect(front, id).toBe('first');
      // Beside the column of text, where nothing else is.
      const clip = { x: 0, y: 300, width: 200, height: 300 };
      pictures.set(id, (await page.screenshot({ clip })).toString('base64'));
    }
    expect(new Set(pictures.values()).size).toBe(PATTERN_IDS.length + 1);
    await eye.close();
  });

  test('of a slot stands where its hook says', async () => {
    const { manage, origin } = await managedSite();
    const eye = await eyeOf(browser, origin);
    const order = `[...document.querySelectorAll('[data-hook], title, .skip-link, .theme-header, main, .content, .theme-footer')]
      .map((found) => found.dataset.hook ?? (found.className || found.tagName).toString().toLowerCase().split(' ')[0]).join(' ')`;
    const [without] = await eye.look([{ read: order }]);
    expect(without).toBe('title skip-link theme-header theme-main content theme-footer');
    // The last hook first: the order in which slots are made says nothing.
    for (const hook of HOOKS.toReversed()) {
      const code = hook.startsWith('head') ? `<meta data-hook="${hook}">` : `<p data-hook="${hook}">${hook}</p>`;
      const id = hook.replaceAll('_', '-');
      await manage('POST', '/ai/code-slots', { id, title: hook, language: 'html', code, hook });
      await manage('POST', `/ai/code-slots/${id}/toggle`, { enabled: true });
    }
    const [found, places] = await eye.look([
      { read: order },
      {
        read: `[...document.querySelectorAll('[data-hook]')].map((found) => found.closest('head, main, body').tagName).join(' ')`,
      },
    ]);
    expect(found).toBe(
      'head_start title head_end body_start skip-link before_header theme-header after_header ' +
        'theme-main before_content content after_content before_footer theme-footer after_footer body_end',
    );
    expect(places).toBe('HEAD HEAD BODY BODY BODY MAIN MAIN BODY BODY BODY');
    // One that is disabled is gone.
    await manage('POST', '/ai/code-slots/after-header/toggle', { enabled: false });
    expect((await eye.look([{ read: `isSeen('[data-hook=after_header]')` }]))[0]).toBe(false);
    await eye.close();
  });
});

const SOURCES: Readonly<Record<string, PatternSource>> = PATTERN_SOURCES;

const kindOf = (id: string) => SOURCES[id]?.kind ?? 'css';

/** As a browser writes it: the first of several. */
function sizeOf(id: string): string {
  return SOURCES[id]?.size.split(',')[0] ?? '';
}
