import type { Root } from 'hast';
import { h } from 'hastscript';
import rehypeParse from 'rehype-parse';
import rehypeStringify from 'rehype-stringify';
import { unified } from 'unified';
import { describe, expect, test } from 'vitest';
import { type Report, render, type Site } from '../../src/index.js';
import rehypeInlay from '../../src/rehype/index.js';
import { readSite } from '../support/sites.js';
import { parseTree, show } from '../support/trees.js';

const site = readSite('small-business');

function pipeline(source: string): { html: string; report: Report | undefined } {
  let report: Report | undefined;
  const file = unified()
    .use(rehypeParse, { fragment: true })
    .use(rehypeInlay, { site, request: { url: '/menu/' }, onReport: (given) => (report = given) })
    .use(rehypeStringify)
    .processSync(source);
  return { html: String(file), report };
}

describe('the plugin in a unified pipeline', () => {
  test.each([
    '<div><x-logo></x-logo> and <x-contact field="email"/> more</div>',
    '<nav><x-menu location="topic" class="a  b" depth=1>old</x-menu></nav>',
    '<a href="/"><x-logo variant="footer"></x-logo></a>',
    '<p><x-menu location="topic"></x-menu></p>',
    '<p>\n<x-menu location="topic"></x-menu><br>\n<x-social/>\n</p>after',
    '<p><x-menu location="topic"></x-menu><br><x-menu location="none"></x-menu></p>',
    '<p><x-menu location="none">a</x-menu> <x-social></x-social></p>',
    '<ul><li><x-contact field="phone"><li>b</ul>',
    '<x-menu location="none"><x-logo></x-logo></x-menu>',
    '<x-logo><x-contact field="phone"></x-contact></x-logo>',
    '<template><x-social></x-social></template>',
    '<svg><foreignObject><x-logo></x-logo></foreignObject><x-logo></x-logo></svg>',
    '<math><annotation-xml encoding="text/html"><x-logo></x-logo></annotation-xml><mi><x-logo></x-logo></mi></math>',
    '<x-addon provider="provider_contact_form"></x-addon>',
    '<noscript><p><x-menu location="topic"></x-menu></p></noscript><select><option><x-logo></x-logo></select>',
    '<noscript><x-logo></x-logo></noscript><textarea><x-logo></x-logo></textarea>',
    '<address><x-contact field="address"></x-contact></address><h2><x-contact field="address"></x-contact></h2>',
  ])('does with %j what `render` does', (source) => {
    const rendered = render(source, site, { url: '/menu/' });
    const { html, report } = pipeline(source);
    expect(show(parseTree(html))).toBe(show(parseTree(rendered.html)));
    // A span that takes a paragraph along begins there, so its line and column are the paragraph's.
    const entries = ({ inlays }: Report) =>
      inlays.map(({ tag, outcome, source: from, line, column }) => [
        tag,
        outcome,
        from,
        ...(source.startsWith('<p>') ? [] : [line, column]),
      ]);
    expect(entries(report ?? { inlays: [] })).toEqual(entries(rendered.report));
  });

  test('needs a site from parseSite', () => {
    const forged = { ...site } as Site;
    expect(() => unified().use(rehypeInlay, { site: forged }).freeze()).toThrow('expected the result of `parseSite`');
  });
});

