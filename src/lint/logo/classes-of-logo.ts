import type { IndexedDocument } from '../document/document.js';
import type { DocElement } from '../document/element.js';
import { classAttribute, classesOf, sharedClasses } from '../edit/class-names.js';
import { bareName } from '../edit/utility-classes.js';
import type { StaticLogo } from './static-logos.js';
import { isDrawingClass } from './style-images.js';

/** Classes that place an element among those beside it: they stay with what is placed, and say nothing of an image in that. */
const PLACES =
  /^(?:-?m[lrse]-auto|order-.{1,20}|(?:align-|justify-|place-)?self-.{1,20}|(?:flex-)?(?:shrink|grow)(?:-\d)?|flex-(?:1|auto|none|initial|fill)|basis-.{1,20}|col(?:-.{1,20})?|row-(?:span|start|end)-.{1,20}|float-.{1,20}|navbar-brand)$/;

/**
 * The attributes that carry the classes of a logo by hand to the parts of the component: those of its link or box to the root, and
 * those of its image to the image, each with a blank before it.
 *
 * @param around what goes and whose classes are to carry over: all of some elements have the classes that they share
 */
export function classesOfLogo(
  document: IndexedDocument,
  { mark, root, parts }: StaticLogo,
  around: readonly DocElement[],
): string {
  const kept = (names: readonly string[]) => names.filter((name) => !isDrawingClass(document, name));
  const written = (name: string, classes: readonly string[]) =>
    classes.length === 0 ? '' : classAttribute(name, classes);
  const shared = kept(sharedClasses(around));
  if (mark.kind !== 'image') return written('class', shared);
  const isImage = around.length > 0 && around.every(isImg);
  if (isImage) {
    const isOfRoot = (name: string) => PLACES.test(bareName(name));
    return `${written('class', shared.filter(isOfRoot))}${written(
      'image-class',
      shared.filter((name) => !isOfRoot(name)),
    )}`;
  }
  const alone = (parts.length === 0 ? [root] : parts).map((each) => imageAlone(document, each));
  const ofImage = alone.some((each) => each === undefined) ? [] : sharedClasses(alone.flatMap((each) => each ?? []));
  return written('class', shared) + written('image-class', kept(ofImage));
}

function isImg({ tag }: DocElement): boolean {
  return tag === 'img' || tag === 'amp-img';
}

/** Classes of a text that is read out and not shown. */
const UNSEEN = /^(?:sr-only|visually-hidden|screen-reader-text)$/;

/** The image in an element that shows nothing else: beside a name it is a part of the logo, and as large as that. */
function imageAlone({ elements, texts }: IndexedDocument, element: DocElement): DocElement | undefined {
  const within = elements.slice(element.index, element.last + 1);
  const images = within.filter(isImg);
  if (images.length !== 1 || within.some(({ tag }) => tag === 'svg')) return undefined;
  const isText = texts
    .slice(element.firstText, element.endText)
    .some(({ blank, raw, parent }) => !blank && !raw && !classesOf(parent).some((name) => UNSEEN.test(name)));
  return isText ? undefined : images[0];
}
