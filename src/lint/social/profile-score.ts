import type { Page } from '../rule.js';

/** Messengers are contacts; of WhatsApp alone channels are profiles. */
export const MESSENGERS: ReadonlySet<string> = new Set(['telegram', 'line', 'kakao']);

/** A concrete address needs a look where the site has no profile at all, or where others may have made the page. */
export function rated(score: number, { manifest }: Page, isLoose: boolean): number {
  return manifest.resources.social.length === 0 || isLoose ? Math.min(score, 0.6) : score;
}
