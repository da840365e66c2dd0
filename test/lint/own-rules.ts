import * as z from 'zod';
import { attribute } from '../../src/lint/document/element.js';
import { defineRule, type Edit, type Problem } from '../../src/lint/index.js';

/** Rules as users would write them. */

export const noFont = defineRule({
  id: 'acme/no-font',
  severity: 'warning',
  docs: {
    summary: 'Reports `font` elements.',
    why: 'They are long gone.',
    instead: 'Write a class.',
    correct: [{ title: 'a class', code: '<span class="big">a</span>' }],
    incorrect: [{ title: 'a font', code: '<font>a</font>', at: ['<font>'], fixed: 'a' }],
  },
  options: z.strictObject({ tag: z.string().default('font') }),
  check({ document }, { tag }) {
    return document.elements.flatMap(({ tag: name, start, openEnd, closeStart, end }): Problem[] => {
      if (name !== tag) return [];
      const edits: Edit[] = [
        { start, end: openEnd, text: '' },
        { start: closeStart, end, text: '' },
      ];
      return [{ start, end, message: `Unexpected \`${tag}\``, fix: { description: 'Remove the tags', edits } }];
    });
  },
});

/** Lists that say which menu they are: `<ul data-menu="utili">`, or with `id` for a fix that can't be safe. */
export const staticMenu = defineRule({
  id: 'static-menu',
  severity: 'error',
  docs: { summary: 'Reports lists that are a menu.', why: '', instead: '', correct: [], incorrect: [] },
  check({ document, manifest }) {
    return document.elements.flatMap((element): Problem[] => {
      const { tag, start, end } = element;
      const location = attribute(element, 'class')?.replace('menu-', '') ?? '';
      const found = manifest.resources.menus[location];
      if (tag !== 'ul' || !found?.items) return [];
      const text = `<x-menu location="${location}" class="menu-${location}"></x-menu>`;
      const fix = { description: 'Replace the list by `x-menu`', edits: [{ start, end, text }] };
      return [
        { start, end, message: `Unexpected list, expected \`${text}\``, resource: `/resources/menus/${location}`, fix },
      ];
    });
  },
});
