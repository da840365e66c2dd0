import { describe, expect, test } from 'vitest';
import { buildManifest, parseSite } from '../../../src/index.js';
import { lint } from '../../../src/lint/index.js';

function manifestIn(language: string, display = NUMBER) {
  return buildManifest(
    parseSite({
      site: { name: 'Trattoria Luna', description: '', url: 'https://luna.example', language },
      theme: { name: 'Plain', version: '1.0.0' },
      menus: {
        locations: { topic: { label: 'Top', use: '', menu: 'main' } },
        definitions: {
          main: {
            name: 'Main',
            items: [
              { label: 'Home', url: '/' },
              { label: 'Food', url: '/food/' },
              { label: 'Rooms', url: '/rooms/' },
            ],
          },
        },
      },
      contacts: { phone: { kind: 'phone', value: '+390612345678', display } },
    }),
  );
}

const NUMBER = '+39 06 1234 5678';
const OTHER_GROUPS = '+39-06-12345678';
const PLAIN = `<p class="bar">Call ${NUMBER} now</p>`;
const LINK = `<a href="tel:+390612345678">${NUMBER}</a>`;
const MENU =
  '<nav><ul><li><a href="/">Home</a></li><li><a href="/food/">Food</a></li><li><a href="/rooms/">Rooms</a></li></ul></nav>';

