import type { Outcome } from './check.js';
import type { Subject } from './subject.js';

/** UTF-16 code units of the shorter source; the longer one has `FACTOR` times as many. */
const LENGTH = 131_072;

const FACTOR = 4;

/** Four times as much may take this many times as long: a quadratic cost takes 16 times. */
const BAR = 8;

/** Milliseconds below which a time says nothing: five times what a linear scan takes; quadratic ones took 200 and more. */
const NOISE = 100;

/** The shortest time of so many counts, and only what is over the bar so many times: a machine may be busy. */
const ROUNDS = 3;
const TRIES = 3;

/** UTF-16 code units of the stretch that is tried alone: what is quadratic is often one unclosed construct. */
const STRETCH = 12;

/** Whether the fast locator's time grows faster than a source that is the case, or a stretch of it, over and over. */
export function growthOf(subject: Subject, source: string): Outcome {
  if (source === '') return 'idle';
  const start = Math.floor(source.length / 3);
  const whole = growthOfRepeated(subject, source);
  return whole === 'held' ? growthOfRepeated(subject, source.slice(start, start + STRETCH)) : whole;
}

function growthOfRepeated(subject: Subject, source: string): Outcome {
  const short = source.repeat(Math.ceil(LENGTH / source.length));
  const long = source.repeat(Math.ceil((FACTOR * LENGTH) / source.length));
  let ratio = 0;
  for (let tries = 0; tries < TRIES; tries += 1) {
    if (timed(subject, long) < NOISE) return 'held';
    const rounds = Array.from({ length: ROUNDS }, () => [timed(subject, short), timed(subject, long)] as const);
    ratio = Math.min(...rounds.map(([, time]) => time)) / Math.min(...rounds.map(([time]) => time));
    if (ratio < BAR) return 'held';
  }
  return { expected: `less than ${BAR} times the time for ${FACTOR} times the source`, actual: ratio };
}

function timed(subject: Subject, source: string): number {
  const start = performance.now();
  try {
    subject.locateFast(source);
  } catch (error) {
    if (!subject.isUserError(error)) throw error;
  }
  return performance.now() - start;
}
