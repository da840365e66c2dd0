import { contextOf } from '../../../canvas/locate/surroundings.js';
import { COMPONENTS } from '../../../component/table.js';
import { isComponentTag } from '../../../component/tags.js';
import type { DocElement, DocNode } from '../../document/element.js';
import { oncePerElement } from '../../document/once-per-document.js';
import { given, type Use, usesOf } from '../../document/uses.js';
import { removeAttributes, setAttribute } from '../../edit/attribute-edits.js';
import { blanksBefore, blanksBehind } from '../../edit/blanks.js';
import type { Edit } from '../../finding.js';
import type { Page, Problem, Proposal, Rule } from '../../rule.js';
import { validNestingDocs } from './docs.js';

/** A place where what a component shows can't live. */
interface Misplaced {
  place: string;
  /** What to write instead. */
  instead: string;
  why: string;
  fix?: Proposal | undefined;
}

/** Components where their output cannot live. */
export const validNesting: Rule = {
  id: 'valid-nesting',
  severity: 'error',
  docs: validNestingDocs,
  check(page) {
    return usesOf(page.document).flatMap((use): Problem[] => {
      const found = misplaced(page, use);
      if (!found) return [];
      const { place, instead, why, fix } = found;
      const message = `Unexpected \`${use.tag}\` in ${place}, expected ${instead}: ${why}`;
      return [{ start: use.start, end: use.openEnd, message, ...(fix && { fix }) }];
    });
  },
};

function misplaced(page: Page, use: Use): Misplaced | undefined {
  const { element, tag } = use;
  if (!element) return outOfTree(use);
  if (!element.isHtml) return foreign;
  if (page.document.expanded?.has(element.start) === false) return disputed;
  const { host } = use;
  if (host && !host.isHtml && (host.tag === 'title' || host.tag === 'desc')) return described;
  const { birth, flags } = element;
  const context = contextOf(flags, { table: birth?.table === true, form: birth?.form === true });
  if (context.table) {
    const why = 'a parser moves it in front of the table';
    return { place: 'a table outside its cells', instead: 'it in a `td`, or before the table', why };
  }
  if (context.anchor || context.button) return inLink(page, use, context.button ? 'a button' : 'a link');
  if (COMPONENTS[tag].holds === 'form' && context.form) {
    const why = 'its form cannot be in another form, so it is not shown';
    return { place: 'a form', instead: 'it on its own, without a `form` around it', why, fix: outOf(use, 'form') };
  }
  if (context.paragraph && COMPONENTS[tag].block && host?.tag === 'p' && holdsBlocksAlone(page.document, host)) {
    const why = 'the paragraph around it goes when it is shown, with all that it has';
    return { place: 'a paragraph of its own', instead: 'it without the `p`', why, fix: outOf(use, 'p') };
  }
  if (context.paragraph && COMPONENTS[tag].block) {
    const why = 'its output is a block, which ends the paragraph';
    const fix = outOf(use, 'p') ?? besideParagraph(page.source, use);
    return { place: 'a paragraph', instead: 'it beside the `p`, or in a `div`', why, fix };
  }
  if (COMPONENTS[tag].holds === 'list' && isList(host)) {
    const why = 'it is a list itself, and a list holds nothing but `li`';
    return { place: `\`${host?.tag}\``, instead: 'it without a list around it', why, fix: outOf(use, host?.tag ?? '') };
  }
  return undefined;
}

const foreign: Misplaced = {
  place: '`svg` or `math`',
  instead: 'it beside the drawing',
  why: 'it is no HTML element there, so it is never expanded',
};

const disputed: Misplaced = {
  place: 'or behind a `select` that browsers read in two ways',
  instead: 'nothing but options in the `select`, and `</select>` before the component',
  why: 'newer browsers keep elements in a `select` that older ones drop, so it is not expanded',
};

const described: Misplaced = {
  place: 'the `title` or `desc` of a drawing',
  instead: 'plain text there, and the component beside the drawing',
  why: 'browsers read nothing but text there, so its link or image is lost',
};

