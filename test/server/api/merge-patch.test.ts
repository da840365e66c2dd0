import * as z from 'inlay/internal/zod.js';
import { describe, expect, test } from 'vitest';
import { mergePatch } from '../../../src/server/api/merge-patch.js';
import { patchBody } from '../../../src/server/api/patch-body.js';

// RFC 7396, appendix A.
const CASES: [target: unknown, patch: unknown, result: unknown][] = [
  [{ a: 'b' }, { a: 'c' }, { a: 'c' }],
  [{ a: 'b' }, { b: 'c' }, { a: 'b', b: 'c' }],
  [{ a: 'b' }, { a: null }, {}],
  [{ a: 'b', b: 'c' }, { a: null }, { b: 'c' }],
  [{ a: ['b'] }, { a: 'c' }, { a: 'c' }],
  [{ a: 'c' }, { a: ['b'] }, { a: ['b'] }],
  [{ a: { b: 'c' } }, { a: { b: 'd', c: null } }, { a: { b: 'd' } }],
  [{ a: [{ b: 'c' }] }, { a: [1] }, { a: [1] }],
  [
    ['a', 'b'],
    ['c', 'd'],
    ['c', 'd'],
  ],
  [{ a: 'b' }, ['c'], ['c']],
  [{ a: 'foo' }, null, null],
  [{ a: 'foo' }, 'bar', 'bar'],
  [{ e: null }, { a: 1 }, { e: null, a: 1 }],
  [[1, 2], { a: 'b', c: null }, { a: 'b' }],
  [{}, { a: { bb: { ccc: null } } }, { a: { bb: {} } }],
];

test.each(CASES)('%j patched with %j is %j', (target, patch, result) => {
  expect(mergePatch(target, patch)).toEqual(result);
});

test('a name such as `__proto__` is a member like any other', () => {
  const merged = mergePatch({}, JSON.parse('{"__proto__":{"polluted":true}}'));
  expect(Object.hasOwn(merged as object, '__proto__')).toBe(true); // an object, as the patch is one
  expect(({} as { polluted?: boolean }).polluted).toBeUndefined(); // nothing else has become one
});

describe('the body of a patch', () => {
  const schema = z.strictObject({
    name: z.string().describe('What people call it'),
    size: z.int().default(3),
    inner: z.strictObject({ a: z.string(), b: z.string().optional() }).optional(),
    many: z.record(z.string(), z.strictObject({ kind: z.enum(['x', 'y']) })),
  });
  const body = patchBody(schema);

  test('fills in no default, and lets everything be left out or taken away', () => {
    const patches = [
      {},
      { name: null },
      { inner: { b: null } },
      { many: { one: null, two: {} } },
      { base_revision: 2 },
    ];
    for (const patch of patches) expect(body.parse(patch)).toEqual(patch);
  });

  test('tells what is no member, and what has another type', () => {
    for (const patch of [{ nam: 'x' }, { size: 'x' }, { inner: { c: 'x' } }, { many: { one: { kind: 'z' } } }])
      expect(body.safeParse(patch).success).toBe(false);
  });

  test('keeps what is said of members', () => {
    expect(z.toJSONSchema(body, { io: 'input' })).toMatchObject({
      properties: { name: { description: 'What people call it' } },
    });
  });
});
