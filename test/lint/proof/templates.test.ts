import { describe, expect, test } from 'vitest';
import { buildManifest, parseSite } from '../../../src/index.js';
import { lint } from '../../../src/lint/index.js';

const manifest = buildManifest(
  parseSite({
    site: { name: 'Trattoria Luna', description: '', url: 'https://luna.example', language: 'it' },
    theme: { name: 'Plain', version: '1.0.0' },
    contacts: {
      phone: { kind: 'phone', value: '+390612345678', display: '+39 06 1234 5678' },
      desk: { kind: 'phone', value: '+390612345679', display: 'Reception' },
    },
  }),
);

const NUMBER = '+39 06 1234 5678';

/** How safe the fixes of a canvas are. */
function safety(canvas: string): (string | undefined)[] {
  return lint(canvas, manifest, { rules: { 'logo-required': 'off' } }).map(({ fix }) => fix?.safety);
}

describe('no fix is safe in what is read before it is HTML', () => {
  test.each([
    ['front matter', `---\nphone: ${NUMBER}\n---\n<p>Luna</p>`],
    ['front matter in TOML', `+++\nphone = "${NUMBER}"\n+++\n<p>Luna</p>`],
    ['front matter in JSON', `{\n  "a": "}",\n  "b": {"c": 1},\n  "phone": "x ${NUMBER}"\n}\n<p>Luna</p>`],
    ['an expression', `<p>{{ "Call ${NUMBER}" }}</p>`],
    ['a tag of a template', `<p>{% set phone = "${NUMBER}" %}</p>`],
    ['an expression of Svelte or JSX', `<p>{"Tel ${NUMBER}"}</p>`],
    ['an expression with a choice', `<p>{phone ?? 'Tel ${NUMBER}'}</p>`],
    ['a text with a value in it', `<p>{\`Tel \${name} ${NUMBER}\`}</p>`],
    ['a text that is captured', `{% capture phone %}Tel ${NUMBER}{% endcapture %}<p title="{{ phone }}">Luna</p>`],
    [
      'a text that is set',
      `{% set a = 1 %}{%- set phone -%}Tel ${NUMBER}{%- endset -%}<p title="{{ phone }}">Luna</p>`,
    ],
    ['a shortcode', `<p>[call number="${NUMBER}"]</p>`],
    ['an expression around a link', `<p>{{ '<a href="tel:+390612345678">${NUMBER}</a>' }}</p>`],
  ])('%s', (_title, canvas) => {
    expect(safety(canvas).filter((each) => each === 'safe')).toEqual([]);
  });

  test.each([
    ['a rule of dashes', `<p>---</p><p>${NUMBER}</p>`],
    ['text beside an expression', `<p>{{ greeting }} ${NUMBER}</p>`],
    ['a rule of plus signs', `<p>+++</p><p>${NUMBER}</p><p>+++</p>`],
    ['text behind front matter in TOML', `+++\ntitle = "Luna"\n+++\n<p>${NUMBER}</p>`],
    ['text behind front matter in JSON', `{\n"a": {"b": "}"}\n}\n<p>${NUMBER}</p>`],
    ['an object that is not at the top', `<p>{ a, b</p><p>${NUMBER} }</p>`],
    ['text beside an expression of Svelte', `<p>{"Luna"} ${NUMBER} {"!"}</p>`],
    ['a word in braces', `<p>{Tel} ${NUMBER}</p>`],
    ['text behind what is captured', `{% capture a %}b{% endcapture %}<p>${NUMBER}</p>`],
    ['text behind what is set without a block', `{% set a = 1 %}<p>${NUMBER}</p>`],
    ['text in brackets', `<p>[call us] ${NUMBER}</p>`],
    ['an expression that never ends', `<p>{{ open</p><p>${NUMBER}</p>`],
  ])('negative control: %s', (_title, canvas) => {
    expect(safety(canvas)).toEqual(['safe']);
  });
});

