import type { IndexedDocument } from '../document/document.js';
import type { DocElement } from '../document/element.js';
import { linksOf } from '../document/links.js';
import type { Edit } from '../finding.js';
import type { Problem } from '../rule.js';
import { leftEmptyBy } from './left-empty.js';

/** A problem of a rule. */
type Found = Problem & { rule: string };

/** What a message without an edit says of what is to go, and of nothing that is written in its place. */
const GOES = /, expected none|, or take it away/;
/** Items of a list, and edits, that are compared: no list of links has more. */
const [MOST_ITEMS, MOST_EDITS] = [60, 500];

/**
 * Problems of which several together would leave a list without an item: what no edit takes away is told with the list then. One
 * of them alone leaves the others in it, so no edit can.
 */
export function withEmptiedLists<P extends Found>(document: IndexedDocument, problems: readonly P[]): readonly P[] {
  const byHand = problems.filter(
    ({ rule, fix, message }) => !fix && rule.startsWith('no-invented-') && GOES.test(message),
  );
  if (byHand.length === 0) return problems;
  const linkAt = new Map(linksOf(document).map(({ element }) => [element.start, element]));
  const itemOf = new Map<P, DocElement>();
  for (const problem of byHand) {
    const link = linkAt.get(problem.start);
    const item = link && link.end === problem.end ? leftEmptyBy(document, link) : undefined;
    if (item?.tag === 'li') itemOf.set(problem, item);
  }
  if (itemOf.size === 0) return problems;
  const going = new Set(itemOf.values());
  const edits = problems.flatMap(({ fix }) => fix?.edits ?? []).slice(0, MOST_EDITS);
  const lists = new Set([...going].flatMap(({ parent }) => parent ?? []));
  const emptied = new Set([...lists].filter((list) => isEmptied(document, list, going, edits)));
  if (emptied.size === 0) return problems;
  return problems.map((problem) => {
    const list = itemOf.get(problem)?.parent;
    if (!list || !emptied.has(list)) return problem;
    const told = `. Its \`<${list.tag}>\` is left empty if all that is found in it goes: take that away, too`;
    return { ...problem, message: problem.message + told };
  });
}

/** Whether every item of a list goes, by hand or by an edit, and no edit takes all of the list. */
function isEmptied(
  document: IndexedDocument,
  list: DocElement,
  going: ReadonlySet<DocElement>,
  edits: readonly Edit[],
): boolean {
  const items = list.children.filter((child) => child.kind === 'element');
  if ((list.tag !== 'ul' && list.tag !== 'ol') || items.length > MOST_ITEMS) return false;
  document.budget.spend(items.length * (edits.length + 1));
  // What writes an item, or a component within the list, leaves it one.
  const emptying = edits.filter(({ start, text }) => !/<li[\s>]/i.test(text) && (start < list.openEnd || text === ''));
  const covers = ({ start, end }: DocElement) => emptying.some((edit) => edit.start <= start && edit.end >= end);
  return items.length > 1 && !covers(list) && items.every((item) => going.has(item) || covers(item));
}
