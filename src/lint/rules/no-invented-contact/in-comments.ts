import { pointer } from '../../../message/pointer.js';
import { shortText } from '../../../text/short-text.js';
import { linesOf } from '../../document/lines.js';
import { placesOf } from '../../document/places.js';
import { commentRemoval } from '../../edit/comment-removal.js';
import type { Page, Problem } from '../../rule.js';
import { calledInComment } from './called-in-comment.js';
import { toldIn } from './contacts-in-string.js';
import { exampleAround } from './example-around.js';
import { dataValueOf, replacementFor } from './expectation.js';
import { hasDigit } from './may-have-number.js';
import type { ToldValues } from './told-values.js';

/** Characters of a comment that are read, and of a contact that a message shows. */
const [LONGEST, LONGEST_SHOWN] = [20_000, 120];
/** Values of one comment that a message names. */
const MOST_NAMED = 4;
/** Comments that something else reads: a browser, a server, a content management system, and this linter. */
const IS_READ = /^(?:\[|<!|#|\s*\/?(?:wp:|ko\s|inlay-|esi\b|google(?:on|off)|more\b|nextpage\b))/i;

/** An element that is switched off. */
const MARKUP = /<\/?[a-z]/i;

/**
 * The comments with a value that the page gives as the site's elsewhere, or that says itself what to call or where to write: nobody
 * sees it there, but it is copied from there.
 */
export function toldInComments(page: Page, values: ToldValues | undefined): Problem[] {
  const { document, source } = page;
  const comments = document.comments.filter(({ value }) => mayHold(value));
  if (comments.length === 0) return [];
  const placeAt = placesOf(document);
  let lines: ReturnType<typeof linesOf> | undefined;
  return comments
    .toSorted((a, b) => a.start - b.start)
    .flatMap(({ start, end, value }): Problem[] => {
      const place = placeAt(start);
      if (exampleAround(document, place.innermost)) return [];
      const told = values ? toldIn(page, value, values) : [];
      const isNote = !IS_READ.test(value);
      // What a browser or server reads is no note of somebody, what a server takes away is copied by nobody, and markup is
      // what stood there before.
      const isSaid = isNote && source.startsWith('<!--', start) && !MARKUP.test(value);
      const all = told.length > 0 || !isSaid ? told : calledInComment(page, value);
      const [first] = all;
      if (!first) return [];
      const suspect = {
        ...first.told.known,
        start,
        end,
        value: first.value,
        source: 'script',
        place: 'text',
        label: 'contact',
        link: undefined,
        isPlain: true,
      } as const;
      const { field, isSame } = replacementFor(page, suspect);
      const own = isSame && field !== undefined ? dataValueOf(page, field, suspect.value) : undefined;
      const named = [...new Set(all.map((each) => shown(each.value)))];
      const list = named.slice(0, MOST_NAMED).join(', ');
      const instead = own === undefined || named.length > 1 ? '' : `, or ${shown(own)}, the site's \`${field}\``;
      lines ??= linesOf(source);
      const { why } = first.told.verdict;
      return [
        {
          start,
          end,
          outcome: 'needs-review',
          message: `Unexpected ${list} in a comment, expected none${instead}: ${why}, and what a comment says is copied from there`,
          resource: field === undefined ? '/resources/contacts' : pointer('resources', 'contacts', field),
          evidence: {
            value: shortText(suspect.value, LONGEST_SHOWN),
            kind: suspect.kind,
            source: 'comment',
            why,
            score: 0.6,
          },
          ...(isNote && {
            fix: { description: 'Remove the comment', edits: [commentRemoval(source, { start, end }, lines)] },
          }),
        },
      ];
    });
}

function shown(value: string): string {
  return `\`${shortText(value.trim().replace(/\s+/g, ' '), LONGEST_SHOWN)}\``;
}

function mayHold(value: string): boolean {
  return value.length <= LONGEST && (value.includes('@') || hasDigit(value)) && !/^\s*inlay-/.test(value);
}
