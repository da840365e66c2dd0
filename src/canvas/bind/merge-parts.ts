import type { Part } from '../run/baked-schema.js';

/** Parts as they are baked: texts that follow each other are one, in holes as well, and none is empty. */
export function mergeParts(parts: readonly Part[]): Part[] {
  const merged: Part[] = [];
  // Joined rather than added up: the engine keeps sums as trees, which every run would have to walk again.
  let texts: string[] = [];
  const flush = () => {
    const text = texts.join('');
    if (text !== '') merged.push(text);
    texts = [];
  };
  for (const part of parts) {
    if (typeof part === 'string') texts.push(part);
    else {
      flush();
      merged.push(mergeWithin(part));
    }
  }
  flush();
  return merged;
}

function mergeWithin(hole: Exclude<Part, string>): Part {
  if (hole.hole === 'page') return hole;
  const otherwise = mergeParts(hole.otherwise);
  return hole.hole === 'form' ? { ...hole, otherwise } : { ...hole, present: mergeParts(hole.present), otherwise };
}