describe('no fix and no suggestion touches code of a template', () => {
  test.each([
    ['a condition of Blade', `<p>@if ($phone == "${NUMBER}") open @endif</p>`],
    ['a program in Blade', `<p>@php $phone = "${NUMBER}"; @endphp</p>`],
    ['arguments of Blade', `<p>@include('partials.tel', ['label' => "a) ${NUMBER}"])</p>`],
    ['a quote in arguments of Blade', `<p>@lang("a \\") ${NUMBER}")</p>`],
    ['a section of Blade that is a text', `@section('title', "Call ${NUMBER}")`],
    ['what Blade leaves as it is', `@verbatim <p>${NUMBER}</p> @endverbatim`],
    ['a tag of Twig', `<p>{% include "t" with {label: "${NUMBER}"} %}</p>`],
    ['a condition of Liquid', `{% if phone == "${NUMBER}" %}<p>Luna</p>{% endif %}`],
    ['a part of Handlebars', `<p>{{> tel label="${NUMBER}"}}</p>`],
    ['a call of ERB', `<p><%= link_to "${NUMBER}", "tel:+390612345678" %></p>`],
    ['settings of Liquid', `{% schema %}{"phone": "${NUMBER}"}{% endschema %}`],
    ['a script of Liquid', `{%- javascript -%}const a = "${NUMBER}";{%- endjavascript -%}`],
    ['a style of Liquid', `{% stylesheet %}a::before { content: "${NUMBER}" }{% endstylesheet %}`],
    ['what is left as it is', `{% raw %}<p>${NUMBER}</p>{% endraw %}{% verbatim %}<p>${NUMBER}</p>{% endverbatim %}`],
    ['a class that is printed', `<p><a class="{{ a }}" href="tel:+390612345678">${NUMBER}</a></p>`],
    [
      'a link that a condition decides about',
      `<p><?php if ($a): ?><a href="tel:+390612345678"><?php endif; ?>${NUMBER}<?php if ($a): ?></a><?php endif; ?></p>`,
    ],
  ])('%s', (_title, canvas) => {
    const fixes = safety(canvas);
    expect(fixes.length).toBeGreaterThan(0);
    expect(fixes.filter((each) => each !== undefined)).toEqual([]);
  });

  test.each([
    ['text beside Blade', `@if ($a) <p>${NUMBER}</p> @endif`],
    ['text beside a program in Blade', `@php $a = 1; @endphp <p>${NUMBER}</p>`],
    ['a name with a remark', `<p>@luna (call ${NUMBER})</p>`],
    ['a style with words of its own', `<style>@media (min-width: 1px) { b { color: red } }</style><p>${NUMBER}</p>`],
    ['a mail address before a bracket', `<p>a@b.example(${NUMBER})</p>`],
    ['a block of Svelte', `{#if open}<p>${NUMBER}</p>{/if}<p>#}</p>`],
  ])('negative control: %s', (_title, canvas) => {
    expect(safety(canvas)).toEqual(['safe']);
  });
});

