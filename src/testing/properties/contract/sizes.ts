import type { Expansion } from '../../page/expansions.js';
import { attributeOf } from '../../page/tree.js';
import type { Trouble } from '../../verdict.js';
import type { Match } from '../match.js';
import { troubleAt, written } from '../written.js';

/** Images with another size than the site's: a page that loads would jump, or show them distorted. */
export function changedSizes(expansion: Expansion, { pairs }: Match): Trouble[] {
  return pairs.flatMap(({ part: { element }, item: { size } }) => {
    if (!element || !size) return [];
    return (['width', 'height'] as const).flatMap((side) => {
      const wanted = size[side];
      const found = attributeOf(element, side);
      if (wanted === undefined || found === String(wanted)) return [];
      const what = found === undefined ? `no \`${side}\`` : `\`${side}="${found}"\``;
      const message = `Unexpected ${what} of the image in the expansion of ${written(expansion)}, expected \`${side}="${wanted}"\``;
      return [troubleAt(expansion, element, message)];
    });
  });
}
