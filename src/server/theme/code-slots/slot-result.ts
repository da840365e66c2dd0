import * as z from 'inlay/internal/zod.js';
import { pageOf } from '../../api/paging.js';
import { type SlotBody, slotKind } from '../../site/kinds/slot.js';
import { sha256 } from '../../store/canonical.js';
import type { Document, Revision } from '../../store/document.js';

/** A slot as it is answered. */
export const codeSlot = z.strictObject({
  id: z.string(),
  ...slotKind.shape,
  revision: z.int(),
  sha256: z.string().describe('Of the code in UTF-8'),
  etag: z.string(),
  by: z.string(),
  at: z.string().describe('ISO 8601'),
});

/** A page of slots. */
export const codeSlots = pageOf(codeSlot);

/** A slot of its document. */
export function resultOf({ key, body, revision, etag, by, at }: Document<SlotBody>): z.output<typeof codeSlot> {
  return { id: key, ...body, revision, sha256: sha256(body.code), etag, by, at };
}

/** The tag of all slots together: another one whenever any of them is written. */
export function tagOfSlots(slots: readonly Pick<Document, 'key' | 'etag'>[]): string {
  return sha256(JSON.stringify(slots.map(({ key, etag }) => [key, etag]))).slice(0, 32);
}

/** A document that was just written, which is no deletion. */
export function written(revision: Revision | undefined): Document<SlotBody> {
  if (!revision?.body) throw new TypeError('Unexpected write without a body');
  return revision as Document<SlotBody>; // the store checks it by the schema of its kind
}
