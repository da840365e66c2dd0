import { type Use, usesOf } from '../../document/uses.js';
import type { Edit } from '../../finding.js';
import type { Page, Problem, Proposal, Rule } from '../../rule.js';
import { explicitEndTagDocs } from './docs.js';

/** Components without an end tag: for an HTML parser, what follows is in them. */
export const explicitEndTag: Rule = {
  id: 'explicit-end-tag',
  severity: 'warning',
  docs: explicitEndTagDocs,
  check(page) {
    const { source, document } = page;
    return usesOf(document).flatMap((use): Problem[] => {
      const { tag, start, openEnd, closed, selfClosing } = use;
      if (closed && !selfClosing) return [];
      const host = selfClosing ? undefined : use.host;
      if (host && endsElsewhere(page, use)) return [{ start, end: openEnd, message: messageOf(tag, host.tag) }];
      const found = selfClosing ? `\`<${tag}/>\`` : `\`<${tag}>\` without an end tag`;
      const message = `Unexpected ${found}, expected \`<${tag}></${tag}>\`: HTML has no self-closing elements, so browsers and editors take what follows for its content`;
      return [{ start, end: openEnd, message, fix: close(source, use) }];
    });
  },
};

/** Characters behind a start tag in which its end tag is looked for. */
const MOST = 20_000;

/** Whether the end tag of a component stands behind the end of the element that it begins in, where it ends nothing. */
function endsElsewhere({ source, document }: Page, { tag, openEnd }: Use): boolean {
  const behind = source.slice(openEnd, openEnd + MOST).toLowerCase();
  document.budget.spend(behind.length);
  const end = behind.indexOf(`</${tag}>`);
  const next = behind.indexOf(`<${tag}`);
  return end !== -1 && (next === -1 || end < next);
}

function messageOf(tag: string, host: string): string {
  return (
    `Unexpected \`</${tag}>\` outside of the \`${host}\` that the component begins in, expected both tags in one element: the parser ends ` +
    `\`${tag}\` with the \`${host}\`, so that what stands between is no content of it and is shown beside it. Where a CMS puts paragraphs ` +
    'around lines, write it without line breaks, or in a block for HTML'
  );
}

function close(source: string, { tag, start, openEnd, closed, selfClosing }: Use): Proposal {
  const endTag = closed ? '' : `</${tag}>`;
  if (!selfClosing) {
    const edit: Edit = { start: openEnd, end: openEnd, text: endTag };
    return { description: `Close \`${tag}\` at once`, edits: [edit] };
  }
  const slash = openEnd - 2;
  const blanks = source.slice(start, slash).length - source.slice(start, slash).trimEnd().length;
  const edit: Edit = { start: slash - blanks, end: openEnd, text: `>${endTag}` };
  return { description: `Write \`${tag}\` with an end tag`, edits: [edit] };
}
