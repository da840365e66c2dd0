import { budgetOf } from '../budget.js';
import { InlayError } from '../message/error.js';
import { estimateTokens, isSurelyOver } from './estimate-tokens.js';
import { CUTS, type Cut, withinReach } from './fit-cuts.js';
import { type Loss, lossesOf } from './fit-losses.js';
import { JSON_STEPS, MAX_MANIFEST_WORK } from './limits.js';
import type { Manifest } from './schema.js';

export { estimateTokens } from './estimate-tokens.js';
export type { Loss } from './fit-losses.js';

/** A manifest that is within a budget, and what it lost for that. */
export interface FittedManifest {
  /** Always valid; `concise` as soon as anything is left out. */
  manifest: Manifest;
  /** JSON Pointers (RFC 6901) into the manifest that came in: what is left out, whole or in part. */
  cut: string[];
  /** The same with how much of each is still there. */
  losses: Loss[];
  /** What its compact JSON comes to at most, by `estimateTokens`. */
  tokens: number;
}

export interface FitOptions {
  /** Steps of work, see `MAX_MANIFEST_WORK`. @default MAX_MANIFEST_WORK */
  work?: number;
}

/**
 * Cuts a manifest down until its compact JSON is within a budget: items of menus first, the deepest and the ends of the
 * longest lists before the others, then long texts, images, titles. The contract of the components stays, and the names
 * of locations, fields, providers and forms as long as anything else can go; then those that are in use stay longest.
 *
 * @param tokens the budget, as `estimateTokens` counts
 * @throws InlayError `budget-too-small` for a budget that the components' contract alone does not fit into, `limit-exceeded`
 *   for a manifest that is too large to be cut
 */
export function fitManifest(
  manifest: Manifest,
  tokens: number,
  { work = MAX_MANIFEST_WORK }: FitOptions = {},
): FittedManifest {
  const budget = budgetOf(work, 'fit this manifest');
  const fitted = cutUntil(manifest, tokens, (candidate) => {
    const text = JSON.stringify(candidate);
    budget.spend(JSON_STEPS * text.length);
    return !isSurelyOver(text, tokens) && estimateTokens(text) <= tokens;
  });
  const size = estimateTokens(JSON.stringify(fitted));
  checkBudget(size, tokens);
  const losses = lossesOf(manifest, fitted);
  return { manifest: fitted, cut: losses.map(({ pointer }) => pointer), losses, tokens: size };
}

/**
 * The most of a manifest that passes a test; the least that is left of it where nothing does.
 *
 * @param tokens that nothing over them passes, as `estimateTokens` counts
 */
export function cutUntil(manifest: Manifest, tokens: number, fits: (candidate: Manifest) => boolean): Manifest {
  if (fits(manifest)) return manifest;
  let fitted: Manifest = { ...withinReach(manifest, tokens), detail: 'concise' };
  for (const cut of CUTS) {
    if (fits(fitted)) break;
    fitted = asMuchAsFits(cut(fitted), fits);
  }
  return fitted;
}

/** @throws InlayError `budget-too-small` */
export function checkBudget(size: number, tokens: number): void {
  if (size <= tokens) return;
  throw new InlayError(
    'budget-too-small',
    `Unexpected budget of ${tokens} tokens, expected at least ${size}: the contract of the components is never cut`,
  );
}

/**
 * The most of a cut that fits; the least of it where nothing does. It is looked for from the least upwards, in steps that
 * double, then by halving: what is far too much is never made, which takes most of the time.
 */
function asMuchAsFits({ least, most, keep }: Cut, fits: (manifest: Manifest) => boolean): Manifest {
  let best = keep(least);
  if (!fits(best)) return best;
  let low = least + 1;
  let high = most - 1;
  for (let step = 1, rising = true; low <= high; step *= 2) {
    const amount = rising ? Math.min(low + step - 1, high) : Math.floor((low + high) / 2);
    const candidate = keep(amount);
    if (fits(candidate)) {
      [best, low] = [candidate, amount + 1];
    } else {
      high = amount - 1;
      rising = false;
    }
  }
  return best;
}
