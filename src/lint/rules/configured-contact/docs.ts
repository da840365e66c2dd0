import type { RuleDocs } from '../../rule.js';

export const configuredContactDocs: RuleDocs = {
  summary: 'Reports contacts that the site has not configured, and profiles where it has none.',
  why: 'Such a contact shows nothing. What the site does not have must not be made up.',
  instead:
    'Write one of the fields that the manifest lists, exactly as it is written there; leave the place out if there is none.',
  correct: [
    { title: 'a telephone number', code: '<x-contact field="phone" link></x-contact>' },
    { title: 'an address', code: '<x-contact field="address"></x-contact>' },
    { title: 'opening hours, a text', code: '<p><x-contact field="hours"></x-contact></p>' },
    { title: 'a text with a link', code: '<x-contact field="whatsapp" link></x-contact>' },
    { title: 'a value without quotes', code: '<x-contact field=email></x-contact>' },
  ],
  incorrect: [
    {
      title: 'a field that the site lacks',
      code: '<x-contact field="fax"></x-contact>',
      at: ['<x-contact'],
      fixed: '',
    },
    {
      title: 'another case',
      code: '<x-contact field="Email"></x-contact>',
      at: ['<x-contact'],
      fixed: '<x-contact field="email"></x-contact>',
    },
    {
      title: 'another word',
      code: '<x-contact field="mail" link></x-contact>',
      at: ['<x-contact'],
      fixed: '<x-contact field="email" link></x-contact>',
    },
    {
      title: 'another language',
      code: '<x-contact field="telefono"></x-contact>',
      at: ['<x-contact'],
      fixed: '<x-contact field="phone"></x-contact>',
    },
    {
      title: 'a part of the address',
      code: '<x-contact field="postcode"></x-contact>',
      at: ['<x-contact'],
      fixed: '',
    },
    {
      title: 'a slip of the pen',
      code: '<x-contact field="adress"></x-contact>',
      at: ['<x-contact'],
      fixed: '<x-contact field="address"></x-contact>',
    },
  ],
};
