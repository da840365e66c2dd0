import type { DocElement } from '../document/element.js';
import { oncePerPage } from '../document/once-per-page.js';
import { controlGroupsOf } from './groups.js';
import { offeredForm } from './offered-form.js';
import { repeatedForms } from './repeated-form.js';

/** The forms of a page in whose place a component is proposed: what stands in them goes with them. */
export const replacedForms = oncePerPage((page): ReadonlySet<DocElement> => {
  const repeated = repeatedForms(page);
  return new Set(
    controlGroupsOf(page.document).flatMap((group) => {
      const { purpose, form } = offeredForm(page, group);
      return purpose && form && !repeated.has(group.element) ? [group.element] : [];
    }),
  );
});
