import { describe, expect, test } from 'vitest';
import { splitLines } from '../../../src/cli/input/split-lines.js';

async function* chunksOf(bytes: Uint8Array, size: number): AsyncGenerator<Uint8Array> {
  for (let at = 0; at < bytes.length; at += size) yield bytes.subarray(at, at + size);
}

async function linesOf(text: string, size: number, maxBytes?: number): Promise<[number, string | undefined][]> {
  const lines: [number, string | undefined][] = [];
  for await (const { number, bytes } of splitLines(chunksOf(Buffer.from(text), size), maxBytes)) {
    lines.push([number, bytes?.toString()]);
  }
  return lines;
}

describe('splitLines', () => {
  test.each([1, 2, 3, 5, 1000])('keeps characters whole that chunks of %i bytes cut', async (size) => {
    expect(await linesOf('é😀\n\n日本\r\nend', size)).toEqual([
      [1, 'é😀'],
      [2, ''],
      [3, '日本\r'],
      [4, 'end'],
    ]);
  });

  test('a line feed at the end begins no line', async () => {
    expect(await linesOf('a\n', 1)).toEqual([[1, 'a']]);
    expect(await linesOf('', 1)).toEqual([]);
  });

  test.each([1, 3, 1000])('passes over a line that is too long, in chunks of %i bytes', async (size) => {
    expect(await linesOf('1234\n12345\n1\n123456', size, 4)).toEqual([
      [1, '1234'],
      [2, undefined],
      [3, '1'],
      [4, undefined],
    ]);
  });

  test('gives a line before the next one is there', async () => {
    let asked = 0;
    async function* endless(): AsyncGenerator<Uint8Array> {
      for (;;) {
        asked += 1;
        yield Buffer.from('line\n');
      }
    }
    for await (const { number } of splitLines(endless())) if (number === 3) break;
    expect(asked).toBe(3);
  });
});
