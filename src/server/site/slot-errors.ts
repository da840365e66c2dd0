import { printable } from 'inlay/internal/message/printable.js';
import * as z from 'inlay/internal/zod.js';
import { failureOf } from '../api/failure.js';
import { type ApiProblem, PROBLEMS, problemBody, refuse } from '../api/problem.js';
import { rateLimiter } from '../api/rate.js';
import type { Answer } from '../core/answer.js';
import { type Document, StaleError } from '../store/document.js';
import { errorCounts, type SlotThreshold } from './error-counts.js';
import type { SlotBody } from './kinds/slot.js';
import type { OpenSite } from './open-site.js';
import { isSlotToken } from './slot-token.js';

/** Where pages report to. */
export const SLOT_ERRORS_PATH = '/_inlay/slot-errors';

/** How reports are taken. */
export interface SlotErrorsOptions {
  site: OpenSite;
  threshold?: Partial<SlotThreshold>;
  /** Hears of what is answered with 500. */
  onError?: (error: unknown) => void;
}

const THRESHOLD: SlotThreshold = { errors: 5, minutes: 10, visitors: 5 };

/** Reports of one visitor: ten at once, one in five seconds on the average. */
const RATE = { burst: 10, perSecond: 0.2 };

const MOST_REPORT = 4_096;

/** Letters that are kept of what a browser says. */
const MOST_TOLD = 500;

const report = z.strictObject({
  slot: z.string().max(63),
  revision: z.int().min(1),
  token: z.string().max(64),
  message: z.string().max(2_000),
  line: z.int().min(0).optional(),
});

/**
 * Takes reports of slots whose script throws in a visitor's browser, and puts a slot into quarantine past the threshold: off,
 * with the last error, and an audit row. Counts are those of this process.
 *
 * @returns a function that answers the body of a report from an address: 204 whether or not it changed anything
 */
export function slotErrors(options: SlotErrorsOptions): (body: string, from: string) => Promise<Answer> {
  const { site, onError } = options;
  const nowMs = () => site.now().getTime();
  const rate = rateLimiter(RATE, nowMs);
  const counts = errorCounts({ ...THRESHOLD, ...options.threshold }, nowMs);
  return async (text, from) => {
    try {
      rate.take(from);
      const { slot: key, revision, token, message, line } = reportOf(text);
      if (!isSlotToken(site.secrets.signing, { key, revision }, token))
        refuse('validation-failed', 'Unexpected `token`, expected that of the page');
      const slot = (await site.store.get('slot', key)) as Document<SlotBody> | undefined; // of that kind's schema
      // Pages that were made before the last change say nothing of what it is now.
      if (slot?.body.enabled && slot.revision === revision) {
        const name = `${key}\n${revision}`;
        const count = counts.add(name, from);
        if (count !== undefined) {
          await quarantine(site, slot, toldOf(message, line), count);
          counts.forget(name);
        }
      }
      return { status: 204, headers: { 'cache-control': 'no-store' }, body: '' };
    } catch (error) {
      const problem = failureOf(error);
      if (problem.code === 'internal-error') onError?.(error);
      return answerOf(problem);
    }
  };
}

function reportOf(text: string): z.output<typeof report> {
  if (text.length > MOST_REPORT)
    return refuse('too-large', `Unexpected size of the report, expected at most ${MOST_REPORT} characters`);
  try {
    return report.parse(JSON.parse(text));
  } catch {
    return refuse('malformed-request', 'Unexpected report, expected JSON with `slot`, `revision`, `token`, `message`');
  }
}

/** What a visitor's browser says is data from outside: one line without control characters, cut. */
function toldOf(message: string, line: number | undefined): string {
  const text = printable(message.replace(/\s+/g, ' ')).slice(0, MOST_TOLD);
  return line === undefined ? text : `${text} (line ${line})`;
}

async function quarantine({ store }: OpenSite, { key, body, etag }: Document<SlotBody>, told: string, count: number) {
  const next: SlotBody = { ...body, enabled: false, status: 'quarantined', last_error: told };
  try {
    await store.write({
      by: 'visitor',
      action: 'slots.quarantine',
      writes: [{ kind: 'slot', key, body: next, expect: etag }],
      note: { errors: count },
    });
  } catch (error) {
    // Somebody has just changed it: what was reported is of another revision.
    if (!(error instanceof StaleError)) throw error;
  }
}

function answerOf(problem: ApiProblem): Answer {
  const [status] = PROBLEMS[problem.code];
  const headers = {
    'content-type': 'application/problem+json',
    'cache-control': 'no-store',
    ...problem.extras.headers,
  };
  return { status, headers, body: JSON.stringify(problemBody(problem, 'visitor')) };
}
