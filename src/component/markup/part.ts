import type { PartClasses } from './given.js';

/** Where an element of a part stands, and what its author says of it. */
interface Place {
  /** It is within a submenu. */
  isNested?: boolean;
  /** It has a submenu. */
  hasChildren?: boolean;
  /** Its submenu, or the one that it is, is a disclosure. */
  isDisclosed?: boolean;
  /** It stands beside what opens its submenu, or is what does; or it is a name beside an icon. */
  isBeside?: boolean;
  /** Classes of its author, which go in place of the part's; nothing when its author says nothing of them. */
  written?: readonly string[] | undefined;
}

/** The classes of a part that hold whatever page is shown. A submenu's entries have an author's only where the part has no others for them. */
export function classesOf(
  part: PartClasses,
  { isNested, hasChildren, isDisclosed, isBeside, written }: Place = {},
): string[] {
  const own = isNested && part.nested ? part.nested : (written ?? part.class);
  const classes = [
    ...own,
    ...(hasChildren ? part.children : []),
    ...(isDisclosed ? part.disclosed : []),
    ...(isBeside ? part.beside : []),
  ];
  return isDisclosed ? [...new Set(classes)] : classes;
}

/** The `data-` attributes of a part as properties of hast. */
export function dataOf({ data }: PartClasses): Record<string, string> {
  return Object.fromEntries(
    Object.entries(data).map(([name, value]) => [
      name.replace(/-([a-z])/g, (_, letter) => letter.toUpperCase()),
      value,
    ]),
  );
}

/** Classes of a root: those that its author gives it, be it none, else those of the site's markup. */
export function rootClasses(part: PartClasses, written: readonly string[] | undefined): readonly string[] {
  return written ?? part.class;
}
