import { describe, expect, test } from 'vitest';
import { applyFixes, lint, lintAndFix } from '../../src/lint/index.js';
import { MANIFEST } from './support.js';

const rulesOf = (source: string) => lint(source, MANIFEST).map(({ rule }) => rule);

/** Languages of templates, with a value that each prints and an attribute that each may write. */
const LANGUAGES: readonly (readonly [language: string, value: string, attribute: string])[] = [
  ['PHP', '<?= $here ?>', '<?php if ($a->b > 1) { echo \'$="x"\'; } ?>'],
  ['PHP with quotes', '<?php echo $here["a"]; ?>', '<?= $a["b"] ?>'],
  ['Twig', '{{ here }}', '{% if a > b %}$="{{ here }}"{% endif %}'],
  ['Liquid', '{{ here | default: "x" }}', '{% if a contains "b" %}$={{ here }}{% endif %}'],
  ['Handlebars', '{{here}}', '{{#if a}}$="{{here}}"{{/if}}'],
  ['ERB', '<%= here["a"] %>', '<% if a > b %>$="<%= here %>"<% end %>'],
  ['Blade', '{{ $here }}', '@if ($a > 1) $="{!! $here !!}" @endif'],
  ['Blade in a value', '@if ($a) x @endif', '{{ $attributes }}'],
  ['JavaScript', `\${here}`, `\${a > b}`],
];

describe.each(LANGUAGES)('a canvas that is a template of %s', (_language, value, attribute) => {
  test.each([
    `<x-menu location="${value}"></x-menu>`,
    `<x-menu location="topic" depth="${value}"></x-menu>`,
    `<x-contact field="${value}"></x-contact>`,
    `<x-addon provider="${value}"></x-addon>`,
    `<x-addon provider="provider_contact_form" id="${value}"></x-addon>`,
    `<x-logo variant="${value}" link="${value}"></x-logo>`,
    `<x-menu ${attribute.replace('$=', 'location=')}></x-menu>`,
    `<x-contact class="a" ${attribute.replace('$=', 'field=')}></x-contact>`,
    `<x-addon ${attribute.replace('$=', 'provider=')}></x-addon>`,
  ])('is not judged by what its code decides: %s', (source) => {
    expect(rulesOf(source)).toEqual([]);
  });

  test('is judged by what is written', () => {
    const at = (tag: string) => `<${tag} ${attribute.replace('$=', 'class=')} `;
    expect(rulesOf(`${at('x-menu')}location="nowhere"></x-menu>`)).toEqual(['assigned-location']);
    expect(rulesOf(`${at('x-menu')}location="topic" depth="two"></x-menu>`)).toEqual(['valid-attributes']);
    expect(rulesOf(`${at('x-contact')}field="fax"></x-contact>`)).toEqual(['configured-contact']);
    expect(rulesOf(`${at('x-addon')}provider="none"></x-addon>`)).toEqual(['available-addon']);
    expect(rulesOf(`<x-menu class="${value}"></x-menu>`)).toEqual(['valid-attributes']);
  });

  test('keeps its code whatever is mended', () => {
    const code = attribute.replace('$=', 'class=');
    for (const source of [
      `<x-menu ${code} location="topic" depth="two" />`,
      `<x-menu ${code} location="nowhere"></x-menu>`,
      `<a ${code} href="tel:+390550123456">055 012 3456</a>`,
      `<x-social ${code} colour="red"></x-social>`,
    ]) {
      const findings = lint(source, MANIFEST);
      expect(findings).not.toEqual([]);
      expect(lintAndFix(source, MANIFEST).output).toContain(code);
      // A suggestion takes an element with all its code, or leaves all of it.
      const { output } = applyFixes(source, findings, { unsafe: true });
      expect(output.replace(code, '')).not.toMatch(/[$?]>|%[>}]|\}\}|@end/);
    }
  });
});

describe('PHP', () => {
  test.each([
    ['a component that it prints', `<?php echo '<x-logo>'; ?><?= "<x-menu location='x'>" ?>`],
    ['a program', `<?php\nfunction a() {\n  return '<a href="tel:+390550123456">' . $b->c . '</a><x-menu>';\n}\n`],
    ['a loop', '<?php foreach ($a as $b => $c): ?><x-menu location="topic"></x-menu><?php endforeach ?>'],
    [
      'a header with a logo that it prints',
      '<header class="site-header"><?php the_custom_logo(); ?><nav></nav></header>',
    ],
  ])('is not judged: %s', (_what, source) => {
    expect(rulesOf(source)).toEqual([]);
  });

  test('that prints nothing fills nothing', () => {
    expect(rulesOf('<?php a() ?><main id="app"></main><script src="/app.js"></script>')).toEqual(['readable-source']);
    expect(rulesOf('<?php a() ?><header class="site-header"><nav></nav></header>')).toEqual(['logo-required']);
  });

  test('hides nothing that stands behind it', () => {
    const source = '<?php if ($a->b): ?><x-menu location="nowhere"></x-menu><?php endif ?>';
    expect(lint(source, MANIFEST)).toMatchObject([{ rule: 'assigned-location', start: 20, end: 47 }]);
  });

  test('that holds a secret is told of', () => {
    const key = ['sk', 'live', '4eC39HqLyjWDarjtT1zdp7dc'].join('_');
    for (const source of [`<?php $a->b = '${key}'; ?><p></p>`, `<?php $a = '${key}'; ?><p></p>`]) {
      // Without a fix, which would take the program away.
      expect(lint(source, MANIFEST).map(({ rule, fix }) => [rule, fix])).toEqual([['no-secrets', undefined]]);
    }
  });

  test('is never taken for a comment of the page, and a comment is one', () => {
    expect(rulesOf('<!-- <x-logo></x-logo> -->')).toEqual(['no-inert-component']);
  });
});