describe('what goes into a tree', () => {
  const form = { addons: { provider_newsletter_form: { notizie: '<label class=a>b<input></label>' } } };
  const sources = [
    '<x-menu location="topic"></x-menu><x-menu location="topic"></x-menu>',
    '<x-addon provider="provider_newsletter_form"></x-addon><x-addon provider="provider_newsletter_form"></x-addon>',
    '<x-addon provider="provider_contact_form"></x-addon><x-addon provider="provider_contact_form"></x-addon>',
    '<a><x-addon provider="provider_newsletter_form"></x-addon></a>',
  ];

  test.each(sources)('is the tree’s own to change: %s', (source) => {
    const expand = () => {
      const tree = parseTree(source);
      rehypeInlay({ site, request: { url: '/menu/', ...form } })(tree);
      return tree;
    };
    const before = show(expand());
    const tree = expand();
    const seen = new Set<unknown>();
    const spoil = (node: unknown): void => {
      if (typeof node !== 'object' || node === null) return;
      expect(seen.has(node)).toBe(false);
      seen.add(node);
      for (const [key, member] of Object.entries(node)) if (key !== 'position') spoil(member);
      if (Array.isArray(node)) node.reverse();
      else for (const key of Object.keys(node)) Reflect.set(node, key, 'spoilt');
    };
    spoil(tree.children);
    expect(show(expand())).toBe(before);
  });

  test('holds nothing but what a parser would make', () => {
    const tree = parseTree(sources.join(''));
    rehypeInlay({ site, request: { url: '/menu/', ...form } })(tree);
    const keys = new Set<string>();
    const collect = (node: Root | Root['children'][number]): void => {
      for (const key of Object.keys(node)) keys.add(key);
      if ('children' in node) node.children.forEach(collect);
    };
    collect(tree);
    expect([...keys].sort()).toEqual(['children', 'data', 'position', 'properties', 'tagName', 'type', 'value']);
  });

  test('has the attributes of a form as properties, as a parser makes them', () => {
    const html =
      '<form class=" a  b" novalidate=novalidate><label for="x y">n<input required checked=checked tabindex=1 size=5 value="" ' +
      'accept="a,, b" data-a-b=1 data-1-2 id=i aria-hidden=true></label><a href=/x rel="me  nofollow">l</a></form>';
    const canvas = '<x-addon provider="provider_contact_form"></x-addon>';
    for (const source of [canvas, `<a>${canvas}</a>`]) {
      const tree = parseTree(source);
      const request = { addons: { provider_contact_form: { contatti: html } } };
      rehypeInlay({ site, request })(tree);
      expect(show(tree)).toBe(show(parseTree(render(source, site, request).html)));
      expect(show(tree)).toContain('["required",true]');
    }
  });

  test('takes the HTML of the request before the site’s, which stands in where it can not be used', () => {
    const shown = (html: string) => {
      const tree = parseTree('<x-addon provider="provider_contact_form"></x-addon>');
      let report: Report | undefined;
      const request = { addons: { provider_contact_form: { contatti: html } } };
      rehypeInlay({ site, request, onReport: (given) => (report = given) })(tree);
      expect(show(tree)).toBe(
        show(parseTree(render('<x-addon provider="provider_contact_form"></x-addon>', site, request).html)),
      );
      return report?.inlays[0]?.steps.map(({ tried, result }) => `${tried}: ${result}`).slice(1);
    };
    const source = '/addons/provider_contact_form/forms/0';
    expect(shown('<input>')).toEqual([`${source}: used, with the HTML of the request`]);
    expect(shown(' ')).toEqual(['request: HTML without content', `${source}: used`]);
  });
});

describe('a tree without positions', () => {
  const expand = (tree: Root): Root => {
    rehypeInlay({ site: readSite('bare') })(tree);
    return tree;
  };
  const logo = h(
    'a',
    { class: 'x-logo x-logo--text', href: readSite('bare').site.url, rel: 'home' },
    readSite('bare').site.name,
  );

  test('keeps the children of a component after its expansion: nobody knows whether they follow it', () => {
    expect(show(expand(h(null, [h('div', [h('x-logo', ['after']), 'end'])])))).toBe(
      show(h(null, [h('div', [logo, 'after', 'end'])])),
    );
  });

  test('has its properties read as attributes', () => {
    const tree = expand(h(null, [h('x-logo', { className: ['a', 'b'], link: true, hidden: true })]));
    expect(show(tree)).toBe(
      show(h(null, [{ ...logo, properties: { ...logo.properties, className: ['x-logo', 'x-logo--text', 'a', 'b'] } }])),
    );
  });

  test('may be of any depth', () => {
    let tree = h('x-logo');
    for (let depth = 0; depth < 50_000; depth += 1)
      tree = { type: 'element', tagName: 'div', properties: {}, children: [tree] };
    let report: Report | undefined;
    rehypeInlay({ site, onReport: (given) => (report = given) })({ type: 'root', children: [tree] });
    expect(report?.inlays).toEqual([
      expect.objectContaining({ tag: 'x-logo', outcome: 'expanded', start: 0, end: 0, line: 0, column: 0 }),
    ]);
  });
});
