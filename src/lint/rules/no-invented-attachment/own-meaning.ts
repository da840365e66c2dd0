import type { IndexedDocument } from '../../document/document.js';
import { attribute, type DocElement } from '../../document/element.js';
import { nearestTag } from '../../document/nearest.js';
import { oncePerElement } from '../../document/once-per-document.js';
import { textOf } from '../../document/text.js';
import { words } from '../../words/fold.js';
import { wordList } from '../../words/word-list.js';
import { type MarkKind, markKindOf } from './mark-kinds.js';

const figureAround = nearestTag('figure');

/** Words for the picture of a person, in place of which no other person can be shown. */
const PORTRAIT = wordList(
  `portrait portraits headshot headshots portrat portrats portratfoto retrato retratos ritratto ritratti portret portrety portretfoto
   portraet muotokuva henkilokuva portre arckep портрет πορτραιτο πορτρετο 肖像 肖像照 プロフィール写真`,
);

/** Characters of what stands with a picture that are read. */
const LONGEST = 300;

/** What tells that a picture shows this and nothing else: which mark it is, that it shows a person, or that a caption speaks of it. */
export type OwnMeaning = MarkKind | 'portrait' | 'caption';

/** Whether a picture means something by itself: a mark, a person, or what a caption says of it. */
export function ownMeaningOf(document: IndexedDocument, element: DocElement, name: string): OwnMeaning | undefined {
  if (element.tag !== 'img' && element.tag !== 'source') return undefined;
  const label = `${attribute(element, 'alt') ?? ''} ${attribute(element, 'title') ?? ''}`;
  const mark = markKindOf(name, label);
  if (mark) return mark;
  if (words(`${name.replace(/\.[a-z0-9]{1,8}$/i, '')} ${label}`.slice(0, LONGEST)).some(PORTRAIT)) return 'portrait';
  const figure = figureAround(document, element);
  return figure && hasCaption(document, figure) ? 'caption' : undefined;
}

/** Whether a figure has a caption with words: read once for all of its pictures. */
const hasCaption = oncePerElement((document, { children }): boolean => {
  const caption = children.find((child) => child.kind === 'element' && child.tag === 'figcaption');
  return caption?.kind === 'element' && /\p{L}/u.test(textOf(document, caption));
});
