import { describe, expect, test } from 'vitest';
import { buildManifest, InlayError, parseSite, type RenderRequest, render } from '../../src/index.js';
import {
  assertPage,
  assertRenderer,
  checkRenderer,
  expandsEverything,
  hasAccessibleNames,
  isReadableInSource,
  isStable,
  leaksNothing,
  type Property,
  PropertyError,
  preservesAuthorBytes,
  type RenderedPage,
  usesOnlyConfiguredResources,
} from '../../src/testing/index.js';
import { readSite } from '../support/sites.js';
import { BROKEN_RENDERERS } from './broken-renderers.js';

const site = readSite('small-business');
const canvas = [
  '<header>',
  '<x-logo></x-logo>',
  '<x-menu location="topic"></x-menu>',
  '</header>',
  '<p>Call <x-contact field="phone"></x-contact></p>',
  '<x-addon provider="provider_newsletter_form"></x-addon>',
].join('\n');
const form =
  '<form action="/news"><input type="hidden" name="n" value="fresh-nonce"><label>Mail <input name="m"></label></form>';
const request: RenderRequest = { url: '/menu/', addons: { provider_newsletter_form: { notizie: form } } };
const { html } = render(canvas, site, request);

/** What a property says of a page, message by message with its place. */
function troubles(property: Property, page: RenderedPage): string[] {
  const verdict = property(page);
  return verdict.holds
    ? []
    : verdict.counterexamples.map((one) => `${one.in}:${one.line}:${one.column} ${one.message}`);
}

/** The page with one thing changed, which must be there. */
function changed(from: string | RegExp, to: string): string {
  const result = html.replace(from, to);
  expect(result).not.toBe(html);
  return result;
}

describe('a page without its canvas', () => {
  test('has all properties that can be checked', () => {
    expect(() => assertPage({ html, site, request })).not.toThrow();
    expect(() => assertPage({ html, site })).not.toThrow(); // what the form holds is nobody's to know
    expect(() => assertPage({ html, manifest: buildManifest(site) })).not.toThrow();
  });

  test.each<[string, Property, () => string, string[]]>([
    [
      'a component that is left',
      expandsEverything,
      () => `${html}<!-- <x-logo> --><x-social></x-social>`,
      ["html:6:245 Unexpected `<x-social>` in the output, expected the site's profiles in its place"],
    ],
    [
      'a list that is not balanced',
      isStable,
      () => changed('</li></ul>', '</ul>'),
      ['html:3:1 Unexpected `</ul>` where `</li>` is due in the expansion of `<x-menu>`, expected balanced tags'],
    ],
    [
      'a label that is missing',
      isReadableInSource,
      () => changed('>Il ristorante<', '><'),
      [
        'html:3:1 Unexpected expansion of `<x-menu>` without `Il ristorante` linked to `/il-ristorante/`, expected all of the menu `principale` of location `topic` in the source, in order',
      ],
    ],
    [
      'another number',
      usesOnlyConfiguredResources,
      () => changed('tel:+390550123456', 'tel:+390550123457'),
      [
        'html:5:9 Unexpected `055 012 3456` linked to `tel:+390550123457` in the expansion of `<x-contact>`, expected only what the contact `phone` has, and once',
      ],
    ],
    [
      'a handler in a form',
      leaksNothing,
      () => changed('<form action', '<form onsubmit="alert(1)" action'),
      ['html:6:108 Unexpected `onsubmit="alert(1)"` in the output, expected nothing active but what the author wrote'],
    ],
    [
      'a control without its label',
      hasAccessibleNames,
      () => changed('<label>Mail <input name="m"></label>', '<input name="m">'),
      [
        'html:6:179 Unexpected control without a name in the expansion of `<x-addon>`, expected one that people can hear',
      ],
    ],
  ])('that has %s is told', (_name, property, page, expected) => {
    expect(troubles(property, { html: page(), site, request })).toEqual(expected);
  });
});

test('what a URL loses where it is parsed is not taken for a mark of a template', () => {
  const logos = { variants: { footer: { url: 'x', dark: '<\t%' } } };
  const odd = parseSite({ ...JSON.parse(JSON.stringify(site)), logos });
  const { html } = render('<x-logo variant="footer"></x-logo>', odd);
  expect(html).toContain('&lt;%');
  expect(leaksNothing({ html, site: odd }).holds).toBe(true);
  expect(leaksNothing({ html, site }).holds).toBe(false);
});

