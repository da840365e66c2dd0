import { InlayError } from 'inlay/internal/message/error.js';
import { ProblemError } from 'inlay/internal/message/problem-error.js';
import type { Bug } from './job.js';

/** Lines of a stack that a log repeats. */
const FRAMES = 12;

/** What a log may say of a thrown error: where it came from. Nothing for a client's mistake. */
export function bugOf(error: unknown): Bug | undefined {
  if (error instanceof InlayError || error instanceof ProblemError) return undefined;
  if (!(error instanceof Error)) return { name: typeof error, frames: [] };
  const frames = (error.stack ?? '').split('\n').filter((line) => /^ {4}at [^\n]{0,300}$/.test(line));
  return { name: error.name, frames: frames.slice(0, FRAMES).map((line) => line.trim()) };
}
