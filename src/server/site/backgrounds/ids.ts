import { PATTERN_SOURCES } from './sources.js';

export type PatternId = keyof typeof PATTERN_SOURCES;

/** The ids of the patterns. */
export const PATTERN_IDS = Object.keys(PATTERN_SOURCES) as PatternId[]; // its keys are those of the literal

/** Whether a text is the id of a pattern. */
export function isPatternId(id: string): id is PatternId {
  return Object.hasOwn(PATTERN_SOURCES, id);
}
