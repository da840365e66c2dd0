import { cpSync, readFileSync, writeFileSync } from 'node:fs';

const DIST = new URL('../../dist/', import.meta.url);
const COPY = new URL('../../node_modules/.cache/pixels/', import.meta.url);

/** The proof of looks in what a build makes of the linter. */
const PROOF = 'function differentLooks(';

/** What stands in for it: nothing looks different. */
const BLIND = 'function differentLooks() {\n\treturn undefined;\n}\n';

/**
 * A linter without the proof of looks, as it was before there was one: to it a fix is safe where links, images and texts
 * stay the same.
 *
 * @returns `lint` and `applyFixes` of a copy of the build
 */
export async function weakenedLinter() {
  cpSync(DIST, COPY, { recursive: true });
  const joined = new URL('joined/lint.js', COPY);
  const [ahead, behind, ...more] = readFileSync(joined, 'utf8').split(PROOF);
  if (behind === undefined || more.length > 0) throw new Error(`Unexpected build, expected one \`${PROOF}\` in it`);
  writeFileSync(joined, `${ahead}${BLIND}function proofOfLooks(${behind}`);
  return import(new URL('lint/index.js', COPY).href);
}
