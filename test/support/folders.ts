import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** The checkout's top folder. */
export const ROOT = fileURLToPath(new URL('../..', import.meta.url));

export const FIXTURES = `${ROOT}fixtures`;

/** Real data beside the checkout, where it is there. */
export const CORPUS = fileURLToPath(new URL('../../../shared/corpus', import.meta.url));

/** Whether the tests that need the corpus can run. They say so when they cannot. */
export const HAS_CORPUS = existsSync(CORPUS);
