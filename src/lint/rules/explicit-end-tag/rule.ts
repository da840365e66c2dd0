import { type Use, usesOf } from '../../document/uses.js';
import type { Edit } from '../../finding.js';
import type { Problem, Proposal, Rule } from '../../rule.js';
import { explicitEndTagDocs } from './docs.js';

/** Components without an end tag: for an HTML parser, what follows is in them. */
export const explicitEndTag: Rule = {
  id: 'explicit-end-tag',
  severity: 'warning',
  docs: explicitEndTagDocs,
  check({ source, document }) {
    return usesOf(document).flatMap((use): Problem[] => {
      const { tag, start, openEnd, closed, selfClosing } = use;
      if (closed && !selfClosing) return [];
      const found = selfClosing ? `\`<${tag}/>\`` : `\`<${tag}>\` without an end tag`;
      const message = `Unexpected ${found}, expected \`<${tag}></${tag}>\`: HTML has no self-closing elements, so browsers and editors take what follows for its content`;
      return [{ start, end: openEnd, message, fix: close(source, use) }];
    });
  },
};

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
