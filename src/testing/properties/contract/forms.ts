import type { Expansion } from '../../page/expansions.js';
import { attributeOf, type Element } from '../../page/tree.js';
import type { Trouble } from '../../verdict.js';
import type { Match } from '../match.js';
import { troubleAt, written } from '../written.js';

/** What decides how a form works: what is sent, how, and what must be filled in. The rest is for looks. */
const DECIDING = (
  'method enctype accept-charset novalidate target rel autocomplete name type value required disabled readonly multiple ' +
  'checked selected accept min max step minlength maxlength pattern list id for form formaction formmethod formenctype ' +
  'formtarget formnovalidate role aria-label aria-labelledby aria-describedby'
).split(' ');

/** Elements of a form that are not as their provider wrote them for this request: a stale value, another `method`, no `required`. */
export function changedForms(expansion: Expansion, { pairs, resource }: Match): Trouble[] {
  if (expansion.tag !== 'x-addon') return [];
  return pairs.flatMap(({ part, item }) => {
    const [element, own] = [part.element, item.element];
    if (!element || !own) return [];
    return DECIDING.flatMap((name) => {
      const [found, wanted] = [attributeOf(element, name), attributeOf(own, name)];
      if (found === wanted) return [];
      const message = `Unexpected \`${part.text}\` with ${shown(element, name)} in the expansion of ${written(expansion)}, expected ${shown(own, name)}, as ${resource.name} has it for this request`;
      return [troubleAt(expansion, element, message)];
    });
  });
}

function shown(element: Element, name: string): string {
  const value = attributeOf(element, name);
  if (value === undefined) return `no \`${name}\``;
  return value === '' ? `\`${name}\`` : `\`${name}="${value}"\``;
}