describe('a form of which nobody knows the HTML', () => {
  const shown = (provider: string, content: string) =>
    `<div class="x-addon" data-provider="${provider}" data-form="notizie"><form>${content}</form></div>`;
  const page = { html: shown('provider_newsletter_form', '<button onclick="a()">Send</button>') };

  test('may hold anything, and still runs nothing unless its provider is trusted', () => {
    expect(usesOnlyConfiguredResources({ ...page, site }).holds).toBe(true);
    expect(usesOnlyConfiguredResources({ ...page, site, request: {} }).holds).toBe(false);
    expect(leaksNothing({ ...page, site }).holds).toBe(false);
    expect(leaksNothing({ ...page, manifest: buildManifest(site) }).holds).toBe(true);
  });

  test('is still one of the site', () => {
    const other = { html: shown('provider_nobody', '<button>Send</button>') };
    expect(usesOnlyConfiguredResources({ ...other, site }).holds).toBe(false);
    expect(usesOnlyConfiguredResources({ ...other, manifest: buildManifest(site) }).holds).toBe(false);
  });

  test('may stay where it would have none', () => {
    const canvas = '<x-addon provider="provider_newsletter_form"></x-addon>';
    const resolves = render(canvas, site).html !== canvas;
    expect(expandsEverything({ html: canvas, site }).holds).toBe(!resolves);
    expect(expandsEverything({ html: canvas, manifest: buildManifest(site) }).holds).toBe(true);
  });
});

describe('what a page links to by hand', () => {
  test.each([
    ['tel:+39 055 999999', true],
    ['tel:0039055012 3456', false],
    ['tel:112', false],
    ['mailto:other@site.example', true],
    ['mailto:?subject=Look', false],
    ['https://www.instagram.com/somebody.else', true],
    ['https://www.facebook.com/sharer/sharer.php?u=a', false],
    ['https://unknown.example/', false],
  ])('is told where it contradicts the site: %s, %s', (href, isTold) => {
    const own = `<p><a href="${href}">x</a></p>`;
    expect(usesOnlyConfiguredResources({ html: own, site }).holds).toBe(!isTold);
    expect(usesOnlyConfiguredResources({ html: own, site, foreign: [href] }).holds).toBe(true);
    expect(usesOnlyConfiguredResources({ html: own, site: readSite('bare') }).holds).toBe(true);
  });
});

describe('a page that cannot be read', () => {
  test.each<[string, () => void]>([
    ['site-missing', () => isStable({ html })],
    ['canvas-missing', () => preservesAuthorBytes({ html, site })],
    ['canvas-missing', () => assertPage({ html, site }, [preservesAuthorBytes])],
    ['site-not-parsed', () => isStable({ html, site: { ...site } })],
    ['concise-manifest', () => isStable({ html, manifest: buildManifest(site, { detail: 'concise' }) })],
  ])('is a mistake with the code %s', (code, check) => {
    expect(check).toThrow(InlayError);
    expect(check).toThrow(expect.objectContaining({ code }));
  });
});

describe('an assertion', () => {
  test('says everything in its message, with all counterexamples at hand', () => {
    const broken = changed(/ alt="[^"]*"/, ' alt="undefined"');
    const failure = (() => {
      try {
        assertPage({ html: broken, site, request }, [leaksNothing]);
      } catch (error) {
        return error;
      }
      return undefined;
    })();
    if (!(failure instanceof PropertyError)) throw new Error('not thrown');
    expect(failure.counterexamples.length).toBe(1);
    expect(failure.message).toMatchInlineSnapshot(`
      "The page breaks \`leaksNothing\`

      leaksNothing, html:2:1
        Unexpected \`undefined\` in the expansion of \`<x-logo>\`, expected a value

          1 | <header>
        > 2 | <a class="x-logo x-logo--default" href="https://osteriacorniolo.example" rel="home"><picture><source srcset="/media/logo…
            | ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
          3 | <nav class="x-menu-nav" aria-label="Menù principale"><ul class="x-menu x-menu--topic"><li class="menu-item"><a href="/">…"
    `);
  });

  test('of a renderer fails with what `checkRenderer` says', async () => {
    const broken = () => 'x';
    const options = { site, seed: 1 };
    const verdict = await checkRenderer(broken, options);
    if (verdict.holds) throw new Error('not found');
    await expect(assertRenderer(broken, options)).rejects.toThrow(verdict.message);
    await expect(assertRenderer(render, { site, runs: 20 })).resolves.toBeUndefined();
  });
});

