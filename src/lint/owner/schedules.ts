import { type SchedulePart, schedulePartsIn } from '../contact/schedule.js';
import type { IndexedDocument } from '../document/document.js';
import { attribute, commonAncestor, type DocElement, type Span } from '../document/element.js';
import { type Flow, flowsOf, partOf } from '../document/flows.js';
import { nearestBy, nearestTag } from '../document/nearest.js';
import { oncePerDocument } from '../document/once-per-document.js';
import { overlapWith } from '../document/overlaps.js';

/** A schedule of a week in the text of a page: days with times, in one line or in several. */
export interface Schedule extends Span {
  /** The smallest element that holds it. */
  element: DocElement;
  /** The table or list that it is. */
  list: DocElement | undefined;
  /** The items of a list that it is, where the list has others, too. */
  items: readonly DocElement[];
  /** More stands in the table or list, which has to stay. */
  hasMore: boolean;
  text: string;
  /** What stands before and behind it in its first and last line. */
  before: string;
  behind: string;
}

/** What a line says of a schedule. */
interface Piece extends Span, SchedulePart {
  flow: Flow;
  index: number;
  element: DocElement;
}

/** Steps to read a character. */
const READ = 6;
/** What has a line that heads a schedule, and is none of it. */
const headAround = nearestTag('h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'caption', 'legend', 'summary', 'figcaption');
const captionAround = nearestTag('caption');
const listAround = nearestTag('table', 'dl', 'ul', 'ol');
const cellAround = nearestTag('td', 'th', 'dd', 'dt', 'li');
const SAYS = /[\p{L}\p{Nd}]/u;
const DIGIT = /\p{Nd}/u;

/** The schedules of a page in the order of its text. */
export const schedulesOf = oncePerDocument((document): readonly Schedule[] => {
  const flows = flowsOf(document);
  if (!flows.some(({ text }) => DIGIT.test(text))) return [];
  const pieces = flows.flatMap((flow, index) => piecesOf(document, flow, index));
  const isRead = overlapWith(pieces.map(({ start, end }) => ({ from: start, to: end })));
  const schedules = groupsOf(document, pieces).flatMap((group) => scheduleOf(document, group, isRead) ?? []);
  // A row that is not read parts those of a table, which is one all the same.
  return schedules.filter(({ list }, index) => !list || schedules.findIndex((each) => each.list === list) === index);
});

function piecesOf(document: IndexedDocument, flow: Flow, index: number): Piece[] {
  document.budget.spend(flow.text.length * READ);
  return schedulePartsIn(flow.text).flatMap((part): Piece[] => {
    const { start, end, element } = partOf(document, flow, part.from, part.to);
    return element && !headAround(document, element) ? [{ ...part, start, end, element, flow, index }] : [];
  });
}

/** Pieces in lines that follow each other, with nothing between them. */
function groupsOf(document: IndexedDocument, pieces: readonly Piece[]): Piece[][] {
  const groups: Piece[][] = [];
  for (const piece of pieces) {
    const group = groups.at(-1);
    const before = group?.at(-1);
    const isRow = before?.index === piece.index - 1;
    if (group && before && isRow && areRowsOfData(document, before, piece)) {
      group.push(piece);
      continue;
    }
    const isNext = isRow && !SAYS.test(before.flow.text.slice(before.to));
    if (group && isNext && !SAYS.test(piece.flow.text.slice(0, piece.from))) group.push(piece);
    else groups.push([piece]);
  }
  return groups;
}

const itemAround = nearestTag('li');
const hoursAround = nearestBy((element) => /(?:^|\s)openingHours(?:\s|$)/.test(attribute(element, 'itemprop') ?? ''));

/** Whether two lines are items of one list that data calls opening hours: they are one schedule, whatever else they say. */
function areRowsOfData(document: IndexedDocument, one: Piece, other: Piece): boolean {
  const [item, next] = [one, other].map(({ element }) => itemAround(document, element));
  if (!item || !next || item === next || item.parent !== next.parent) return false;
  return [one, other].every(({ element }) => hoursAround(document, element) !== undefined);
}

function scheduleOf(
  document: IndexedDocument,
  pieces: readonly Piece[],
  isRead: ReturnType<typeof overlapWith>,
): Schedule | undefined {
  // The heads of columns have neither days nor times.
  const group = pieces.slice(
    Math.max(
      0,
      pieces.findIndex(({ isTelling }) => isTelling),
    ),
  );
  const [first, last] = [group[0], group.at(-1)];
  const text = group.map(({ flow, from, to }) => flow.text.slice(from, to)).join('\n');
  // A cell has the day, and the one beside it the times.
  const [all] = schedulePartsIn(text);
  const element = first && last && commonAncestor(first.element, last.element);
  if (!all?.hasDay || !all.hasTimes || !element) return undefined;
  const span = { start: first.start, end: last.end };
  const list = listAround(document, element);
  const cell = cellAround(document, element);
  const isInCell = list !== undefined && cell !== undefined && cell.index > list.index;
  const { read, others } = list
    ? linesIn(
        document,
        list,
        isInCell || list.tag === 'ul' ? overlapWith([{ from: span.start, to: span.end }]) : isRead,
      )
    : { read: 0, others: 0 };
  const isList = list !== undefined && (others === 0 || (!isInCell && others * MOST_OTHERS <= read));
  const items = isList || isInCell || !list ? [] : itemsOf(document, list, group);
  // Of a table for something else, such as one of courses.
  if (list && !isList && !isInCell && items.length === 0) return undefined;
  return {
    ...span,
    element,
    list: isList ? list : undefined,
    items,
    hasMore: isList && others > 0,
    text,
    before: first.flow.text.slice(0, first.from),
    behind: last.flow.text.slice(last.to),
  };
}

/** Lines of a schedule for each one of its table that says something else. */
const MOST_OTHERS = 3;

/** How many texts of a table or list are read, and how many others it has: all, where columns are headed by what they are of. */
function linesIn(
  document: IndexedDocument,
  list: DocElement,
  isRead: ReturnType<typeof overlapWith>,
): { read: number; others: number } {
  document.budget.spend(list.endText - list.firstText);
  const texts = document.texts
    .slice(list.firstText, list.endText)
    .filter(({ raw, value, parent }) => !raw && SAYS.test(value) && !captionAround(document, parent));
  const read = texts.map(({ start, end }) => isRead({ from: start, to: end }));
  const first = read.indexOf(true);
  const isHeaded = texts.slice(0, Math.max(first, 0)).some(({ parent }) => parent?.tag === 'th');
  const count = read.filter(Boolean).length;
  return { read: count, others: isHeaded ? texts.length : texts.length - count };
}

/** The items of a list that pieces stand in, each alone; none where one does not, or where terms would lose what they say. */
function itemsOf(document: IndexedDocument, list: DocElement, pieces: readonly Piece[]): DocElement[] {
  const cells = new Set(pieces.map(({ element }) => cellAround(document, element)));
  const items = [...cells].filter((cell): cell is DocElement => cell?.parent === list && /^(?:li|dd)$/.test(cell.tag));
  return items.length === cells.size ? items : [];
}
