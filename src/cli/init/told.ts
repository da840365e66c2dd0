import { relative } from 'node:path';
import type { Paint } from '../output/terminal.js';
import type { Drafted } from './from/drafted.js';

/** What `inlay init` has done. */
export interface Written {
  /** Paths of the new files. */
  paths: readonly string[];
  /** The folder that they are in. */
  folder: string;
  /** Whether the package is installed there. */
  isInstalled: boolean;
  drafted?: Drafted;
}

/** What was written, what was found and what was not, and what to type next. */
export function nextSteps({ paths, folder, isInstalled, drafted }: Written, paint: Paint): string {
  const page = drafted?.page === undefined ? '<page>' : relative(folder, drafted.page);
  const steps = [
    ...(relative('', folder) === '' ? [] : [`cd ${quoted(relative('', folder))}`]),
    ...(isInstalled ? [] : ['npm install --save-dev inlay']),
    `npx inlay lint ${page === '<page>' ? page : quoted(page)}`,
    `npx inlay render ${page === '<page>' ? page : quoted(page)}`,
  ];
  return [
    ...(drafted ? [`found ${drafted.found.map(({ what, count }) => `${count} ${what}`).join(', ')}\n`] : []),
    ...(drafted?.unsure ?? []).map((line) => `${paint('yellow', 'not sure:')} ${line}\n`),
    ...paths.map((path) => `${paint('green', 'wrote')} ${path}\n`),
    '\nNext:\n',
    ...steps.map((step) => `  ${step}\n`),
  ].join('');
}

/** A word of a shell's command line. */
function quoted(text: string): string {
  return /^[\w./@%+=:,-]+$/.test(text) ? text : `'${text.replaceAll("'", "'\\''")}'`;
}
