import { existsSync } from 'node:fs';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The checkout's top folder, with a slash behind it. */
export const ROOT = checkoutAround(fileURLToPath(import.meta.url));

export const FIXTURES = `${ROOT}fixtures`;

/** Real data beside the checkout, where it is there. */
export const CORPUS = `${dirname(ROOT)}/shared/corpus`;

/** Whether the tests that need the corpus can run. They say so when they cannot. */
export const HAS_CORPUS = existsSync(CORPUS);

/** The fuzzer runs compiled, from a folder below `node_modules`, so that the way up is not always as long. */
function checkoutAround(path: string): string {
  const folder = dirname(path);
  return existsSync(`${folder}/package-lock.json`) || folder === path ? `${folder}/` : checkoutAround(folder);
}
