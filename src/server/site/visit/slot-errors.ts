import { shortText } from 'inlay/internal/text/short-text.js';
import * as z from 'inlay/internal/zod.js';
import { StaleError } from '../../store/document.js';
import type { SiteModel } from '../model.js';
import type { OpenSite } from '../open-site.js';

/** When a slot is taken out of pages because its script throws. */
export interface Quarantine {
  /** So many reports within the time take it out. @default 20 */
  reports?: number;
  /** Milliseconds. @default 600000 */
  withinMs?: number;
}

const REPORTS = 20;
const WITHIN_MS = 600_000;

/** Letters of an error that are kept. */
const LETTERS = 500;

const reportSchema = z.strictObject({ slot: z.string().max(200), message: z.string().max(LETTERS) });

/**
 * Hears of slots whose script has thrown in a visitor's browser: past a threshold the slot is quarantined.
 *
 * @returns takes the body of a report, and whether it was one
 */
export function slotErrors(
  site: OpenSite,
  model: () => Promise<SiteModel>,
  { reports = REPORTS, withinMs = WITHIN_MS }: Quarantine = {},
) {
  const heard = new Map<string, number[]>();
  site.store.onWrite((names) => {
    for (const { kind, key } of names) if (kind === 'slot') heard.delete(key);
  });

  return async (json: string): Promise<boolean> => {
    const report = parsed(json);
    const slot = report && (await model()).slots.find(({ key }) => key === report.slot);
    if (!report || !slot?.body.enabled || slot.body.status !== 'valid') return false;
    const now = site.now().getTime();
    const recent = [...(heard.get(slot.key) ?? []).filter((at) => now - at < withinMs), now];
    heard.set(slot.key, recent);
    if (recent.length < reports) return true;
    const last_error = shortText(report.message, LETTERS);
    const body = { ...slot.body, status: 'quarantined', last_error };
    const write = { kind: 'slot', key: slot.key, body, expect: slot.etag };
    try {
      await site.store.write({
        by: 'inlay',
        action: 'slots.quarantine',
        writes: [write],
        note: { reports: recent.length },
      });
    } catch (error) {
      // Somebody has changed it meanwhile: that one is not what has thrown.
      if (!(error instanceof StaleError)) throw error;
    }
    return true;
  };
}

function parsed(json: string): z.infer<typeof reportSchema> | undefined {
  try {
    return reportSchema.safeParse(JSON.parse(json)).data;
  } catch {
    return undefined;
  }
}
