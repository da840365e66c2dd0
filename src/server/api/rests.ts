import { canonicalJson } from '../store/canonical.js';
import type { Call, Preview } from './call.js';
import { refuse } from './problem.js';

/**
 * Holds a call to the state that its preview has seen: what is done is read anew, and somebody may have written in between.
 *
 * @param rests the entity tags of what is about to be written, as they were read for that
 * @throws ApiProblem `plan-stale`
 */
export function checkRests({ rests: seen }: Pick<Call, 'rests'>, rests: Preview['rests']): void {
  if (seen !== undefined && canonicalJson(seen) !== canonicalJson(rests))
    refuse('plan-stale', 'What it rests on has changed meanwhile: send the request again');
}
