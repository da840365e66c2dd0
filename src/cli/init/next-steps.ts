import { realpathSync } from 'node:fs';
import { basename, dirname, join, relative } from 'node:path';
import { configFinder } from '../config/find-config.js';

/** What the next steps depend on. */
export interface StepsOptions {
  /** The folder that was written to, which is there. */
  folder: string;
  /** Name of the configuration in it. */
  config: string;
  /** Whether the package is installed there. */
  isInstalled: boolean;
  /** Path of a page of the site. */
  page?: string;
}

/** Lines of a shell that work as they are, one after the other, from the working folder on. */
export function nextSteps({ folder, config, isInstalled, page }: StepsOptions): string[] {
  const target = relative('', folder);
  const args = page === undefined ? undefined : pageArguments(folder, config, page);
  return [
    ...(target === '' ? [] : [`cd ${quoted(target)}`]),
    ...(isInstalled ? [] : ['npm install --save-dev inlay']),
    ...(args === undefined ? ['npx inlay check'] : [`npx inlay lint ${args}`, `npx inlay render ${args}`]),
  ];
}

/** The page from the folder, with the configuration's name where it would not be found from the page. */
function pageArguments(folder: string, config: string, page: string): string {
  const working = realpathSync(folder);
  const pages = realpathSync(dirname(page));
  const isFound = configFinder([working])(pages) === join(working, config);
  return `${isFound ? '' : `--config ${config} `}${quoted(relative(working, join(pages, basename(page))))}`;
}

/** A word of a shell's command line that is no option. */
function quoted(path: string): string {
  const word = path.startsWith('-') ? `./${path}` : path;
  return /^[\w./@%+=:,-]+$/.test(word) ? word : `'${word.replaceAll("'", "'\\''")}'`;
}
