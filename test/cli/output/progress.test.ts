import { describe, expect, test } from 'vitest';
import { startProgress } from '../../../src/cli/output/progress.js';

/** A terminal that remembers, and a clock that is set by hand. */
function terminal(isTTY = true) {
  const written: string[] = [];
  const clock = { now: 0 };
  return { stream: { isTTY, write: (text: string) => written.push(text) }, written, clock };
}

describe('startProgress', () => {
  test('counts after half a second, ten times a second, and is cleared', () => {
    const { stream, written, clock } = terminal();
    const progress = startProgress(stream, 'rendered', 4000, () => clock.now);
    for (const now of [0, 499, 500, 550, 599, 600]) {
      clock.now = now;
      progress.step(1);
    }
    progress.clear();
    progress.clear();
    expect(written).toEqual(['\r\u001b[Krendered 3 of 4,000', '\r\u001b[Krendered 6 of 4,000', '\r\u001b[K']);
  });

  test('says nothing of what is done sooner', () => {
    const { stream, written, clock } = terminal();
    const progress = startProgress(stream, 'rendered', 2, () => clock.now);
    progress.step(1);
    clock.now = 499;
    progress.step(1);
    progress.clear();
    expect(written).toEqual([]);
  });

  test('says nothing where there is no terminal', () => {
    const { stream, written, clock } = terminal(false);
    const progress = startProgress(stream, 'rendered', 1, () => clock.now);
    clock.now = 10_000;
    progress.step(1);
    progress.clear();
    expect(written).toEqual([]);
  });
});
