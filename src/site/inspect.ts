import type { Budget } from '../budget.js';
import type { Problem } from '../message/error.js';
import { pointer } from '../message/pointer.js';
import { MAX_STATE_DEPTH, VALUE_STEPS } from './limits.js';

/** A value and the way to it, as a list from the value upwards. */
interface Place {
  value: unknown;
  key: string;
  depth: number;
  parent: Place | undefined;
}

/**
 * Problems that a validator could not survive or would pass over: nesting without end, and a `__proto__` key, which is
 * dropped on the way and so would be lost in silence.
 *
 * @param budget spent for each value and each character
 * @throws InlayError `limit-exceeded`
 */
export function inspect(input: unknown, budget: Budget): Problem[] {
  const places: Place[] = [{ value: input, key: '', depth: 0, parent: undefined }];
  for (let place = places.pop(); place; place = places.pop()) {
    budget.spend(VALUE_STEPS + place.key.length + (typeof place.value === 'string' ? place.value.length : 0));
    if (typeof place.value !== 'object' || place.value === null) continue;
    if (place.depth > MAX_STATE_DEPTH) {
      const message = `Unexpected nesting, expected at most ${MAX_STATE_DEPTH} levels; is there a cycle?`;
      return [{ pointer: pointerTo(place), message }];
    }
    for (const [key, value] of Object.entries(place.value)) {
      const child = { value, key, depth: place.depth + 1, parent: place };
      if (key === '__proto__')
        return [{ pointer: pointerTo(child), message: 'Unexpected key `__proto__`, expected another name' }];
      places.push(child);
    }
  }
  return [];
}

function pointerTo(place: Place): string {
  const keys: string[] = [];
  for (let at: Place | undefined = place; at?.parent; at = at.parent) keys.unshift(at.key);
  return pointer(...keys);
}