describe('no fix is safe in a block whose place only the template knows', () => {
  test.each([
    ['a block of Twig', `{% block title %}Call ${NUMBER}{% endblock %}`],
    ['a block with a script', `{% block js %}const phone = "${NUMBER}";{% endblock %}`],
    ['a block in an element', `<main>{% block description %}${NUMBER}{% endblock %}</main>`],
    ['a condition in a block', `{% block title %}{% if a %}${NUMBER}{% endif %}{% endblock %}`],
    ['a tag that nobody knows', `{% headline 'x' %}${NUMBER}{% endheadline %}`],
    ['content for elsewhere in ERB', `<% content_for :title do %><% if a %>b<% end %> ${NUMBER}<% end %>`],
    ['a section of Blade', `@section('title') Call ${NUMBER} @endsection`],
    ['a stack of Blade', `@push('head') Call ${NUMBER} @endpush`],
    ['a part of Handlebars', `{{#*inline "title"}}${NUMBER}{{/inline}}`],
    ['a layout of Handlebars', `{{#> layout}}${NUMBER}{{/layout}}`],
    ['a template of Go', `{{ define "title" }}{{ if a }}b{{ end }}${NUMBER}{{ end }}`],
  ])('%s', (_title, canvas) => {
    expect(safety(canvas)).toEqual(['unsafe']);
  });

  test.each([
    ['an element in a block of Twig', `{% block content %}<p>${NUMBER}</p>{% endblock %}`],
    ['a link in a block', `{% block a %}<a href="tel:+390612345678">${NUMBER}</a>{% endblock %}`],
    ['a condition', `<p>{% if a %}${NUMBER}{% endif %}</p>`],
    ['a loop of ERB', `<p><% a.each do |b| %>${NUMBER}<% end %></p>`],
    ['an element in content for elsewhere', `<% content_for :main do %><p>${NUMBER}</p><% end %>`],
    ['an element in a section of Blade', `@section('a', 'b') @section('main') <p>${NUMBER}</p> @endsection`],
    ['text behind a section of Blade', `@section('a') b @endsection <p>${NUMBER}</p>`],
    ['a condition of Handlebars', `<p>{{#if a}}${NUMBER}{{/if}}</p>`],
    ['a condition of Go', `<p>{{ if a }}${NUMBER}{{ end }}</p>`],
  ])('negative control: %s', (_title, canvas) => {
    expect(safety(canvas)).toEqual(['safe']);
  });
});

describe('a selector that asks for an attribute makes its change unsafe', () => {
  // The component writes the number without brackets.
  const link = `<p>Call <a href="tel:+39-06-12345678">${NUMBER}</a></p>`;
  test.each(['a[href*="-06-"]{color:red}', 'p a[HREF]{display:none}', '[ href ^= "tel:+39-"]::before{content:"x"}'])(
    '%s',
    (css) => {
      expect(safety(`<style>${css}</style>${link}`)).toEqual(['unsafe']);
    },
  );

  test.each(['a[title]{color:red}', 'input[type=tel]{color:red}', 'a.href{color:red}'])(
    'negative control: %s',
    (css) => {
      expect(safety(`<style>${css}</style>${link}`)).toEqual(['safe']);
    },
  );
});

describe('a selector with an escape may tell anything', () => {
  const text = `<p>Tel: ${NUMBER}</p>`;
  test.each([
    's\\70 an{display:none}',
    's\\pan{color:red}',
    'p \\73pan, b{color:red}',
    'span.a\\}b{color:red}',
    'span[title="{"]{color:red}',
  ])('%s', (css) => {
    expect(safety(`<style>${css}</style>${text}`)).toEqual(['unsafe']);
  });

  test.each([
    'a[hr\\65 f*="-06-"]{color:red}',
    'a[\\68ref]{color:red}',
    'a[/**/href]{color:red}',
    'a[|href]{color:red}',
  ])('about an attribute: %s', (css) => {
    const link = `<p>Call <a href="tel:+39-06-12345678">${NUMBER}</a></p>`;
    expect(safety(`<style>${css}</style>${link}`)).toEqual(['unsafe']);
  });

  test.each([
    '.md\\:flex{display:flex}',
    '.w-\\[url\\]{color:red}',
    'p::before{content:"\\201C"}',
    '.w-1\\/2{width:50%}',
  ])('negative control: %s', (css) => {
    expect(safety(`<style>${css}</style>${text}`)).toEqual(['safe']);
  });

  test('a class is told by its whole name', () => {
    const css = '<style>.md\\:flex{display:flex}</style>';
    expect(safety(`${css}<p class="md:flex">Tel: ${NUMBER}</p>`)).toEqual(['unsafe']);
    expect(safety(`${css}<p class="md">Tel: ${NUMBER}</p>`)).toEqual(['safe']);
  });
});

