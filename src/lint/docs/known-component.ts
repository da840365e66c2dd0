import type { RuleDocs } from '../rule.js';

export const knownComponentDocs: RuleDocs = {
  summary: 'Reports `x-` elements other than the five components.',
  why: 'The server expands what it knows and leaves the rest: a made-up component shows nothing, or its raw text.',
  instead: 'Write one of the components that the manifest lists, or plain HTML.',
  correct: [{ title: 'a component', code: '<x-logo></x-logo>' }],
  incorrect: [
    {
      title: 'a made-up component',
      code: '<x-nav location="topic"></x-nav>',
      at: ['<x-nav'],
      fixed: '<x-nav location="topic"></x-nav>',
    },
  ],
};
