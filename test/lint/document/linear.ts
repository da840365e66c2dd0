import { expect } from 'vitest';

/** Characters of the smaller of two texts. */
const SIZE = 60_000;

/**
 * Four times as much takes four times as long, and sixteen times where each part looks at all others: by the processor's
 * time, the least of three in turn. What takes less than the clock tells is linear enough.
 */
export function expectLinear(workOf: (size: number) => () => unknown): void {
  const works = [workOf(SIZE), workOf(4 * SIZE)];
  const least = [CLOCK_MS, CLOCK_MS];
  for (let round = 0; round < 3; round += 1)
    for (const [index, work] of works.entries()) {
      const start = process.cpuUsage();
      work();
      const { user, system } = process.cpuUsage(start);
      const ms = (user + system) / 1000;
      least[index] = round === 0 ? Math.max(CLOCK_MS, ms) : Math.max(CLOCK_MS, Math.min(least[index] ?? ms, ms));
    }
  const [once = CLOCK_MS, fourTimes = CLOCK_MS] = least;
  expect(fourTimes / once).toBeLessThan(9);
}

const CLOCK_MS = 8;
