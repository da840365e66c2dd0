import type { Paint } from '../output/terminal.js';
import type { Drafted } from './from/drafted.js';

/** What `inlay init` has done. */
export interface Written {
  /** Paths of the new files. */
  paths: readonly string[];
  /** What to type next, line by line. */
  steps: readonly string[];
  /** Whether the steps name a page. */
  hasPage: boolean;
  drafted?: Drafted;
}

/** What was written, what was found and what was not, and what to type next. */
export function tellWritten({ paths, steps, hasPage, drafted }: Written, paint: Paint): string {
  return [
    ...(drafted ? [`found ${drafted.found.map(({ what, count }) => `${count} ${what}`).join(', ')}\n`] : []),
    ...(drafted?.unsure ?? []).map((line) => `${paint('yellow', 'not sure:')} ${line}\n`),
    ...paths.map((path) => `${paint('green', 'wrote')} ${path}\n`),
    '\nNext:\n',
    ...steps.map((step) => `  ${step}\n`),
    ...(hasPage ? [] : ['Then `npx inlay lint` and `npx inlay render`, each with the path of a page.\n']),
  ].join('');
}
