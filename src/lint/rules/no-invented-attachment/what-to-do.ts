import type { IndexedDocument } from '../../document/document.js';
import { attribute, type DocElement } from '../../document/element.js';
import { isInline } from '../../document/flows.js';
import { nearestBy, nearestTag } from '../../document/nearest.js';
import { oncePerElement } from '../../document/once-per-document.js';
import { textOf } from '../../document/text.js';
import { withLeftEmpty } from '../../edit/left-empty.js';
import type { Page } from '../../rule.js';
import { type FileKind, kindOf } from './file-kinds.js';
import { listedFiles } from './listed-files.js';
import { nearFiles } from './near-files.js';
import { ownMeaningOf } from './own-meaning.js';
import { personShown } from './portrait.js';

/** What to do about a file that the site does not list, where none of those is near. */
export interface ToDo {
  /** What is expected, where no listed file can stand in for it. */
  expected?: string;
  advice: string;
}

/** What to do by hand: a photo is not to be deleted because nobody has listed it, and no other one is the seal that it shows. */
export function toDo(page: Page, element: DocElement, kind: FileKind, name: string): ToDo {
  const isPicture = kind === 'image' || kind === 'drawing';
  const meaning = isPicture ? ownMeaningOf(page.document, element, name) : undefined;
  const person = kind === 'image' ? personShown(page, element, name) : undefined;
  if (meaning && !(meaning === 'portrait' && person !== undefined)) {
    const what = meaning === 'caption' ? 'take it away with its caption' : `take it away${withLink(page, element)}`;
    return {
      expected: 'none in its place, as no other picture shows what it says',
      advice: `${what}, or upload it and have it listed if the site has it`,
    };
  }
  if (person !== undefined) {
    const [own] = nearFiles(page, '', person, kind);
    if (own)
      return { expected: `\`${own.url}\`, which is of \`${person}\``, advice: 'show that, or take this one away' };
    return {
      expected: `none in its place, as no listed picture is of \`${person}\``,
      advice: 'take it away, or upload it and have it listed if the site has it',
    };
  }
  if (kind === 'image') return { advice: `${showing(page, element)}, or have this one listed if the site has it` };
  const player = playerOf(page, element);
  return {
    advice: player ? `list it, or take the whole \`<${player}>\` away` : `list it, or ${takingAway(page, element)}`,
  };
}

/** What to show instead of a picture: under a text that says what this one shows, any other one would be called what it is not. */
function showing({ manifest }: Page, element: DocElement): string {
  const isNamed = element.tag === 'img' && (attribute(element, 'alt')?.trim() ?? '') !== '';
  const hasOther = listedFiles(manifest)?.kinds.has('image') === true;
  return isNamed && hasOther
    ? 'show a listed picture and change the `alt` to what that shows'
    : 'show a listed picture';
}

/** Words on how to take a link away: with what would be left empty, or say nothing without it. */
export function takingAway({ document }: Page, element: DocElement): string {
  if (element.tag !== 'a') return 'take it away';
  const left = withLeftEmpty(document, element) || withWordsAround(document, element);
  return left === '' ? 'take it away' : `take it away ${left}`;
}

const blockAround = nearestBy((each) => !isInline(each));
/** What is said of a link around it in its line: it would say something of nothing. */
function withWordsAround(document: IndexedDocument, link: DocElement): string {
  const block = blockAround(document, link.parent);
  if (!block) return '';
  const around = document.texts
    .slice(block.firstText, block.endText)
    .filter(({ start, raw, parent }) => {
      const isIn = start >= link.start && start < link.end;
      return !raw && !isIn && !linkAround(document, parent) && blockAround(document, parent) === block;
    })
    .map(({ value }) => value)
    .join(' ');
  document.budget.spend(block.endText - block.firstText);
  return /\p{L}/u.test(around) ? 'with its sentence, or its label and icon' : '';
}

/** What goes with a mark: the link that would show nothing without it. */
function withLink({ document }: Page, element: DocElement): string {
  const link = linkAround(document, element);
  return link && textOf(document, link).trim() === '' && countImages(document, link) === 1 ? ' with its link' : '';
}

const linkAround = nearestTag('a');
/** The pictures in a link. */
const countImages = oncePerElement((document, { index, last }) => {
  document.budget.spend(last - index);
  return document.elements.slice(index, last + 1).filter(({ tag }) => tag === 'img' || tag === 'svg').length;
});

/** The player that would have nothing to play without one of its sources, or the figure that shows only that. */
function playerOf({ document }: Page, source: DocElement): string | undefined {
  const player = source.tag === 'source' ? source.parent : source;
  if (!player || (player.tag !== 'video' && player.tag !== 'audio')) return undefined;
  const count = sourcesIn(document, player);
  const own = kindOf(attribute(player, 'src') ?? '');
  const isOnly = source === player ? own !== undefined && count === 0 : own === undefined && count === 1;
  if (!isOnly) return undefined;
  return isAloneInFigure(player) ? 'figure' : player.tag;
}

/** Whether a player is all that its figure shows, beside a caption for it. */
function isAloneInFigure(player: DocElement): boolean {
  const { parent } = player;
  if (parent?.tag !== 'figure') return false;
  return parent.children.every((child) =>
    child.kind === 'text' ? child.value.trim() === '' : child === player || child.tag === 'figcaption',
  );
}

const sourcesIn = oncePerElement(
  (_document, { children }) => children.filter((child) => child.kind === 'element' && child.tag === 'source').length,
);
