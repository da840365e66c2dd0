import { createHmac, timingSafeEqual } from 'node:crypto';

/** Letters of a token: 132 bits. */
const LETTERS = 22;

/** What a page gives to the reporter of a slot's script: good for this revision of this slot alone. */
export function slotToken(secret: string, { key, revision }: { key: string; revision: number }): string {
  return createHmac('sha256', secret).update(`slot-error\n${key}\n${revision}`).digest('base64url').slice(0, LETTERS);
}

/** Whether a token is that of a slot's revision, in a time that tells nothing of how much of it was right. */
export function isSlotToken(secret: string, slot: { key: string; revision: number }, token: string): boolean {
  const [given, expected] = [Buffer.from(token), Buffer.from(slotToken(secret, slot))];
  return given.length === expected.length && timingSafeEqual(given, expected);
}