/** How safe the fixes of a canvas are, each with the reason where it is not. */
function fixes(canvas: string, language = 'en', display = NUMBER): (string | undefined)[] {
  return lint(canvas, manifestIn(language, display), { rules: { 'logo-required': 'off' } }).map(({ fix }) =>
    fix?.safety === 'safe' ? 'safe' : fix?.description.replace(/^[^(]*\(not proven to be safe: |\)$/g, ''),
  );
}

describe('a text that a template works on is not HTML yet', () => {
  test.each(['apply upper', 'macro card()', 'filter upper'])('in {%% %s %%}', (opening) => {
    const [name] = opening.split(' ');
    expect(fixes(`<main>{% ${opening} %}<b>a</b>${LINK}{% end${name} %}</main>`)).toEqual([
      'a template or a generator reads that place before it is HTML',
    ]);
  });

  test('negative control: in a condition it is HTML', () => {
    expect(fixes(`<main>{% if open %}<b>a</b>{% endif %}${LINK}</main>`)).toEqual(['safe']);
  });
});

describe('a style sheet that a template writes is not read', () => {
  const unread = '`<span>` would be new, and a style sheet that is not read may lay it out there';

  test.each([
    ['in a style', `<style>{{ theme_css }}</style>${PLAIN}`],
    ['in the head', `<head><?php wp_head(); ?></head>${PLAIN}`],
  ])('%s', (_title, canvas) => {
    expect(fixes(canvas)).toEqual([unread]);
  });

  test.each([
    ['in the title', `<head><title><?php the_title(); ?></title></head>${PLAIN}`],
    ['in the body', `<style>b{color:red}</style><p><?= $hello ?></p>${PLAIN}`],
  ])('negative control: %s', (_title, canvas) => {
    expect(fixes(canvas)).toEqual(['safe']);
  });
});

describe('groups of digits keep their order', () => {
  const groups = 'a number would be written in other groups, which a text from right to left puts in another order';

  test.each([
    ['in an element', `<p dir="rtl">${OTHER_GROUPS}</p>`, 'en'],
    ['in a page', `<html dir="rtl"><body><p>${OTHER_GROUPS}</p></body></html>`, 'en'],
    ['by the language of the page', `<html lang="he"><body><p>${OTHER_GROUPS}</p></body></html>`, 'en'],
    ['by that of the site', `<p>${OTHER_GROUPS}</p>`, 'ar'],
  ])('from right to left %s', (_title, canvas, language) => {
    expect(fixes(canvas, language)).toEqual([groups]);
  });

  test.each([
    ['from left to right', `<p>${OTHER_GROUPS}</p>`, 'en'],
    ['from left to right within', `<p dir="ltr">${OTHER_GROUPS}</p>`, 'ar'],
    ['where the page says so', `<html dir="ltr"><body><p>${OTHER_GROUPS}</p></body></html>`, 'ar'],
    ['where they stay', `<p>${LINK.replace('<a ', '<a dir="ltr" ')}</p>`, 'ar'],
  ])('negative control: %s', (_title, canvas, language) => {
    expect(fixes(canvas, language)).toEqual(['safe']);
  });
});

describe('a number has its direction from the component', () => {
  const isNew = '`dir="ltr"` would be new';
  const link = (number: string, more = '') => `<a${more} href="tel:+390612345678">${number}</a>`;
  const IN_GROUPS = link('+39 06 1234 5678');

  test.each([
    ['in a text from right to left', `<p>${IN_GROUPS}</p>`, 'ar'],
    ['beside a word from right to left', `<p>هاتف ${IN_GROUPS}</p>`, 'en'],
    ['beside such a word in another element', `<p><b>هاتف</b> <i>${IN_GROUPS}</i></p>`, 'en'],
    ['in a row of groups behind an Arabic word', `<p>هاتف ${link('06-1234-5678')}</p>`, 'ar', '06-1234-5678'],
    [
      'beside a word from left to right in a text from right to left',
      `<p>Tel. ${link('0612345678')}</p>`,
      'he',
      '0612345678',
    ],
    ['in a long line of a page with such words', `<p>${'<b>a</b>'.repeat(150)}${IN_GROUPS}</p><p>هاتف</p>`, 'en'],
  ])('%s: it looks otherwise', (_title, canvas, language, display?: string) => {
    expect(fixes(canvas, language, display)).toEqual([isNew]);
  });

  test.each([
    ['from left to right', `<p>${IN_GROUPS}</p>`, 'en'],
    ['with words from right to left elsewhere', `<p>${IN_GROUPS}</p><p>هاتف</p>`, 'en'],
    ['in a row from right to left', `<p>טלפון: ${link('06-1234-5678')}</p>`, 'he', '06-1234-5678'],
    ['in a row of digits', `<p>هاتف ${link('0612345678')}</p>`, 'ar', '0612345678'],
    ['that the page gives it too', `<p>هاتف ${link('+39 06 1234 5678', ' dir="ltr"')}</p>`, 'ar'],
    ['that holds around it', `<p dir="ltr">${IN_GROUPS}</p>`, 'ar'],
  ])('negative control: %s nobody sees it', (_title, canvas, language, display?: string) => {
    expect(fixes(canvas, language, display)).toEqual(['safe']);
  });

  test.each([
    ['<style>a[dir]{color:red}</style>', '`dir` would change, and a style sheet of the page asks for it'],
    ['<script>document.querySelector("[dir]")</script>', '`dir` would change, and a script of the page asks for it'],
  ])('%s sees it', (head, reason) => {
    expect(fixes(`<head>${head}</head><p>${IN_GROUPS}</p>`)).toEqual([reason]);
  });
});

describe('a direction of its own lets a line break before it', () => {
  const may = '`dir="ltr"` would be new, and a line may break before it that breaks elsewhere now';

  test.each([
    ['behind a full stop', `<p>Open now.${LINK}</p>`],
    ['behind a colon and a tag', `<p><b>Tel.:</b>${LINK}</p>`],
    ['behind a comment', `<p>Open now.<!-- a number -->${LINK}</p>`],
    ['in an element', `<p>Open now.<b>${LINK}</b></p>`],
    ['of a text', `<p>Open now:${NUMBER}</p>`],
    [
      'behind more tags than are looked at',
      `<p>Open now.${'<i>a</i><b></b>'.repeat(60)}<i></i>${'<b></b>'.repeat(60)}${LINK}</p>`,
    ],
    ['behind a condition', `<p>Open now.{% if a %}${LINK}{% endif %}</p>`],
    ['that goes', `<p>Open now.${LINK.replace('<a ', '<a dir="ltr" ')}</p>`, []],
  ])('%s', (_title, canvas, told: string[] = [may]) => {
    expect(fixes(canvas).filter((each) => each !== 'safe')).toEqual(told);
  });

  test.each([
    ['behind a blank', `<p>Open now. ${LINK}</p>`],
    ['behind a blank that breaks no line', `<p>Tel.:&nbsp;${LINK}</p>`],
    ['behind a bracket', `<p>Open now (${LINK}).</p>`],
    ['behind a line break', `<p>Open now.<br>${LINK}</p>`],
    ['at the beginning of a line', `<p>Open now.</p><p><b>${LINK}</b></p>`],
    ['at the beginning', LINK],
    ['at the beginning of a condition', `<p>{{#if open}}${LINK}{{/if}}</p>`],
    ['behind a word', `<p>Tel${LINK}</p>`],
  ])('negative control: %s', (_title, canvas) => {
    expect(fixes(canvas)).toEqual(['safe']);
  });
});

describe('blanks that a style sheet shows are kept', () => {
  const canvas = (selector: string) =>
    `<style>${selector}{white-space:pre-wrap}</style><p class="bar">Call <a href="tel:+390612345678">+39 06  1234 5678</a></p>`;

  test.each(['.bar', 'p', 'p a'])('by %s', (selector) => {
    expect(fixes(canvas(selector))).toEqual(['blanks and line breaks are shown there as they are']);
  });

  test('negative control: elsewhere', () => {
    expect(fixes(canvas('pre'))).toEqual(['safe']);
  });
});

describe('a script that looks for tags would find a new element', () => {
  const found = '`<span>` would be new, and a script of the page may look for such elements';

  test.each(['p span', 'SPAN', '.bar > :first-child', '.bar > *', 'p,span'])('by `%s`', (selector) => {
    expect(fixes(`${PLAIN}<script>document.querySelectorAll('${selector}').forEach(paint)</script>`)).toEqual([found]);
  });

  test.each(['p em', '.span', '#span', 'x-span', 'Write a span. It is late'])(
    'negative control: by `%s`',
    (selector) => {
      expect(fixes(`${PLAIN}<script>document.querySelectorAll('${selector}').forEach(paint)</script>`)).toEqual([
        'safe',
      ]);
    },
  );
});

describe('the mark of the current page is seen where the page asks for it', () => {
  const asked = 'the page asks for `aria-current`, which the menu gives its item of the current page';
  const header = `<header>${MENU}</header>`;

  test.each([
    ['a style sheet', `<style>[aria-current]{color:red}</style>${header}`, asked],
    ['a script', `${header}<script>document.querySelector('[aria-current="page"]')</script>`, asked],
    [
      'a class',
      `<style>li.current-menu-item a{color:red}</style>${header}`,
      'a style sheet of the page has `.current-menu-item`, which the menu gives its item of the current page',
    ],
  ])('by %s', (_title, canvas, reason) => {
    expect(fixes(canvas)).toEqual([reason]);
  });

  test('negative control: nobody asks', () => {
    expect(fixes(`<style>.current{color:red}</style>${header}`)).toEqual(['safe']);
  });
});

describe('a sign beside a number says something', () => {
  test.each(['*', '†', '‡', '§', '€', '%', '≈', '\u200e', '\u2066'])('%j', (sign) => {
    expect(fixes(`<p>Call <a href="tel:+390612345678">${NUMBER}${sign}</a></p>`)).toEqual([
      `\`${sign}\` would be lost`,
    ]);
  });

  test('a hyphen within a word of a label', () => {
    expect(fixes(`<header>${MENU.replace('Rooms', 'Roo-ms')}</header>`).join()).not.toBe('safe');
  });

  test('negative control: other blanks between the digits', () => {
    expect(fixes(`<p>Call <a href="tel:+390612345678">+39 06 12345678</a></p>`)).toEqual(['safe']);
  });
});

describe('a style sheet may turn digits', () => {
  const order = 'a style may say there in which order digits are read';

  test.each([
    `<style>body{direction:rtl}</style><p>${NUMBER}</p>`,
    `<style>.bar{direction: rtl !important}</style>${PLAIN}`,
    `<style>p{unicode-bidi:bidi-override}</style><p>${NUMBER}</p>`,
    `<p style="direction:rtl">${NUMBER}</p>`,
    `<body style="direction:rtl"><p>${NUMBER}</p></body>`,
    `<p style="color:red; unicode-bidi: plaintext">${NUMBER}</p>`,
  ])('%s', (canvas) => {
    expect(fixes(canvas)).toEqual([order]);
  });

  test.each([
    `<style>.other{direction:rtl}</style>${PLAIN}`,
    `<style>b{direction:ltr}p{direction:ltr}</style><p>${NUMBER}</p>`,
    `<p style="flex-direction:row">${NUMBER}</p>`,
    `<style>code{unicode-bidi:bidi-override}</style><p>${NUMBER}</p>`,
  ])('negative control: %s', (canvas) => {
    expect(fixes(canvas)).toEqual(['safe']);
  });
});

describe('what a link says of how visitors came', () => {
  const menu = (query: string) => `<header>${MENU.replace('/food/', `/food/${query}`)}</header>`;

  test.each(['?utm_source=menu', '?gclid=1', '?utm_medium=a&amp;utm_source=b#top'])('%s is not dropped', (query) => {
    expect(fixes(menu(query))[0]).toMatch(/^the links are not the same: `[^`]*\?(?:utm|gclid)/);
  });

  test('negative control: without it', () => {
    expect(fixes(menu(''))).toEqual(['safe']);
  });
});

