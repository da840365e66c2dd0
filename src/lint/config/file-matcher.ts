import { withoutTrailing } from '../../html/trailing.js';
import { globOf } from './glob.js';

/** Tells whether patterns mean a file, by its path with slashes from the folder that they are for. */
export type FileMatcher = (path: string) => boolean;

/**
 * A matcher of patterns such as `emails/**` and `*.draft.html`. A pattern without a slash means files and folders of that
 * name anywhere, a folder all that is below it; one that begins with `!` takes back what an earlier one means.
 */
export function fileMatcher(patterns: readonly string[]): FileMatcher {
  const tests = patterns.map((pattern) => {
    const negated = pattern.startsWith('!');
    const body = pattern.slice(negated ? 1 : 0).replace(/^(?:\.?\/)+/, '');
    const trimmed = withoutTrailing(body, '/');
    const glob = body.includes('/', 1) && trimmed.includes('/') ? trimmed : anywhere(pattern, trimmed);
    const [own, below] = [globOf(glob), globOf(`${glob}/**`)];
    return { negated, matches: (path: string) => own(path) || below(path) };
  });
  return (path) => tests.reduce((is, { negated, matches }) => (is === negated && matches(path) ? !negated : is), false);
}

/** `/name` and `./name` mean the top folder, `name` any. */
function anywhere(pattern: string, name: string): string {
  return /^!?\.?\//.test(pattern) ? name : `**/${name}`;
}