test('a number that is seen stays seen: another text in its place is for people to look at', () => {
  expect(safety('<p>Call <a href="tel:+390612345679">+39 06 1234 5679</a></p>')).toEqual(['unsafe']);
  expect(safety('<p>Call <a href="tel:+390612345679">Reception</a></p>')).toEqual(['safe']);
});

describe('digits that are not the site’s number', () => {
  const spain = buildManifest(
    parseSite({
      site: { name: 'Casa Luna', description: '', url: 'https://luna.example', language: 'es-ES' },
      theme: { name: 'Plain', version: '1.0.0' },
      contacts: { phone: { kind: 'phone', value: '+34612345678' } },
    }),
  );
  const copies = (canvas: string) => lint(canvas, spain).filter(({ rule }) => rule === 'no-static-contact');

  test.each(['(+39) 612 345 678', '+39 612 345 678', '0039 612 345 678', '+39 (612) 345 678'])(
    'behind the code of another country: %s',
    (number) => {
      expect(copies(`<p>Tel. ${number}</p>`)).toEqual([]);
    },
  );

  test.each(['612 345 678', '612 345 678 o por correo', '612 345 678 euros', 'saldo 612 345 678', '-612 345 678'])(
    'that may count something: %s',
    (text) => {
      for (const { fix, outcome } of copies(`<p>${text}</p>`)) {
        expect(outcome).toBe('needs-review');
        expect(fix?.safety).not.toBe('safe');
      }
    },
  );

  test.each(['+34 612 345 678', 'llama al 612 345 678', 'Tel. 612 345 678 o por correo', '+34 612 345 678 euros'])(
    'negative control: %s',
    (text) => {
      expect(copies(`<p>${text}</p>`)).toMatchObject([{ outcome: 'violation' }]);
    },
  );
});

describe('a number of the country that may be of something else', () => {
  const cologne = buildManifest(
    parseSite({
      site: { name: 'Kanzlei Brandt', description: '', url: 'https://brandt.example', language: 'de-DE' },
      theme: { name: 'Plain', version: '1.0.0' },
      contacts: { phone: { kind: 'phone', value: '+4922147112233' } },
    }),
  );
  const copies = (canvas: string) => lint(canvas, cologne).filter(({ rule }) => rule === 'no-static-contact');

  test.each([
    'LG Köln, Az.: 0221 4711 2233, Urteil',
    'Ihr Aktenzeichen lautet <b>0221 4711 2233</b>.',
    '0221 4711 2233 ist Ihre Bestellnummer.',
    'Mandat: 0221 4711 2233',
    '0221 4711 2233',
    'Unser Zeichen: 0221 4711 2233',
    '<span itemprop="taxID">0221 4711 2233</span>',
    '<b class="order-number">0221 4711 2233</b>',
  ])('%s', (text) => {
    for (const { fix, outcome } of copies(`<p>${text}</p>`)) {
      expect(outcome).toBe('needs-review');
      expect(fix?.safety).not.toBe('safe');
    }
  });

  test.each([
    'Telefon: 0221 4711 2233',
    'Sie erreichen uns unter 0221 4711 2233',
    'Kanzlei: +49 221 4711 2233',
    '<span itemprop="telephone" class="phone-number">0221 4711 2233</span>',
  ])('negative control: %s', (text) => {
    expect(copies(`<p>${text}</p>`)).toMatchObject([{ outcome: 'violation' }]);
  });
});

test.each(['<?= $l ?>', '{{ l }}', '<%= l %>'])('no safe fix takes code out of a component: %s', (code) => {
  expect(
    safety(`<p><x-contact field="phone" link="${code}"></x-contact></p>`).filter((each) => each === 'safe'),
  ).toEqual([]);
  expect(safety('<p><x-contact field="phone" link="perhaps"></x-contact></p>')).toEqual(['safe']);
});
