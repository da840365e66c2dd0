import type { RuleDocs } from '../../rule.js';

export const unusedDirectiveDocs: RuleDocs = {
  summary: 'Reports directives that switch nothing off, or name rules that do not exist.',
  why: 'A directive that is no longer needed hides the next mistake in its place.',
  instead: 'Remove it, or name the rule that it is meant for.',
  correct: [
    {
      title: 'one that is needed',
      code: '<!-- inlay-disable-next-line explicit-end-tag -- the old editor writes it so -->\n<x-logo/>',
    },
    { title: 'for all rules', code: '<!-- inlay-disable-next-line -->\n<x-logo/>' },
    { title: 'for a line', code: '<x-logo/> <!-- inlay-disable-line explicit-end-tag -->' },
    {
      title: 'for a part of the page',
      code: '<!-- inlay-disable explicit-end-tag -->\n<x-logo/>\n<x-social/>\n<!-- inlay-enable explicit-end-tag -->',
    },
    { title: 'another comment', code: '<!-- inlay is fine --><x-logo></x-logo>' },
  ],
  incorrect: [
    {
      title: 'nothing to switch off',
      code: '<!-- inlay-disable-next-line explicit-end-tag -->\n<x-logo></x-logo>',
      at: ['<!-- inlay'],
      fixed: '<x-logo></x-logo>',
    },
    {
      title: 'an unknown rule',
      code: '<!-- inlay-disable-next-line end-tag -->\n<p>Bread</p>',
      at: ['<!-- inlay'],
      fixed: '<!-- inlay-disable-next-line end-tag -->\n<p>Bread</p>',
    },
    {
      title: 'on the wrong line',
      code: '<!-- inlay-disable-next-line known-component -->\n\n<p>Bread</p>',
      at: ['<!-- inlay'],
      fixed: '\n<p>Bread</p>',
    },
    {
      title: 'all rules, for nothing',
      code: '<p>Bread</p> <!-- inlay-disable-line -->',
      at: ['<!-- inlay'],
      fixed: '<p>Bread</p> ',
    },
    {
      title: 'for the rest of the page',
      code: '<!-- inlay-disable no-secrets -- a demonstration -->\n<p>Bread</p>',
      at: ['<!-- inlay'],
      fixed: '<p>Bread</p>',
    },
  ],
};