describe('comments of templates', () => {
  const copy = '<a href="tel:+390550123456">055 012 3456</a><x-nope></x-nope>';
  const COMMENTS: readonly (readonly [open: string, close: string])[] = [
    ['{#', '#}'],
    ['{{!--', '--}}'],
    ['{{!', '}}'],
    ['{{--', '--}}'],
    ['<%#', '%>'],
    ['<%--', '--%>'],
    ['{% comment %}', '{% endcomment %}'],
    ['{%- comment "why" -%}', '{%- endcomment -%}'],
  ];

  test.each(COMMENTS)('%s %s hold nothing of the page', (open, close) => {
    expect(rulesOf(`<p>Rome ${open} ${copy} ${close}</p>`)).toEqual([]);
    expect(rulesOf(`<p>Rome ${open} ${copy}</p>`)).not.toEqual([]);
  });

  test.each(COMMENTS)('%s %s hide no secret', (open, close) => {
    const key = ['sk', 'live', '4eC39HqLyjWDarjtT1zdp7dc'].join('_');
    expect(rulesOf(`<p>Rome</p>${open} ${key} ${close}`)).toEqual(['no-secrets']);
  });

  test('leave all offsets as they are', () => {
    const source = '{# a &amp; b\r\n #}&amp; <x-menu location="nowhere"></x-menu>';
    expect(lint(source, MANIFEST)).toMatchObject([{ rule: 'assigned-location', start: source.indexOf('<x-menu') }]);
  });

  test('a block of Svelte is none', () => {
    expect(rulesOf(`{#if a}${copy}{/if} #}`)).not.toEqual([]);
  });
});

describe('what a template prints', () => {
  const header = (image: string) => `<header class="site-header"><a class="logo" href="/">${image}</a></header>`;

  test.each(['{{logo}}', '{{ "/img/logo.png" | url }}', '<?= $logo ?>', '<%= logo %>', '/media/{{ logo }}.svg'])(
    'is no copy of a logo: %s',
    (value) => {
      expect(rulesOf(header(`<img src="${value}" alt="{{name}}">`))).toEqual([]);
    },
  );

  test.each(['<?php the_custom_logo(); ?>', '{{ name }}', '{% logo %} <%= name %>'])(
    'is no name in place of a logo: %s',
    (code) => {
      expect(
        rulesOf(`<header><a class="brand logo" href="/">${code}</a><div class="logo">${code}</div></header>`),
      ).toEqual([]);
    },
  );

  test.each(['https://wa.me/$', 'tel:+39 055 $', 'https://t.me/$'])('is no invented contact: %s', (href) => {
    const link = (value: string) => `<footer><a href="${href.replace('$', value)}">Write us</a></footer>`;
    expect(rulesOf(link('{{ a }}'))).toEqual([]);
    expect(rulesOf(link('<?= $a ?>'))).toEqual([]);
    expect(rulesOf(link('9999999'))).toEqual(['no-invented-contact']);
  });

  test('is no profile in data', () => {
    const data = (user: string) =>
      `<script type="application/ld+json">{"@type":"Bakery","name":"${MANIFEST.site.name}","sameAs":["https://www.tiktok.com/@${user}"]}</script>`;
    expect(rulesOf(data('{{ user }}'))).toEqual([]);
    expect(rulesOf(data('somebody'))).toEqual(['no-invented-profile']);
  });

  test('is no copy where it is written', () => {
    expect(rulesOf(header('<img src="{{ base }}/logo.svg" alt="">'))).toEqual(['no-static-logo']);
    expect(rulesOf(header('<img src="/a.svg" alt="{{ name }}">'))).toEqual(['no-static-logo']);
  });

  test.each(['{{ user }}', '<?= $user ?>', '<%= user %>'])('is no invented profile: %s', (user) => {
    const link = (name: string) => `<footer><a href="https://www.tiktok.com/@${name}">TikTok</a></footer>`;
    expect(rulesOf(link(user))).toEqual([]);
    expect(rulesOf(link('somebody'))).toEqual(['no-invented-profile']);
  });
});

test('two logos side by side are not made one where that takes code away', () => {
  const image = (more: string) => `<img src="/media/logo.svg" alt="" class="logo ${more}">`;
  const source = `<header><a href="/">${image('<?php echo $x; ?>')}${image('dark')}</a></header>`;
  const findings = lint(source, MANIFEST);
  expect(findings.map(({ rule }) => rule)).toContain('no-static-logo');
  expect(applyFixes(source, findings, { unsafe: true }).output).toContain('<?php echo $x; ?>');
});

describe('in Blade', () => {
  const fixesOf = (source: string, blade: boolean) =>
    lint(source, MANIFEST, { blade }).map(({ rule, fix }) => [rule, fix !== undefined]);

  test('every `<x-…>` is a component of its own', () => {
    const source = '<x-alert type="a">b</x-alert><x-slot:title>c</x-slot>';
    expect(fixesOf(source, true)).toEqual([]);
    expect(fixesOf(source, false).length).toBeGreaterThan(0);
  });

  test('no fix writes one', () => {
    const source = '<p>Call <a href="tel:+390550123456">055 012 3456</a></p>';
    expect(fixesOf(source, true)).toEqual([['no-static-contact', false]]);
    expect(fixesOf(source, false)).toEqual([['no-static-contact', true]]);
  });
});