describe('a renderer', () => {
  test('may give text, an object, or a promise of either, and may throw', async () => {
    const options = { site, runs: 20 };
    const real = (source: string, given: typeof site, asked: RenderRequest) => render(source, given, asked);
    expect(await checkRenderer((...args) => real(...args).html, options)).toMatchObject({ holds: true, runs: 20 });
    expect(await checkRenderer(async (...args) => real(...args), options)).toMatchObject({ holds: true });
    const throwing = await checkRenderer(
      (source, given, asked) => {
        if (source.includes('x-social')) throw new TypeError('profiles is not iterable');
        return real(source, given, asked);
      },
      { site, seed: 1 },
    );
    if (throwing.holds) throw new Error('not found');
    expect(throwing.message).toMatchInlineSnapshot(`
      "The renderer throws TypeError: profiles is not iterable

      canvas:
        <x-social></x-social>

      Again: { seed: 1, path: '1:0:0:0:0:4:3:2:2:2' }"
    `);
  });

  /** What is shown of a planted bug. */
  async function shown(bug: string): Promise<string> {
    const found = BROKEN_RENDERERS.find((one) => one.bug === bug);
    const verdict = found && (await checkRenderer(found.render, { properties: [found.property], runs: 5000, seed: 1 }));
    return verdict && 'message' in verdict ? verdict.message.replace(/path: '.*'/, "path: '…'") : 'not found';
  }

  test('that shows another menu is told with the smallest that it fails on', async () => {
    expect(await shown('shows another menu where none is assigned')).toMatchInlineSnapshot(`
      "The renderer breaks \`preservesAuthorBytes\`

      canvas:
        <X-MENU LOCATION="topic"></X-MENU>

      site state:
        {
          "site": {
            "name": "x",
            "description": "",
            "url": "https://site.example",
            "language": "en"
          },
          "menus": {
            "locations": {},
            "definitions": {
              "more": {
                "name": "x",
                "items": [
                  {
                    "label": "x"
                  }
                ]
              }
            }
          }
        }

      output:
        <nav class="x-menu-nav" aria-label="Main menu"><ul class="x-menu x-menu--topic"><li class="menu-item"><span>x</span></li></ul></nav>

      preservesAuthorBytes, html:1:1
        Unexpected expansion of \`<x-menu location="topic">\`, expected it as it is written: the site has nothing for it

        > 1 | <nav class="x-menu-nav" aria-label="Main menu"><ul class="x-menu x-menu--topic"><li class="menu-item"><span>x</span></li…
            | ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^

      Again: { seed: 1, path: '…' }"
    `);
  });

  test('that drops an item is told with the smallest that it fails on', async () => {
    expect(await shown('drops the last item of menus')).toMatchInlineSnapshot(`
      "The renderer breaks \`isReadableInSource\`

      canvas:
        <x-menu location="topic"></x-menu>

      site state:
        {
          "site": {
            "name": "x",
            "description": "",
            "url": "https://site.example",
            "language": "en"
          },
          "menus": {
            "locations": {
              "topic": {
                "label": "x",
                "menu": "more"
              }
            },
            "definitions": {
              "more": {
                "name": "x",
                "items": [
                  {
                    "label": "x"
                  },
                  {
                    "label": "x"
                  }
                ]
              }
            }
          }
        }

      output:
        <nav class="x-menu-nav" aria-label="x"><ul class="x-menu x-menu--topic"><li class="menu-item"><span>x</span></li></ul></nav>

      isReadableInSource, html:1:1
        Unexpected expansion of \`<x-menu location="topic">\` without \`x\`, expected all of the menu \`more\` of location \`topic\` in the source, in order

        > 1 | <nav class="x-menu-nav" aria-label="x"><ul class="x-menu x-menu--topic"><li class="menu-item"><span>x</span></li></ul></…
            | ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^

      Again: { seed: 1, path: '…' }"
    `);
  });

  test('that trusts everybody is told with the smallest that it fails on', async () => {
    expect(await shown('trusts every provider')).toMatchInlineSnapshot(`
      "The renderer breaks \`leaksNothing\`

      canvas:
        <x-addon provider="provider_polls"></x-addon>

      site state:
        {
          "site": {
            "name": "x",
            "description": "",
            "url": "https://site.example",
            "language": "en"
          },
          "addons": {
            "provider_polls": {
              "status": "selected",
              "forms": [
                {
                  "id": "poll",
                  "title": "x"
                }
              ]
            }
          }
        }

      request:
        {
          "addons": {
            "provider_polls": {
              "poll": "<form action=\\"/send\\" method=\\"post\\"><input type=\\"hidden\\" name=\\"_nonce\\" value=\\"fresh-nonce-provider_polls-poll\\"><script>alert(1)</script><button>Send</button></form>"
            }
          }
        }

      output:
        <div class="x-addon x-addon--polls" data-provider="provider_polls" data-form="poll"><form action="/send" method="post"><input type="hidden" name="_nonce" value="fresh-nonce-provider_polls-poll"><script>alert(1)</script><button>Send</button></form></div>

      leaksNothing, html:1:195
        Unexpected \`<script>alert(1)\` in the output, expected nothing active but what the author wrote

        > 1 | …value="fresh-nonce-provider_polls-poll"><script>alert(1)</script><button>Send</button></form></div>
            |                                          ^^^^^^^^

      Again: { seed: 1, path: '…' }"
    `);
  });
});
