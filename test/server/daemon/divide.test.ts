import { describe, expect, test } from 'vitest';
import { divide } from '../../../src/server/daemon/divide.js';
import type { BatchTask } from '../../../src/server/daemon/job.js';
import { CHUNK_CANVASES, CHUNK_LENGTH } from '../../../src/server/daemon/limits.js';
import { batch } from './daemon.js';

/** How many canvases each part has; nothing where the batch is not divided. */
function sizes(mode: BatchTask['mode'], lengths: readonly number[]): number[] | undefined {
  const body = { ...batch('r', ...lengths.map((length) => 'x'.repeat(length))), report: true };
  const parts = divide({ mode }, body);
  if (!parts) return undefined;
  const bodies = parts.map((part) => JSON.parse(new TextDecoder().decode(part.body)));
  expect(bodies.flatMap(({ canvases }) => canvases)).toEqual(body.canvases);
  expect(parts.flatMap(({ ids }) => ids)).toEqual(body.canvases.map(({ id }) => id));
  for (const { canvases: _own, ...rest } of bodies) expect(rest).toEqual({ revision: 'r', report: true });
  return bodies.map(({ canvases }) => canvases.length);
}

describe('a batch', () => {
  const [many, half] = [CHUNK_CANVASES, CHUNK_LENGTH / 2];
  test.each([
    ['whole', [], undefined],
    ['whole', [5], undefined],
    ['whole', [CHUNK_LENGTH * 3], undefined],
    ['whole', Array<number>(many).fill(1), undefined],
    ['whole', Array<number>(many * 2 + 1).fill(1), [many, many, 1]],
    ['whole', [half, half, 1], [2, 1]],
    ['whole', [CHUNK_LENGTH * 3, 1, 1], [1, 2]],
    ['part', Array<number>(many * 2).fill(1), undefined],
    ['single', [1, 2, 3], [1, 1, 1]],
    ['single', [1], [1]],
  ] as const)('to be done %s, of canvases of lengths %j, is divided into parts of %j', (mode, lengths, expected) => {
    expect(sizes(mode, lengths)).toEqual(expected);
  });
});
