import { COMPONENT_TAGS, isComponentTag } from '../../../component/tags.js';
import { expectedOneOf } from '../../../message/nearest.js';
import * as z from '../../../zod.js';
import type { DocElement } from '../../document/element.js';
import { type Mention, mentionsOf } from '../../document/mentions.js';
import { isInertMention } from '../../document/uses.js';
import type { Page, Problem, Proposal, Rule } from '../../rule.js';
import { knownComponentDocs } from './docs.js';
import { meantComponent } from './meant-component.js';

const options = z.strictObject({
  allow: z.array(z.string()).default([]).describe('Names of other `x-` elements that a script of the site defines'),
});

/** Elements that look like a component and are none. */
export const knownComponent: Rule<z.infer<typeof options>> = {
  id: 'known-component',
  severity: 'error',
  docs: knownComponentDocs,
  options,
  check(page, { allow }) {
    const allowed = new Set(allow);
    const meantBy = meantComponents(page);
    return mentionsOf(page.document).flatMap((mention): Problem[] => {
      const { tag, start, openEnd } = mention;
      if (isComponentTag(tag) || allowed.has(tag) || isInertMention(mention)) return [];
      const { instead, fix } = better(mention, meantBy(mention));
      const seen = isFilled(mention) ? 'nothing but what is in it' : 'nothing of it';
      const message = `Unexpected \`${tag}\`, expected ${instead}: there is no such component, and visitors see ${seen}`;
      return [{ start, end: openEnd, message, ...(fix && { fix }) }];
    });
  },
};

/** What a start tag means, and how that is written in a message. */
interface Meaning {
  instead: string;
  /** The tags of the component; nothing where none is meant. */
  tags?: { open: string; close: string };
  /** They can be written without a look. */
  certain?: boolean;
}

/** Tells what start tags mean; of equal ones, which a page may have by the thousand, once. */
function meantComponents({ document, manifest }: Page): (mention: Mention) => Meaning {
  const known = new Map<string, Meaning>();
  return ({ tag, element, start, openEnd }) => {
    const written = element ? document.source.slice(start, openEnd) : tag;
    const meaning = known.get(written) ?? meaningOf(tag, element?.attributes ?? []);
    known.set(written, meaning);
    return meaning;
  };

  function meaningOf(tag: string, attributes: DocElement['attributes']): Meaning {
    const meant = meantComponent(tag, attributes, manifest, document.budget);
    if (meant === undefined) return { instead: expectedOneOf(tag, COMPONENT_TAGS) };
    const tags = { open: meant.openTag, close: `</${meant.tag}>` };
    return { instead: `\`${tags.open}${tags.close}\``, tags, certain: meant.certain };
  }
}

/** Whether an element with an end tag of its own has something in it. */
function isFilled({ element }: Pick<Mention, 'element'>): boolean {
  return element?.closed === true && element.children.some((each) => each.kind !== 'text' || each.value.trim() !== '');
}

function better({ element }: Mention, { instead, tags, certain }: Meaning): { instead: string; fix?: Proposal } {
  if (!element || tags === undefined) return { instead };
  const { start, openEnd, closeStart, end, closed } = element;
  if (!isFilled({ element })) {
    // Without an end tag of its own, what follows is in it for the parser, and is none of its content.
    const edit = { start, end: closed ? end : openEnd, text: tags.open + tags.close };
    return { instead, ...(certain && { fix: { description: `Write ${instead}`, edits: [edit] } }) };
  }
  const both = `\`${tags.open}\` and \`${tags.close}\` as its two tags`;
  const edits = [
    { start, end: openEnd, text: tags.open },
    { start: closeStart, end, text: tags.close },
  ];
  return {
    instead: `${both}, with what is in it for where the component shows nothing`,
    ...(certain && { fix: { description: `Write ${both}`, edits } }),
  };
}
