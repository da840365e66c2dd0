import { endRule, isPlainEnd } from '../../../src/canvas/locate/fast/end-tag.js';
import { startRule } from '../../../src/canvas/locate/fast/start-tag.js';
import { blockTags } from './block-tags.js';
import { NAMED } from './open-elements.js';
import type { Constant } from './php-class.js';
import { mapOf, setOf } from './php-value.js';

/** What the tags of elements do. */
export function elementRules(): Constant[] {
  return [
    {
      name: 'ENDS',
      about: 'The elements whose end tags do no more to the current node than to close it.',
      value: mapOf(NAMED.filter(([, code]) => isPlainEnd(code)).map(([name]) => [`/${name}`, name])),
    },
    {
      name: 'START_RULES',
      about: 'What start tags do, by the name of the rule; the others open their element.',
      value: mapOf(rules(startRule, 'open')),
    },
    {
      name: 'END_RULES',
      about: 'What end tags do, by the name of the rule; the others close down to an element of their name.',
      value: mapOf(rules(endRule, 'other')),
    },
    {
      name: 'BLOCK_COMPONENTS',
      about: 'Components that a paragraph cannot hold. They stand here so that a scan loads one class fewer.',
      value: setOf(blockTags()),
    },
  ];
}

function rules(ruleOf: (code: number) => string, otherwise: string): (readonly [name: string, rule: string])[] {
  return NAMED.map(([name, code]) => [name, ruleOf(code)] as const).filter(([, rule]) => rule !== otherwise);
}
