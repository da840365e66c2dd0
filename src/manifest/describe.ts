import { budgetOf } from '../budget.js';
import { briefData } from './brief-data.js';
import { estimateTokens, isSurelyOver } from './estimate-tokens.js';
import { checkBudget, cutUntil } from './fit.js';
import { lossesOfSite } from './fit-losses.js';
import { TERMS } from './guide.js';
import { JSON_STEPS, MAX_MANIFEST_WORK } from './limits.js';
import type { Manifest } from './schema.js';

export interface DescribeOptions {
  /** The budget of its compact JSON, as `estimateTokens` counts. @default 6000 */
  tokens?: number;
  /** What is said where something has no room: how to get it. @default nothing */
  rest?: string;
  /** Steps of work, see `MAX_MANIFEST_WORK`. @default MAX_MANIFEST_WORK */
  work?: number;
}

/** Some 3,000 tokens in truth: all of a small site, and what matters of a large one. */
const DEFAULT_TOKENS = 6000;

/** A budget below this one is for what the site has alone. */
const TERMS_FROM = 3000;

/**
 * What a writer needs to know of a site and nothing else, as plain JSON: the values of contacts, the labels of locations, the
 * forms of each provider, what each component takes. What has no room is named in `left_out_for_length`, by JSON Pointers
 * into the manifest.
 *
 * @throws InlayError `budget-too-small`, `limit-exceeded` for a manifest that is too large to be cut
 */
export function describeSite(manifest: Manifest, options: DescribeOptions = {}): Record<string, unknown> {
  const { tokens = DEFAULT_TOKENS, rest, work = MAX_MANIFEST_WORK } = options;
  const budget = budgetOf(work, 'describe this site');
  const described = (candidate: Manifest) => {
    const leftOut = lossesOfSite(manifest, candidate);
    const data = { ...briefData(candidate), ...(tokens >= TERMS_FROM && { terms: TERMS }) };
    if (leftOut.length === 0) return data;
    const how = rest === undefined ? {} : { how_to_get_the_rest: rest };
    return { ...data, left_out_for_length: leftOut, ...how };
  };
  const fits = (candidate: Manifest) => {
    const data = JSON.stringify(briefData(candidate));
    budget.spend(JSON_STEPS * data.length);
    return !isSurelyOver(data, tokens) && estimateTokens(JSON.stringify(described(candidate))) <= tokens;
  };
  const fitted = described(cutUntil(manifest, tokens, fits));
  checkBudget(estimateTokens(JSON.stringify(fitted)), tokens);
  return fitted;
}