describe('a directive goes where no line of it is shown', () => {
  const page = (before: string, after: string) =>
    `${before}a\n<!-- inlay-disable-next-line no-static-contact -->\nb${after}`;

  test.each([
    page('<div style="white-space:pre-line">', '</div>'),
    page('<style>.poem{white-space:pre-wrap}</style><div class="poem">', '</div>'),
    page('<style>body{white-space:pre}</style><div>', '</div>'),
    page('<body style="white-space: pre"><div>', '</div></body>'),
  ])('%j', (canvas) => {
    expect(fixes(canvas)).toEqual(['line breaks are shown there']);
  });

  test.each([
    page('<div style="white-space:nowrap">', '</div>'),
    page('<style>.poem{white-space:pre}</style><div class="text">', '</div>'),
  ])('negative control: %j', (canvas) => {
    expect(fixes(canvas)).toEqual(['safe']);
  });
});

describe('the file of a logo for a dark screen', () => {
  const image = '<img src="/luna.svg" alt="Trattoria Luna">';
  const dark = '<source srcset="/luna-dark.svg" media="(prefers-color-scheme: dark)">';
  const logo = (shown: string, more: object) => {
    const manifest = buildManifest(
      parseSite({
        site: { name: 'Trattoria Luna', description: '', url: 'https://luna.example', language: 'en' },
        theme: { name: 'Plain', version: '1.0.0' },
        logos: { variants: { default: { url: '/luna.svg', alt: 'Trattoria Luna', ...more } } },
      }),
    );
    return lint(`<header><a href="/">${shown}</a></header>`, manifest).map(({ fix }) => fix?.safety);
  };

  test('is not shown where the page has none', () => {
    expect(logo(image, { dark: '/luna-dark.svg' })).toEqual(['unsafe']);
  });

  test('negative control: the page has it, or the site has none', () => {
    expect(logo(`<picture>${dark}${image}</picture>`, { dark: '/luna-dark.svg' })).toEqual(['safe']);
    expect(logo(image, {})).toEqual(['safe']);
  });
});
