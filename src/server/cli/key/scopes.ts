import { InlayError } from 'inlay/internal/message/error.js';
import { nearestHint } from 'inlay/internal/message/nearest.js';
import { allows } from '../../api/principal.js';
import { THEME_ROUTES } from '../../theme/routes.js';

/** A scope that routes need, and whether all that need it are destructive: then `*` does not have it. */
interface Needed {
  scope: string;
  isDestructive: boolean;
}

const NEEDED: readonly Needed[] = Object.values(THEME_ROUTES).flatMap((route) =>
  'scope' in route ? [{ scope: route.scope, isDestructive: route.effect === 'destructive' }] : [],
);

/** What a key can be given: what routes need, all of an area, a verb everywhere, all. */
const KNOWN: readonly string[] = [
  ...new Set(
    NEEDED.flatMap(({ scope }) => {
      const [area = '', verb = ''] = scope.split(':');
      return [scope, `${area}:*`, `*:${verb}`];
    }),
  ),
  '*',
  '**',
].sort();

/**
 * Holds scopes to what the Theme API knows: a key with another one could do less than its maker believes.
 *
 * @throws InlayError `unknown-scope` with the nearest
 */
export function checkScopes(scopes: readonly string[]): void {
  const unknown = scopes.filter((scope) => !NEEDED.some((route) => allows([scope], route.scope, route.isDestructive)));
  const [first] = unknown;
  if (first === undefined) return;
  const verbs = verbsOf(first);
  const expected = verbs.length > 0 ? `one of ${verbs.map((scope) => `\`${scope}\``).join(', ')}` : 'one that it knows';
  throw new InlayError(
    'unknown-scope',
    `Unexpected scope \`${first}\`, expected ${expected}${nearestHint(first, KNOWN)}. All of them: ${KNOWN.join(' ')}`,
  );
}

/** The scopes of the same area, where there is such an area. */
function verbsOf(scope: string): string[] {
  const area = scope.slice(0, scope.indexOf(':') + 1);
  return KNOWN.filter((each) => each.startsWith(area) && area !== '' && area !== '*:');
}
