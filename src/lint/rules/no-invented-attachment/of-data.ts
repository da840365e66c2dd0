import { type Thing, thingsOf, type Value } from '../../document/things.js';
import { spanOfValue } from '../../document/value-span.js';
import { ownThings } from '../../owner/own-things.js';
import { siteNamesOf } from '../../owner/site-names.js';
import type { Page } from '../../rule.js';
import type { Embedded } from './embedded.js';

/** Properties whose value is the address of a file, or a thing that has one. */
const FILES: ReadonlySet<string> = new Set(
  'image logo photo thumbnail thumbnailUrl contentUrl hasMenu menu'.split(' '),
);
/** Levels of things that are looked at. */
const LEVELS = 8;

/** The files that JSON-LD names. What microdata names stands in elements of its own. */
export function filesOfData({ document, manifest }: Page): Embedded[] {
  const things = thingsOf(document);
  if (things.length === 0) return [];
  const found: Embedded[] = [];
  const own = new Set(ownThings(document, siteNamesOf(manifest)).map(({ thing }) => thing));
  const add = (value: Value, isLogo: boolean) => {
    if (value.element.tag !== 'script') return;
    const span = () => spanOfValue(document, value);
    found.push({
      element: value.element,
      value: value.text,
      isDrawn: false,
      isLogo,
      span,
      ...(value.json && { data: value.json }),
    });
  };
  const visit = (thing: Thing, isFile: boolean, isLogo: boolean, level: number) => {
    if (level > LEVELS) return;
    document.budget.spend(1 + thing.values.size);
    for (const [name, values] of thing.values) {
      const isOwnLogo = isLogo || (name === 'logo' && own.has(thing));
      for (const value of values) {
        if ('types' in value) visit(value, FILES.has(name), name === 'logo' && isOwnLogo, level + 1);
        else if (FILES.has(name) || (isFile && name === 'url')) add(value, isOwnLogo);
      }
    }
  };
  for (const thing of things) visit(thing, false, false, 0);
  return found;
}
