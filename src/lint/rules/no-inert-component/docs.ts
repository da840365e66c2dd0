import type { RuleDocs } from '../../rule.js';

export const noInertComponentDocs: RuleDocs = {
  summary:
    'Reports components in comments, scripts, styles, text areas, titles and values of attributes, and half-written ones.',
  why: 'There they are text: the server never expands them, and visitors see the tag or nothing. A half-written one takes what is put behind it, such as the `</p>` of a CMS, for its attributes.',
  instead: 'Put the component into the markup. Escape it where it is written about.',
  correct: [
    { title: 'in the markup', code: '<div class="top"><x-logo></x-logo></div>' },
    { title: 'written about, escaped', code: '<p>Write <code>&lt;x-logo>&lt;/x-logo></code> for the logo.</p>' },
    { title: 'a comment without a component', code: '<!-- the logo --><x-logo></x-logo>' },
    { title: 'an end tag in a comment', code: '<!-- </x-logo> --><x-logo></x-logo>' },
    { title: 'in a template', code: '<template><x-social></x-social></template>' },
    { title: 'a selector in a style sheet', code: '<style>x-logo { display: block }</style>' },
  ],
  incorrect: [
    { title: 'in a comment', code: '<!-- <x-logo></x-logo> -->', at: ['<x-logo'], fixed: '<!-- <x-logo></x-logo> -->' },
    {
      title: 'in a conditional comment',
      code: '<!--[if IE]><x-menu location="topic"></x-menu><![endif]-->',
      at: ['<x-menu'],
      fixed: '<!--[if IE]><x-menu location="topic"></x-menu><![endif]-->',
    },
    {
      title: 'in a script',
      code: '<script>const bar = `<x-menu location="topic"></x-menu>`;</script>',
      at: ['<x-menu'],
      fixed: '<script>const bar = `<x-menu location="topic"></x-menu>`;</script>',
    },
    {
      title: 'in a style sheet',
      code: '<style>.a::before { content: "<x-logo></x-logo>" }</style>',
      at: ['<x-logo'],
      fixed: '<style>.a::before { content: "<x-logo></x-logo>" }</style>',
    },
    {
      title: 'in a text area',
      code: '<textarea readonly><x-social></x-social></textarea>',
      at: ['<x-social'],
      fixed: '<textarea readonly><x-social></x-social></textarea>',
    },
    {
      title: 'in a title',
      code: '<title>Bread <x-logo></x-logo></title>',
      at: ['<x-logo'],
      fixed: '<title>Bread <x-logo></x-logo></title>',
    },
    {
      title: 'in an attribute',
      code: '<img src="/media/map.png" alt="Map: <x-contact field=\'address\'></x-contact>">',
      at: ['<x-contact'],
      fixed: '<img src="/media/map.png" alt="Map: <x-contact field=\'address\'></x-contact>">',
    },
    {
      title: 'in an attribute without quotes',
      code: '<div data-part=<x-social>></div>',
      at: ['<x-social'],
      fixed: '<div data-part=<x-social>></div>',
    },
    {
      title: 'half written',
      code: '<p>Mail <x-contact field="email"',
      at: ['<x-contact'],
      fixed: '<p>Mail <x-contact field="email"',
    },
  ],
};
