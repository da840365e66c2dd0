import { timingSafeEqual } from 'node:crypto';
import { canonicalJson, sha256 } from '../store/canonical.js';
import type { Database } from '../store/database.js';
import { withStorage } from '../store/storage-failures.js';
import type { Preview } from './call.js';
import {
  type ConfirmedRequest,
  forgetExpired,
  inTurn,
  keepPreview,
  refusedWord,
  signed,
  tokenOf,
  waiting,
} from './kept-confirmations.js';
import { type NextAction, refuse } from './problem.js';

/** What confirmations are made with. */
export interface ConfirmDeps {
  database: Database;
  /** Secret of the site. */
  secret: string;
  now: () => Date;
}

/**
 * Keeps a preview until it is confirmed, and answers 409 with it and how to confirm.
 *
 * @param isForPerson whether a person must look at it: then there is no token in the answer, and what waits already is answered
 *   again instead of waiting twice
 * @param again what the same request has beside its method and path
 * @throws ApiProblem `confirmation-required` always
 */
export async function askToConfirm(
  { database: { db }, secret, now }: ConfirmDeps,
  request: ConfirmedRequest,
  preview: Preview,
  isForPerson: boolean,
  again: Pick<NextAction, 'headers' | 'body'> = {},
): Promise<never> {
  await forgetExpired(db, now());
  const word = isForPerson ? await refusedWord(db, request, preview) : undefined;
  const keep = () => keepPreview(db, now(), { request, preview, isForPerson }, secret);
  const { id, expires } = await (isForPerson
    ? inTurn(db, async () => (await waiting(db, now(), request, preview)) ?? keep())
    : keep());
  const token = isForPerson ? undefined : tokenOf(secret, { id, request, preview, expires });
  const how = isForPerson
    ? 'A person must confirm it, with `inlay-server inbox confirm`; that gives the token'
    : 'Look at `confirmation.preview`, and send the same request again with the header `Confirmation-Token`';
  const before = word === undefined ? '' : `. A person has refused the same before: ${word}`;
  return refuse('confirmation-required', `${how}${before}`, {
    members: {
      confirmation: {
        id,
        waits_for: isForPerson ? 'person' : 'you',
        expires_at: expires,
        preview,
        ...(token && { token }),
      },
    },
    ...(token && {
      next_action: {
        method: request.method,
        path: request.path,
        headers: { ...again.headers, 'Confirmation-Token': token },
        ...(again.body !== undefined && { body: again.body }),
        why: 'does what the preview shows',
      },
    }),
  });
}

/**
 * Redeems a token, once.
 *
 * @param rests the entity tags of what it rests on, as they are now
 * @param isForPerson whether a person must have looked at it: what was offered before that was so is good no more
 * @throws ApiProblem `confirmation-required` for none that is good, `input-changed`, `plan-stale`
 */
export async function redeem(
  { database: { db }, secret, now }: ConfirmDeps,
  token: string,
  request: ConfirmedRequest,
  rests: Preview['rests'],
  isForPerson: boolean,
): Promise<void> {
  const [id = '', mac = ''] = token.split('.', 2);
  const row = await withStorage(() =>
    db.selectFrom('confirmations').selectAll().where('id', '=', id).executeTakeFirst(),
  );
  const again = 'send the request without `Confirmation-Token` for a new one';
  if (!row || !isSame(sha256(mac), row.digest))
    refuse('confirmation-required', `Unexpected \`Confirmation-Token\`: ${again}`);
  const kept = JSON.parse(row.request) as ConfirmedRequest; // as `askToConfirm` wrote it
  const preview = JSON.parse(row.preview) as Preview; // as `askToConfirm` wrote it
  if (!isSame(mac, signed(secret, { id, request: kept, preview, expires: row.expires_at })))
    refuse('confirmation-required', `Unexpected \`Confirmation-Token\`: ${again}`);
  if (row.status === 'refused')
    refuse('confirmation-required', `A person has refused it: ${row.word ?? 'without a word'}`);
  if (row.status === 'redeemed') refuse('confirmation-required', `It was redeemed already: ${again}`);
  if (isForPerson && row.status === 'offered')
    refuse('confirmation-required', `A person must confirm it now: ${again}`);
  if (row.status === 'waiting') refuse('confirmation-required', 'It waits for a person');
  if (row.expires_at <= now().toISOString()) refuse('confirmation-required', `It has expired: ${again}`);
  if (canonicalJson(kept) !== canonicalJson(request))
    refuse('input-changed', `It was given for another request: ${again}`);
  if (canonicalJson(preview.rests) !== canonicalJson(rests))
    refuse('plan-stale', `What it rests on has changed since: ${again}`);
  const done = await withStorage(() =>
    db
      .updateTable('confirmations')
      .set({ status: 'redeemed' })
      .where('id', '=', id)
      .where('status', 'in', ['offered', 'confirmed'])
      .executeTakeFirst(),
  );
  if (Number(done.numUpdatedRows) === 0) refuse('confirmation-required', `It was redeemed already: ${again}`);
}

function isSame(a: string, b: string): boolean {
  const [one, other] = [Buffer.from(a), Buffer.from(b)];
  return one.length === other.length && timingSafeEqual(one, other);
}
