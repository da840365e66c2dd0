import { type DefaultTreeAdapterTypes, parse, parseFragment } from 'parse5';

/** An element of a canvas by its place in the source. Read apart from the linter's own document, as it judges that. */
export interface Place {
  tag: string;
  start: number;
  end: number;
  openEnd: number;
  parent: Place | undefined;
  children: Place[];
  /** It or something in it is text other than blanks, outside of its child elements. */
  text: boolean;
}

type Node = DefaultTreeAdapterTypes.ParentNode | DefaultTreeAdapterTypes.ChildNode;

/** All elements with a start tag in the source, those that readers without scripts see among them. */
export function outline(source: string): Place[] {
  const isDocument = /^\s*(?:<!--[\s\S]*?-->\s*)*<(?:!doctype|html|head|body)/i.test(source);
  const options = { sourceCodeLocationInfo: true, scriptingEnabled: false };
  const root = isDocument ? parse(source, options) : parseFragment(source, options);
  const places: Place[] = [];
  const visit = (node: Node, parent: Place | undefined): void => {
    let inner = parent;
    if ('tagName' in node) {
      const location = node.sourceCodeLocation;
      if (location?.startTag) {
        const { startTag, endTag } = location;
        const end = Math.max(endTag?.endOffset ?? location.endOffset, startTag.endOffset);
        inner = {
          tag: node.tagName,
          start: startTag.startOffset,
          end,
          openEnd: startTag.endOffset,
          parent,
          children: [],
          text: false,
        };
        parent?.children.push(inner);
        places.push(inner);
      }
    } else if ('value' in node && parent && node.value.trim() !== '') parent.text = true;
    const children = 'content' in node ? node.content.childNodes : 'childNodes' in node ? node.childNodes : [];
    for (const child of children) visit(child, inner);
  };
  visit(root, undefined);
  return places;
}

/** The element that begins at an offset, else the innermost that holds it. */
export function placeAt(places: readonly Place[], offset: number): Place | undefined {
  const exact = places.find(({ start }) => start === offset);
  if (exact) return exact;
  return places
    .filter(({ start, end }) => start <= offset && offset < end)
    .reduce<Place | undefined>((best, place) => (!best || place.start >= best.start ? place : best), undefined);
}

export function isInside(place: Place, outer: Place): boolean {
  for (let each: Place | undefined = place; each; each = each.parent) if (each === outer) return true;
  return false;
}

/** Whether an ancestor holds nothing of its own besides an element in it. */
export function holdsOnly(outer: Place, inner: Place): boolean {
  for (let each = inner; each !== outer; ) {
    const { parent } = each;
    if (!parent) return false;
    if (parent.text || parent.children.some((child) => child !== each && !isEmpty(child))) return false;
    each = parent;
  }
  return true;
}

/** Elements that bring nothing to read: an icon of a font, a line break. */
function isEmpty({ tag, text, children }: Place): boolean {
  return (
    (['i', 'span', 'br', 'wbr', 'hr', 'script', 'style'].includes(tag) && !text && children.every(isEmpty)) ||
    tag === 'script'
  );
}
