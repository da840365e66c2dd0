import { expect, test } from 'vitest';
import { isPrivateHost } from '../../../src/cli/input/private-address.js';

test.each([
  ['127.0.0.1', true],
  ['10.1.2.3', true],
  ['172.31.255.255', true],
  ['172.32.0.0', false],
  ['192.0.0.8', true],
  ['192.0.2.1', false],
  ['198.19.0.1', true],
  ['224.0.0.1', true],
  ['255.255.255.255', true],
  ['1.1.1.1', false],
  ['[::1]', true],
  ['[::ffff:10.0.0.1]', true],
  ['[::ffff:a00:1]', true],
  ['[::ffff:1.1.1.1]', false],
  ['[fe80::1]', true],
  ['[fd00::1]', true],
  ['[ff02::1]', true],
  // What a network without IPv4 makes of a public address.
  ['[64:ff9b::101:101]', false],
  ['[2606:4700::1111]', false],
  ['localhost', true],
])('%s: %s', async (host, expected) => {
  expect(await isPrivateHost(new URL(`http://${host}/`))).toBe(expected);
});
