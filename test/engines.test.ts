import { readFileSync } from 'node:fs';
import { satisfies } from 'semver';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { ROOT } from './support/folders.js';

/** The oldest Node that `engines` in package.json promises. */
const OLDEST = '20.19.0';

const lockSchema = z.object({
  packages: z.record(
    z.string(),
    z.object({ version: z.string().optional(), engines: z.object({ node: z.string().optional() }).optional() }),
  ),
});

type Packages = z.infer<typeof lockSchema>['packages'];

/** The packages of a lock file that do not take a version of Node. */
function refusing(packages: Packages, node: string): string[] {
  return Object.entries(packages).flatMap(([path, { version, engines }]) => {
    const range = engines?.node;
    return range === undefined || satisfies(node, range) ? [] : [`${path} ${version} wants ${range}`];
  });
}

const { packages } = lockSchema.parse(JSON.parse(readFileSync(`${ROOT}package-lock.json`, 'utf8')));

// The lock file holds `light-my-request` 6.6 for Fastify, which only tests use: 6.8 brings cookie 2 and so Node 22.
test('every package that is installed takes the oldest Node that is promised', () => {
  expect(packages['']?.engines?.node).toBe('>=20.19');
  expect(refusing(packages, OLDEST)).toEqual([]);
});

test('a package that wants a newer Node, or an older Node than that, is seen', () => {
  const cookie = { 'node_modules/cookie': { version: '2.0.2', engines: { node: '>=22' } } };
  expect(refusing({ ...packages, ...cookie }, OLDEST)).toEqual(['node_modules/cookie 2.0.2 wants >=22']);
  expect(refusing(packages, '20.18.3').length).toBeGreaterThan(0);
});
