import * as z from 'zod';
import { COMPONENT_TAGS, isComponentTag } from '../../component/tags.js';
import { expectedOneOf } from '../../nearest.js';
import { knownComponentDocs } from '../docs/known-component.js';
import { mentionsOf } from '../document/mentions.js';
import type { Problem, Rule } from '../rule.js';

const options = z.strictObject({
  allow: z.array(z.string()).default([]).describe('Names of other `x-` elements that a script of the site defines'),
});

/** Elements that look like a component and are none. */
export const knownComponent: Rule<z.infer<typeof options>> = {
  id: 'known-component',
  severity: 'error',
  docs: knownComponentDocs,
  options,
  check({ document }, { allow }) {
    return mentionsOf(document).flatMap(({ tag, element, start, end }): Problem[] => {
      if (!element?.isHtml || isComponentTag(tag) || allow.includes(tag)) return [];
      const message = `Unexpected \`${tag}\`, expected ${expectedOneOf(tag, COMPONENT_TAGS)}: there is no such component, and visitors see nothing`;
      return [{ start, end, message }];
    });
  },
};
