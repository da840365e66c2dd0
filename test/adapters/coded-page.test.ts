import { gunzipSync, gzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { codedPage } from '../../src/adapters/coded-page.js';
import { type Coding, codingOf } from '../../src/adapters/coding.js';
import { joined, type PageDeps } from '../../src/adapters/page.js';

const GZIP = codingOf('gzip') as Coding; // always there
const PAGE = Buffer.from('<p>à</p><x-logo></x-logo>');

function means(failures: unknown[], limit = 1000): PageDeps {
  return { limit, expand: () => Buffer.from('expanded'), onFailure: (error) => failures.push(error) };
}

describe('a page that comes compressed', () => {
  test.each(['gzip', 'x-gzip', 'deflate', 'br', ...(codingOf('zstd') ? ['zstd'] : [])])(
    'is decoded and coded again: %s',
    (name) => {
      const coding = codingOf(name) as Coding; // it is one of the table
      const page = codedPage(coding, means([]));
      for (const byte of coding.encode(PAGE)) expect(page.write(Uint8Array.of(byte))).toEqual([]);
      expect(String(Buffer.from(coding.decode(joined(page.end()), 1000)))).toBe('expanded');
    },
  );

  test.each(['', 'identity', 'compress', 'gzip, br', 'constructor', '__proto__'])(
    'no other coding is known: %j',
    (name) => {
      expect(codingOf(name)).toBeUndefined();
    },
  );

  test('without a component it goes out as it came, without being expanded at all', () => {
    const bytes = gzipSync('<p>plain <x-other>', { level: 1 });
    const failures: unknown[] = [];
    const page = codedPage(GZIP, {
      ...means(failures),
      expand: () => {
        throw new Error('asked');
      },
    });
    page.write(bytes.subarray(0, 9));
    page.write(bytes.subarray(9));
    expect(Buffer.from(joined(page.end())).equals(bytes)).toBe(true);
    expect(failures).toEqual([]);
  });

  test('several members of gzip are one page', () => {
    const page = codedPage(GZIP, means([]));
    page.write(Buffer.concat([gzipSync(PAGE), gzipSync(PAGE)]));
    expect(String(gunzipSync(joined(page.end())))).toBe('expanded');
  });

  test.each([
    ['is cut off', gzipSync(PAGE).subarray(0, -1), 1000],
    ['is something else', PAGE, 1000],
    ['has a wrong sum', Buffer.concat([gzipSync(PAGE).subarray(0, -8), Buffer.alloc(8)]), 1000],
    ['decodes to more than the limit', gzipSync(Buffer.concat([PAGE, Buffer.alloc(100_000)])), 1000],
  ])('goes out as it came when it %s, and one is told', (_title, bytes, limit) => {
    const failures: unknown[] = [];
    const page = codedPage(GZIP, means(failures, limit));
    expect(page.write(bytes)).toEqual([]);
    expect(Buffer.from(joined(page.end())).equals(bytes)).toBe(true);
    expect(failures).toEqual([expect.objectContaining({ code: 'unreadable-coding' })]);
    expect(page.hasFailed()).toBe(true);
  });

  test('goes out from where it is longer than the limit, and no more of it is kept', () => {
    const failures: unknown[] = [];
    const page = codedPage(GZIP, means(failures, 20));
    const chunk = Buffer.alloc(15, 1);
    expect(page.write(chunk)).toEqual([]);
    expect(page.write(chunk).map(({ length }) => length)).toEqual([15, 15]);
    expect(page.write(chunk)).toEqual([chunk]);
    expect(page.end()).toEqual([]);
    expect(failures).toEqual([expect.objectContaining({ code: 'limit-exceeded' })]);
  });

  test('without a byte it stays without one', () => {
    const failures: unknown[] = [];
    expect(codedPage(GZIP, means(failures)).end()).toEqual([]);
    expect(failures).toEqual([]);
  });
});
