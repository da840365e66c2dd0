import { readdirSync, readFileSync } from 'node:fs';
import { CORPUS } from './folders.js';

export const TREE_CONSTRUCTION = `${CORPUS}/html5lib/tree-construction`;

export interface Html5libCase {
  /** File and number of the case in it. */
  name: string;
  data: string;
}

/** Every input of the tree construction tests. Format: see the README beside the files. */
export function readTreeConstruction(): Html5libCase[] {
  return readdirSync(TREE_CONSTRUCTION)
    .filter((file) => file.endsWith('.dat'))
    .flatMap((file) =>
      `\n${readFileSync(`${TREE_CONSTRUCTION}/${file}`, 'utf8')}`
        .split('\n#data\n')
        .slice(1)
        .map((test, index) => ({ name: `${file} ${index + 1}`, data: test.split('\n#errors')[0] ?? '' })),
    );
}
