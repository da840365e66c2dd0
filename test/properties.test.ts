import fc from 'fast-check';
import { type DefaultTreeAdapterTypes, parseFragment } from 'parse5';
import { describe, expect, test } from 'vitest';
import { hasRightToLeft } from '../src/component/contact/marks.js';
import { InlayError, parseSite, render as realRender, type Site, type SiteState } from '../src/index.js';
import { showsNothing } from '../src/text/shows-nothing.js';
import { canvas, formHtml, hostile } from './support/arbitraries.js';
import { activeContent, isAllowed, shape, unsafeUrls } from './support/markup.js';
import { attribute } from './support/pages.js';
import { readSite } from './support/sites.js';
import { replacements } from './support/spans.js';

/** Cases of each property. */
const RUNS = 3000;

const site = readSite('small-business');

type Render = typeof realRender;

/** Holds for Inlay, and fails for a twin that is broken in just this way. */
function holds(name: string, property: (render: Render) => fc.IProperty<unknown>, broken: Render): void {
  test(name, () => {
    fc.assert(property(realRender), { numRuns: RUNS });
  });
  test(`negative control: ${name}`, () => {
    expect(fc.check(property(broken), { numRuns: RUNS }).failed).toBe(true);
  });
}

/** A twin that changes the output. */
function twin(change: (html: string) => string): Render {
  return (...args) => {
    const { html, report } = realRender(...args);
    return { html: change(html), report };
  };
}

describe('rendering', () => {
  holds(
    'never throws, on any string',
    (render) =>
      fc.property(fc.oneof(canvas, fc.string({ unit: 'binary' })), (source) => {
        render(source, site);
      }),
    (source, ...rest) => {
      if (typeof source === 'string' && source.includes('\0')) throw new TypeError('a bug');
      return realRender(source, ...rest);
    },
  );

  holds(
    'twice equals once',
    (render) =>
      fc.property(canvas, (source) => render(render(source, site).html, site).html === render(source, site).html),
    twin((html) => html.replace('</a>', '</a><x-logo></x-logo>')),
  );

  holds(
    'leaves every byte outside the replaced spans, and its expansions are balanced and begin with a start tag',
    (render) =>
      fc.property(canvas, (source) => {
        const { html, report } = render(source, site);
        return replacements(source, html, report)?.every((expansion) => /^<[a-z]/.test(expansion)) === true;
      }),
    twin((html) => html.replace('</span></a>', '</span>')),
  );
});

/** A state in which every field has a place of its own in the output. */
function stateWith(fill: (field: string) => string): SiteState {
  const logo = (field: string) => ({ url: '/l.png', alt: fill(`${field}.alt`), srcset: '/a.png 1x', dark: '/d.png' });
  return {
    site: { name: fill('name'), description: fill('description'), url: 'https://site.example', language: 'en' },
    theme: { name: fill('theme'), version: '1.0.0' },
    logos: { variants: { default: logo('default') } },
    menus: {
      locations: { topic: { label: fill('location.label'), use: fill('use'), menu: 'm' } },
      definitions: {
        m: {
          name: fill('menu.name'),
          items: [
            {
              label: fill('item.label'),
              url: '/a',
              classes: [fill('item.class')],
              rel: fill('item.rel'),
              children: [{ label: fill('child.label') }],
            },
          ],
        },
      },
    },
    social: [{ network: fill('network'), url: 'https://n.example', label: fill('social.label') }],
    contacts: {
      phone: { kind: 'phone', value: '+391234', display: fill('phone.display') },
      address: { kind: 'address', value: fill('address.value') },
      text: { kind: 'text', value: fill('text.value') },
    },
    addons: {
      p: { status: 'selected', forms: [{ id: 'f', title: fill('form.title'), html: '<form><input></form>' }] },
    },
  };
}

const ALL = [
  '<x-logo></x-logo><x-menu location="topic"></x-menu><x-social></x-social><x-contact field="phone"></x-contact>',
  '<x-contact field="address"></x-contact><p><x-contact field="address"></x-contact></p><x-contact field="text"></x-contact>',
  '<x-addon provider="p"></x-addon><a href="/"><x-logo></x-logo></a>',
].join('\n');

