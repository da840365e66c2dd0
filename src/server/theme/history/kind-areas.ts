import { may, type Principal } from '../../api/principal.js';
import { refuse } from '../../api/problem.js';
import type { KindName } from '../../site/kinds/index.js';

/**
 * The area of scopes that each kind belongs to. The others are no one's to take back by themselves. `form` is not here: who
 * gets what visitors send is told and written on the command line alone.
 */
const AREAS: Readonly<Partial<Record<KindName, string>>> = {
  site: 'site',
  menus: 'menus',
  options: 'options',
  canvas: 'canvas',
  page: 'pages',
  path: 'pages',
  presentation: 'content',
  slot: 'slots',
  author: 'author',
};

/** Kinds whose revisions can be read and taken back one by one. A path belongs to its page. */
export const HISTORY_KINDS = ['site', 'menus', 'options', 'canvas', 'page', 'presentation', 'slot', 'author'] as const;

/** The key of kinds that have one document alone. */
export const ONLY_KEYS: Readonly<Record<string, string>> = { site: 'site', menus: 'menus', options: 'theme' };

/** Whether documents of a kind can be taken back. */
export function hasHistory(kind: string): boolean {
  return Object.hasOwn(AREAS, kind);
}

/**
 * Holds who asks to the areas of the kinds, too: the scope for history alone does not open what another scope closes.
 *
 * @throws ApiProblem `insufficient-scope`
 */
export function authorizeKinds(principal: Principal, kinds: Iterable<string>, verb: 'read' | 'write'): void {
  const areas = [...kinds].map((kind) => AREAS[kind as KindName] ?? kind); // an unknown one is not in the table
  const missing = [...new Set(areas)].map((area) => `${area}:${verb}`).filter((scope) => !may(principal, scope, false));
  if (missing.length === 0) return;
  refuse('insufficient-scope', `These credentials lack the scope \`${missing.join('`, `')}\``, {
    members: { needed: missing, given: principal.scopes },
  });
}
