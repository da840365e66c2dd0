import type { RuleDocs } from '../../rule.js';

export const assignedLocationDocs: RuleDocs = {
  summary: 'Reports menus of locations that the theme does not have, or that no menu is assigned to.',
  why: 'Such a menu shows nothing: visitors lose a navigation, and nobody sees an error.',
  instead: 'Write a location that the manifest lists as assigned. Names are exact, also in case.',
  correct: [
    { title: 'an assigned location', code: '<x-menu location="topic"></x-menu>' },
    { title: 'another one', code: '<x-menu location="footer" class="legal"></x-menu>' },
    { title: 'a value without quotes', code: '<x-menu location=footer></x-menu>' },
    { title: 'blanks around a value', code: '<x-menu location=" topic "></x-menu>' },
    {
      title: 'an unassigned location in a comment of its own',
      code: '<!-- topic_left is free --><x-menu location="topic"></x-menu>',
    },
  ],
  incorrect: [
    {
      title: 'a registered location without a menu',
      code: '<x-menu location="topic_left"></x-menu>',
      at: ['<x-menu'],
      fixed: '',
    },
    {
      title: 'a location of another theme',
      code: '<x-menu location="primary"></x-menu>',
      at: ['<x-menu'],
      fixed: '<x-menu location="topic"></x-menu>',
    },
    {
      title: 'a name in words',
      code: '<x-menu location="header-menu" class="bar"></x-menu>',
      at: ['<x-menu'],
      fixed: '<x-menu location="topic" class="bar"></x-menu>',
    },
    {
      title: 'another case',
      code: '<x-menu location="Footer"></x-menu>',
      at: ['<x-menu'],
      fixed: '<x-menu location="footer"></x-menu>',
    },
    {
      title: 'the id of a menu',
      code: '<x-menu location="legal"></x-menu>',
      at: ['<x-menu'],
      fixed: '<x-menu location="footer"></x-menu>',
    },
    {
      title: 'a slip of the pen',
      code: '<x-menu location="topik"></x-menu>',
      at: ['<x-menu'],
      fixed: '<x-menu location="topic"></x-menu>',
    },
    {
      title: 'a made-up place',
      code: '<x-menu location="members-area"></x-menu>',
      at: ['<x-menu'],
      fixed: '',
    },
  ],
};