const FIELDS: string[] = [];
stateWith((field) => {
  FIELDS.push(field);
  return 'x';
});

/** The same text without anything that could mean something: what is no space becomes a letter of the same direction. */
function harmless(text: string): string {
  return text.replace(/[^\s\0]/gu, (sign) => (hasRightToLeft(sign) ? 'א' : 'x')).replace(/^[\s\0]*$/, 'x');
}

/** Hostile text of which something is seen: a label or value that shows nothing is another case. */
const text = hostile.filter((value) => !showsNothing(value));

describe('a hostile site', () => {
  holds(
    'adds no element and no attribute, whichever text it is in',
    (render) =>
      fc.property(fc.constantFrom(...FIELDS), text, (field, value) => {
        const page = (filling: string) =>
          render(ALL, parseSite(stateWith((name) => (name === field ? filling : 'plain')))).html;
        return shape(page(value)) === shape(page(harmless(value))) && unsafeUrls(page(value)).length === 0;
      }),
    twin((html) => html.replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&quot;', '"')),
  );

  /** Fields that hold an address, each with the state that has it. */
  const addresses: Record<string, (url: string) => Partial<SiteState>> = {
    logo: (url) => ({ logos: { variants: { default: { url } } } }),
    srcset: (srcset) => ({ logos: { variants: { default: { url: '/l.png', srcset } } } }),
    dark: (dark) => ({ logos: { variants: { default: { url: '/l.png', dark } } } }),
    item: (url) => ({
      menus: {
        locations: { topic: { label: 'x', menu: 'm' } },
        definitions: { m: { name: 'x', items: [{ label: 'x', url }] } },
      },
    }),
    social: (url) => ({ social: [{ network: 'x', url }] }),
    contact: (url) => ({ contacts: { phone: { kind: 'phone', value: '1', url } } }),
    phone: (value) => ({ contacts: { phone: { kind: 'phone', value } } }),
    email: (value) => ({ contacts: { phone: { kind: 'email', value } } }),
  };

  holds(
    'never yields an address outside the allow-list, and no more elements or attributes than a harmless one',
    (render) => {
      const base = stateWith(() => 'plain');
      const page = (name: string, url: string) => render(ALL, parseSite({ ...base, ...addresses[name]?.(url) })).html;
      const harmless = new Map(
        Object.keys(addresses).map((name) => [
          name,
          ['/ok', 'x@y', '+1', 'javascript:0', ' '].map((url) => shape(page(name, url))),
        ]),
      );
      return fc.property(fc.constantFrom(...Object.keys(addresses)), text, (name, value) => {
        const html = page(name, value);
        return harmless.get(name)?.includes(shape(html)) === true && unsafeUrls(html).length === 0;
      });
    },
    (source, given, request) => {
      const { html, report } = realRender(source, given, request);
      return { html: html.replace(' href="/', ' href="java\tscript:/'), report };
    },
  );

  holds(
    'can name locations, fields and providers as it likes',
    (render) =>
      fc.property(text, (name) => {
        fc.pre(name !== '__proto__' && name.trim() === name && name.isWellFormed() && !/[\0\r]/.test(name));
        const base = stateWith(() => 'plain');
        const page = (key: string) => {
          const state: SiteState = {
            ...base,
            menus: { locations: { [key]: { label: 'x', menu: 'm' } }, definitions: base.menus?.definitions ?? {} },
            contacts: { [key]: { kind: 'text', value: 'x' } },
            addons: { [key]: { status: 'selected', forms: [{ id: key, title: 'x', html: '<form><input></form>' }] } },
          };
          const value = key.replaceAll('&', '&amp;').replaceAll('"', '&quot;');
          const source = `<x-menu location="${value}"></x-menu><x-contact field="${value}"></x-contact><x-addon provider="${value}" id="${value}"></x-addon>`;
          const { html, report } = render(source, parseSite(state));
          return [shape(html), ...report.inlays.map(({ outcome }) => outcome)].join();
        };
        return page(name) === page('harmless');
      }),
    twin((html) => html.replaceAll('&quot;', '"')),
  );

  const form = '<ul><li><x-addon provider="p"></x-addon></li></ul><p>after</p>';
  const withForm = (html: string, trusted: boolean): Site =>
    parseSite({
      ...stateWith(() => 'plain'),
      addons: { p: { status: 'selected', trusted, forms: [{ id: 'f', title: 'x', html }] } },
    });

  holds(
    'cannot run anything through the markup of a provider that is not trusted',
    (render) =>
      fc.property(formHtml, (markup) => {
        const { html } = render(form, withForm(markup, false));
        return activeContent(html).length === 0 && unsafeUrls(html).length === 0;
      }),
    (source, _site, request) => realRender(source, withForm('<script>alert(1)</script>', true), request),
  );

  holds(
    'cannot reach beyond its add-on, trusted or not',
    (render) =>
      fc.property(formHtml, fc.boolean(), (markup, trusted) => {
        const { html, report } = render(form, withForm(markup, trusted));
        if (report.inlays[0]?.outcome !== 'expanded') return html === form;
        return skeleton(html) === 'ul(li(div(…)))p(after)';
      }),
    twin((html) => html.replace('</div></li>', '<li>x</div></li>')),
  );
});

/** The page around an add-on as its parser sees it; what the add-on holds is cut out. */
function skeleton(html: string): string {
  const show = (node: DefaultTreeAdapterTypes.ParentNode): string =>
    node.childNodes
      .map((child) => {
        if (child.nodeName === '#text') return (child as DefaultTreeAdapterTypes.TextNode).value;
        if (!('tagName' in child)) return child.nodeName;
        return `${child.tagName}(${attribute(child, 'class').startsWith('x-addon') ? '…' : show(child)})`;
      })
      .join('');
  return show(parseFragment(html));
}

describe('names that every object has', () => {
  const names = ['__proto__', 'constructor', 'toString', 'hasOwnProperty', 'valueOf'];

  test.each(names)('%s is an unknown location, field, provider, form and attribute', (name) => {
    const markups = [
      `<x-menu location="${name}"></x-menu>`,
      `<x-contact field="${name}"></x-contact>`,
      `<x-addon provider="${name}"></x-addon>`,
      `<x-addon provider="provider_contact_form" id="${name}"></x-addon>`,
    ];
    const request = { url: '/', addons: JSON.parse(`{"${name}":{"${name}":"<form><input></form>"}}`) };
    for (const markup of markups) {
      const { html, report } = realRender(markup, site, request);
      expect(html).toBe(markup);
      expect(report.inlays[0]?.outcome).toBe('unresolved');
    }
    const { report } = realRender(`<x-logo ${name}="x" variant="${name}"></x-logo>`, site);
    expect(report.inlays[0]?.notes.map(({ code }) => code)).toEqual(['invalid-attribute', 'unknown-attribute']);
  });

  test('as keys of a state they are names like others, but for `__proto__`, which is refused', () => {
    const state = JSON.parse(
      '{"site":{"name":"a","description":"","url":"https://a.example","language":"en"},"theme":{"name":"t","version":"1.0.0"}}',
    );
    const contacts = { constructor: { kind: 'text', value: 'found' } };
    expect(realRender('<x-contact field="constructor"></x-contact>', parseSite({ ...state, contacts })).html).toBe(
      '<span class="x-contact x-contact--text">found</span>',
    );
    const polluted = JSON.parse('{"contacts":{"__proto__":{"kind":"text","value":"x"}}}');
    expect(() => parseSite({ ...state, ...polluted })).toThrow(InlayError);
  });
});

test('the list of protocols in these tests refuses what it must', () => {
  expect(['javascript:1', 'java\tscript:1', ' data:1', 'vbscript:1', 'http://['].filter(isAllowed)).toEqual([]);
  expect(['/a', '#a', 'https://a', 'tel:1', 'mailto:a@b', '//a'].every(isAllowed)).toBe(true);
});
