import { lintResult } from 'inlay/internal/http/schemas.js';
import * as z from 'inlay/internal/zod.js';
import { pageOf } from '../../api/paging.js';
import { type SlotBody, slotKind } from '../../site/kinds/slot.js';
import { sha256 } from '../../store/canonical.js';
import type { Document, Revision } from '../../store/document.js';

/** Something for which a slot can't be put into pages. */
export const slotFault = z.strictObject({
  pointer: z.string(),
  code: z.string(),
  message: z.string(),
  line: z.int().optional(),
  column: z.int().optional(),
});

/** What is told of a slot's code. */
export const slotTold = {
  faults: z.array(slotFault).describe('For which it can not be put into pages'),
  findings: lintResult.shape.findings.describe('What the linter says of HTML on the site of now; errors keep it off'),
};

/** A slot as it is answered. */
export const codeSlot = z.strictObject({
  id: z.string(),
  ...slotKind.shape,
  revision: z.int(),
  sha256: z.string().describe('Of the code in UTF-8'),
  etag: z.string(),
  by: z.string(),
  at: z.string().describe('ISO 8601'),
  faults: slotTold.faults.optional().describe('Of a write: for what it can not be enabled'),
  findings: slotTold.findings.optional().describe('Of a write: what the linter says of HTML; errors keep it off'),
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
