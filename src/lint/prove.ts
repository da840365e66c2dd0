import type { Site } from '../site/schema.js';
import type { Fix } from './finding.js';
import type { Problem } from './rule.js';

/** The fix of every problem that proposes one, safe if that can be proven. Problems are in the order of the source. */
export function proveFixes(_source: string, _site: Site, problems: readonly Problem[]): (Fix | undefined)[] {
  return problems.map(({ fix }) => fix && { safety: 'unsafe', ...fix });
}
