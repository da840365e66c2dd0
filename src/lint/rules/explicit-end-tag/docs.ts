import type { RuleDocs } from '../../rule.js';

export const explicitEndTagDocs: RuleDocs = {
  summary: 'Reports components without an end tag.',
  why: 'HTML has no self-closing elements: browsers, editors and minifiers take what follows for the content of the component.',
  instead: 'Write the end tag, also where there is nothing between the tags.',
  correct: [
    { title: 'an end tag', code: '<x-logo></x-logo>' },
    { title: 'white space within', code: '<x-social class="row">\n</x-social>' },
    { title: 'fallback content', code: '<x-contact field="phone">Call us</x-contact>' },
    { title: 'a tag over several lines', code: '<x-menu\n  location="topic"\n></x-menu>' },
    { title: 'shapes of a drawing', code: '<svg viewBox="0 0 8 8"><path d="M0 0h8"/></svg>' },
    { title: 'void elements', code: '<img src="/img/bread.jpg" alt="Bread"/><br/>' },
  ],
  incorrect: [
    { title: 'self-closed', code: '<x-logo/>', at: ['<x-logo'], fixed: '<x-logo></x-logo>' },
    {
      title: 'self-closed, with attributes',
      code: '<x-menu location="topic" class="bar" />',
      at: ['<x-menu'],
      fixed: '<x-menu location="topic" class="bar"></x-menu>',
    },
    {
      title: 'never closed',
      code: '<footer><x-social class="row"></footer>',
      at: ['<x-social'],
      fixed: '<footer><x-social class="row"></x-social></footer>',
    },
    {
      title: 'one that takes in the rest',
      code: '<p>Call <x-contact field="phone"> today.</p>',
      at: ['<x-contact'],
      fixed: '<p>Call <x-contact field="phone"></x-contact> today.</p>',
    },
    {
      title: 'a slash and an end tag',
      code: '<x-addon provider="provider_contact_form"/></x-addon>',
      at: ['<x-addon'],
      fixed: '<x-addon provider="provider_contact_form"></x-addon>',
    },
    {
      title: 'one that ends in another paragraph',
      code: '<p><x-menu location="topic"></p>\n<ul><li>Bread</li></ul>\n<p></x-menu></p>',
      at: ['<x-menu'],
      fixed: '<p><x-menu location="topic"></p>\n<ul><li>Bread</li></ul>\n<p></x-menu></p>',
    },
    {
      title: 'two in a row',
      code: '<x-logo/><x-social/>',
      at: ['<x-logo', '<x-social'],
      fixed: '<x-logo></x-logo><x-social></x-social>',
    },
  ],
};
