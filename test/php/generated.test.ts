import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { ROOT } from '../support/folders.js';
import { FOLDER, generatedFiles } from './generate/files.js';

const STALE = 'is not what TypeScript knows now: run `npm run generate` and commit what it writes';

const folder = `${ROOT}${FOLDER}`;
const files = generatedFiles();

test.each([...files])(`${FOLDER}/%s is fresh`, (name, text) => {
  const path = `${folder}/${name}`;
  expect(existsSync(path) ? readFileSync(path, 'utf8') : '', `${FOLDER}/${name} ${STALE}`).toBe(text);
});

test('nothing else is there', () => {
  expect(readdirSync(folder).toSorted(), `${FOLDER} ${STALE}`).toEqual([...files.keys()].toSorted());
});