function outOfTree({ hiding, host }: Use): Misplaced | undefined {
  if (hiding === 'noscript') {
    const why = 'a browser with scripts reads it as text, and it is never expanded';
    return { place: '`noscript`', instead: 'it in the page itself, which needs no script', why };
  }
  if (host?.tag === 'select' || host?.tag === 'optgroup' || host?.tag === 'option') {
    return { place: '`select`', instead: 'it outside the `select`', why: 'the parser drops it there' };
  }
  return undefined;
}

/** Menus, profiles and forms are links and controls in any case; a logo or contact is a link where it says so. */
function inLink({ source }: Page, use: Use, place: string): Misplaced | undefined {
  const { link } = COMPONENTS[use.tag].contract;
  const why = 'a link or control cannot be in another';
  if (!link) return { place, instead: `it beside ${place}`, why };
  const raw = given(use, 'link');
  if (raw === undefined || link.read(raw).value !== true) return undefined;
  const edits = removeAttributes(source, use, ['link']);
  const fix = { description: 'Remove `link`: the link around it is enough', edits };
  return { place, instead: `it without \`link\`, or without ${place} around it`, why, fix };
}

/** Whether a paragraph has nothing but components that are blocks, and line breaks: it is taken for one that a CMS has put around. */
const holdsBlocksAlone = oncePerElement((_document, { children }): boolean =>
  children.every((node) => {
    if (node.kind === 'text') return node.value.trim() === '';
    return node.tag === 'br' || (isComponentTag(node.tag) && COMPONENTS[node.tag].block);
  }),
);

function isList(host: DocElement | undefined): boolean {
  return host?.isHtml === true && (host.tag === 'ul' || host.tag === 'ol' || host.tag === 'menu');
}

/**
 * Takes the element around a component away, where it holds nothing else, and a link or script knows it by no id. Its class goes
 * to a component without one.
 */
function outOf(use: Use, wrapper: string): Proposal | undefined {
  const { element, host } = use;
  if (!element?.closed || host?.tag !== wrapper || !host.closed || host.children.some((each) => isMore(each, element)))
    return undefined;
  if (wrapper === 'p' && host.attributes.some(({ name }) => name !== 'class')) return undefined;
  const edits: Edit[] = [
    { start: host.start, end: host.openEnd, text: '' },
    { start: host.closeStart, end: host.end, text: '' },
  ];
  const classNames = host.attributes.find(({ name }) => name === 'class')?.value;
  const takesClass = Object.hasOwn(COMPONENTS[use.tag].contract, 'class') && given(use, 'class') === undefined;
  if (classNames !== undefined && takesClass) edits.splice(1, 0, setAttribute(use, 'class', classNames));
  return { description: `Take the \`${wrapper}\` around it away`, edits };
}

/** Characters of a start tag that is written once more, at most. */
const LONGEST_TAG = 1000;

/** Ends the paragraph before a component and has another one begin behind it, as far as there is content on either side. */
function besideParagraph(source: string, { element, host }: Use): Proposal | undefined {
  if (!element?.closed || host?.tag !== 'p' || !host.closed) return undefined;
  const { start, end } = element;
  const hasId = host.attributes.some(({ name }) => name === 'id');
  const openTag = hasId ? '<p>' : source.slice(host.start, host.openEnd);
  if (openTag.length > LONGEST_TAG) return undefined;
  const isFirst = blanksBefore(source, start) <= host.openEnd;
  const isLast = blanksBehind(source, end) >= host.closeStart;
  const edits: Edit[] = [
    isFirst ? { start: host.start, end: host.openEnd, text: '' } : { start, end: start, text: '</p>' },
    isLast ? { start: host.closeStart, end: host.end, text: '' } : { start: end, end, text: openTag },
  ];
  return { description: 'Write it beside the paragraph', edits };
}

function isMore(node: DocNode, element: DocElement): boolean {
  return node.kind === 'text' ? node.value.trim() !== '' : node !== element;
}
