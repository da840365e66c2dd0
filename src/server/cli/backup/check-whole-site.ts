import { InlayError } from 'inlay/internal/message/error.js';
import type { MenusBody } from '../../site/kinds/menus.js';
import type { PageBody, PathBody } from '../../site/kinds/page.js';
import type { SiteBody } from '../../site/kinds/site.js';
import type { SlotBody } from '../../site/kinds/slot.js';
import { siteOf } from '../../site/model.js';
import { checkOptions } from '../../site/options/index.js';
import type { DocumentWrite } from '../../store/document.js';
import type { Store } from '../../store/store.js';
import { faultsOf } from '../../theme/code-slots/check-slot.js';

interface Problem {
  pointer: string;
  message: string;
}

/** What a site has, whatever else: without, no page can be shown. */
const NEEDED = ['site', 'menus'] as const;

/**
 * Holds documents that are written at once to each other and to what stays: each may be right by itself, and the site of all of
 * them none.
 *
 * @throws InlayError `invalid-import` with every problem
 */
export async function checkWholeSite(
  store: Pick<Store, 'get' | 'all'>,
  writes: readonly DocumentWrite[],
): Promise<void> {
  const written = new Map(writes.map((write) => [`${write.kind}/${write.key}`, write.body]));
  const after = async (kind: string, key: string): Promise<unknown> =>
    written.has(`${kind}/${key}`) ? (written.get(`${kind}/${key}`) ?? undefined) : (await store.get(kind, key))?.body;
  const problems = [
    ...NEEDED.flatMap((kind) =>
      written.get(`${kind}/${kind}`) === null
        ? [
            {
              pointer: `/${kind}/${kind}`,
              message: 'Unexpected import without it, expected it: no page could be shown',
            },
          ]
        : [],
    ),
    ...(await siteProblems(after)),
    ...(await pathProblems(store, writes, after)),
    ...writes.flatMap(ownProblems),
  ];
  if (problems.length > 0) throw new InlayError('invalid-import', 'The site of it would not be whole', problems);
}

type After = (kind: string, key: string) => Promise<unknown>;

async function siteProblems(after: After): Promise<Problem[]> {
  const [site, menus] = await Promise.all(NEEDED.map((kind) => after(kind, kind)));
  if (site === undefined) return [];
  try {
    siteOf(site as SiteBody, (menus ?? { locations: {}, definitions: {} }) as MenusBody); // of those kinds
    return [];
  } catch (error) {
    if (!(error instanceof InlayError) || error.code !== 'invalid-site') throw error;
    return error.problems.map(({ pointer, message }) => ({ pointer, message }));
  }
}

/** Pages and their paths name each other. */
async function pathProblems(
  store: Pick<Store, 'get'>,
  writes: readonly DocumentWrite[],
  after: After,
): Promise<Problem[]> {
  const problems: Problem[] = [];
  const touched = { pages: new Set<string>(), paths: new Set<string>() };
  for (const { kind, key, body } of writes) {
    if (kind === 'page') touched.pages.add(key);
    if (kind === 'page' && body) touched.paths.add((body as PageBody).path); // of that kind
    if (kind === 'path') touched.paths.add(key);
    if (kind === 'path' && body) touched.pages.add((body as PathBody).page); // of that kind
  }
  // Who had a path before may have lost it.
  for (const key of touched.paths) {
    const before = (await store.get('path', key))?.body as PathBody | undefined; // of that kind
    if (before) touched.pages.add(before.page);
  }
  for (const key of touched.pages) {
    const page = (await after('page', key)) as PageBody | undefined; // of that kind
    const place = page && ((await after('path', page.path)) as PathBody | undefined); // of that kind
    if (page && (place?.page !== key || place.moved))
      problems.push({
        pointer: `/page/${key}`,
        message: `Unexpected path \`${page.path}\`, expected the document \`path\` of it to name page \`${key}\``,
      });
  }
  for (const key of touched.paths) {
    const place = (await after('path', key)) as PathBody | undefined; // of that kind
    const page = place && ((await after('page', place.page)) as PageBody | undefined); // of that kind
    if (place && (!page || (!place.moved && page.path !== key)))
      problems.push({
        pointer: `/path/${key}`,
        message: `Unexpected page \`${place.page}\`, expected one at this path`,
      });
  }
  return problems;
}

/** What of a document's body its kind alone does not say. */
function ownProblems({ kind, key, body }: DocumentWrite): Problem[] {
  if (!body) return [];
  if (kind === 'options')
    return checkOptions(body as Record<string, unknown>).map(({ pointer, message }) => ({
      pointer: `/options/${key}${pointer}`,
      message,
    })); // of that kind
  if (kind !== 'slot' || !(body as SlotBody).enabled) return [];
  return faultsOf(body as SlotBody).map(({ pointer, message }) => ({ pointer: `/slot/${key}${pointer}`, message })); // of that kind
}
