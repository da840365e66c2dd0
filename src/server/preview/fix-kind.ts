import type { Finding } from 'inlay/internal/lint/finding.js';
import { type NumberedFinding, worstFirst } from './pages/finding-order.js';

/**
 * Of the findings that are shown, those of the same kind: of one rule, in the same words, with a fix that is not proven.
 *
 * @param index of one of them; nothing is of the kind of one without such a fix
 */
export function ofKind(findings: readonly Finding[], index: number): NumberedFinding[] {
  const one = findings[index];
  if (one?.fix?.safety !== 'unsafe') return [];
  return worstFirst(findings).filter((each) => each.fix?.safety === 'unsafe' && kindOf(each) === kindOf(one));
}

/** Of each of these that is of a kind with others, how many there are, and the index of the first. */
export function kindsOf(shown: readonly NumberedFinding[]): ReadonlyMap<number, { first: number; count: number }> {
  const groups = new Map<string, NumberedFinding[]>();
  for (const finding of shown) {
    if (finding.fix?.safety !== 'unsafe') continue;
    const kind = kindOf(finding);
    groups.set(kind, [...(groups.get(kind) ?? []), finding]);
  }
  const kinds = new Map<number, { first: number; count: number }>();
  for (const group of groups.values()) {
    const [first, second] = group;
    if (first && second) for (const { index } of group) kinds.set(index, { first: first.index, count: group.length });
  }
  return kinds;
}

function kindOf({ rule, message }: Finding): string {
  return `${rule} ${message}`;
}
