import { InlayError } from 'inlay/internal/message/error.js';
import { parseSite } from 'inlay/internal/site/parse.js';
import { refuse } from '../../api/problem.js';
import { count } from '../../api/read-request.js';
import type { PageBody } from '../../site/kinds/page.js';
import type { SiteBody } from '../../site/kinds/site.js';
import type { SlotBody } from '../../site/kinds/slot.js';
import { withModified } from '../../site/page-versions.js';
import { canonicalJson } from '../../store/canonical.js';
import type { Document, DocumentWrite } from '../../store/document.js';
import type { ThemeDeps } from '../area.js';
import { inputOf, savedSlot } from '../code-slots/slot-input.js';

/** What a document is from now on, when it is to be what it was. */
export function restoredBody(kind: string, document: Document | undefined, then: unknown): unknown {
  const now = document?.body;
  if (kind === 'page' && then) {
    const before = now ? (document as Document<PageBody>) : undefined; // of that kind
    return withModified(before, then as PageBody); // of that kind
  }
  if (kind === 'site' && now && then) {
    // No route writes what the theme and the providers of forms are.
    const { theme: _theme, addons: _addons, ...rest } = then as SiteBody; // the store checked both
    const { theme, addons } = now as SiteBody;
    return { ...rest, ...(theme && { theme }), ...(addons && { addons }) };
  }
  if (kind !== 'slot' || then === null) return then;
  const [before, old] = [now ?? undefined, then] as [SlotBody | undefined, SlotBody]; // the store checked them
  const saved = savedSlot(before, inputOf(old));
  // Off it may become again by this, on never.
  return { ...saved, enabled: saved.enabled && old.enabled };
}

/** What is compared of a body: not when visitors have last seen a change of it. */
export function contentOf(kind: string, body: unknown): string {
  if (kind !== 'page' || !body) return canonicalJson(body ?? null);
  const { modified: _modified, ...content } = body as PageBody; // of that kind
  return canonicalJson(content);
}

/**
 * Holds writes to what the site is made of together: a site and menus that can't be read would leave no page at all.
 *
 * @throws ApiProblem `validation-failed` with every place
 */
export async function checkRestored({ site, ports }: ThemeDeps, writes: readonly DocumentWrite[]): Promise<void> {
  const bodyOf = async (kind: string, key: string) =>
    writes.find((write) => write.kind === kind)?.body ?? (await site.store.get(kind, key))?.body;
  if (writes.some(({ kind }) => kind === 'site' || kind === 'menus')) {
    const state = { ...((await bodyOf('site', 'site')) as SiteBody), menus: await bodyOf('menus', 'menus') }; // of that kind
    try {
      parseSite(state);
    } catch (error) {
      if (!(error instanceof InlayError)) throw error;
      const errors = error.problems.map((place) => ({ ...place, code: 'invalid' }));
      refuse('validation-failed', 'The site of then does not fit the site of now', { errors });
    }
  }
  const options = writes.find(({ kind, body }) => kind === 'options' && body !== null);
  const errors = options ? ports.options.check(options.body as Record<string, unknown>) : []; // of that kind
  if (errors.length > 0) refuse('validation-failed', `The options of then have ${count(errors.length)}`, { errors });
}
