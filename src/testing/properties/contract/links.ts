import { tokens } from '../../../html/element.js';
import type { Expansion } from '../../page/expansions.js';
import { attributeOf } from '../../page/tree.js';
import type { Trouble } from '../../verdict.js';
import type { Match } from '../match.js';
import { troubleAt, written } from '../written.js';

/** Links without what the site or the component says of them: their `rel`, and whether they open a new window. */
export function changedLinks(expansion: Expansion, { pairs }: Match): Trouble[] {
  return pairs.flatMap(({ part: { anchor, text }, item: { link } }) => {
    if (!anchor || !link || attributeOf(anchor, 'href') === undefined) return [];
    const where = `in the expansion of ${written(expansion)}`;
    const rel = new Set(tokens(attributeOf(anchor, 'rel')?.toLowerCase()));
    const lost = link.rel.filter((token) => !rel.has(token.toLowerCase()));
    const target = attributeOf(anchor, 'target');
    return [
      ...(lost.length === 0
        ? []
        : [`Unexpected link \`${text}\` ${where} without \`${lost.join(' ')}\` in its \`rel\`, expected it to stay`]),
      ...(target === link.target
        ? []
        : [`Unexpected link \`${text}\` ${where} with ${shown(target)}, expected ${shown(link.target)}`]),
    ].map((message) => troubleAt(expansion, anchor, message));
  });
}

function shown(target: string | undefined): string {
  return target === undefined ? 'no `target`' : `\`target="${target}"\``;
}
