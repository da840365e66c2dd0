import { expect, test } from 'vitest';
import { visitorAddress } from '../../../src/server/core/visitor-address.js';

test.each([
  ['192.0.2.1', '192.0.2.1'],
  ['192.0.2.1:52100', '192.0.2.1'],
  ['::ffff:192.0.2.1', '192.0.2.1'],
  ['::FFFF:c000:201', '192.0.2.1'],
  [' 192.0.2.1 ', '192.0.2.1'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:0db8:0001:0002::9', '2001:db8:1:2::/64'],
  ['[2001:db8:1:2::7]:443', '2001:db8:1:2::/64'],
  ['[2001:db8:1:2::7]', '2001:db8:1:2::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
  ['', ''],
  ['unknown', 'unknown'],
])('%s is counted as %s', (text, who) => {
  expect(visitorAddress(text)).toBe(who);
});

test('negative control: two connections are two visitors', () => {
  expect(visitorAddress('2001:db8:1:2::1')).not.toBe(visitorAddress('2001:db8:1:3::1'));
  expect(visitorAddress('192.0.2.1')).not.toBe(visitorAddress('192.0.2.2'));
});
