/** Writes the tables of PHP that TypeScript knows: `npm run generate`. */
import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { ROOT } from '../../support/folders.js';
import { FOLDER, generatedFiles } from './files.js';

const files = generatedFiles();
mkdirSync(`${ROOT}${FOLDER}`, { recursive: true });
for (const name of readdirSync(`${ROOT}${FOLDER}`)) {
  if (!files.has(name)) rmSync(`${ROOT}${FOLDER}/${name}`);
}
for (const [name, text] of files) writeFileSync(`${ROOT}${FOLDER}/${name}`, text);
console.log(`${files.size} files in ${FOLDER}`);
