import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { canonicalJson, sha256 } from '../store/canonical.js';
import type { Database } from '../store/database.js';
import { withStorage } from '../store/storage-failures.js';
import type { Preview } from './call.js';
import { refuse } from './problem.js';

/** Milliseconds for which a confirmation can be redeemed; one that a person has to look at waits longer. */
const REDEEM_MS = { agent: 600_000, person: 7 * 24 * 3600 * 1000 } as const;

/** Milliseconds for which one that has expired is kept: who comes late is told so, and a person sees what was decided. */
const KEPT_MS = { agent: 86_400_000, person: 30 * 86_400_000 } as const;

/** What a confirmation is of: exactly this request by exactly this one who asks. */
export interface ConfirmedRequest {
  principal: string;
  operation: string;
  method: string;
  path: string;
  /** SHA-256 of the body. */
  digest: string;
}

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
 * @throws ApiProblem `confirmation-required` always
 */
export async function askToConfirm(
  { database: { db }, secret, now }: ConfirmDeps,
  request: ConfirmedRequest,
  preview: Preview,
  isForPerson: boolean,
): Promise<never> {
  await forgetExpired(db, now());
  const kept = await (isForPerson
    ? inTurn(db, async () => (await waiting(db, now(), request, preview)) ?? keep())
    : keep());
  const { id, expires } = kept;

  async function keep(): Promise<Kept> {
    const id = randomBytes(12).toString('hex');
    const at = now();
    const expires = new Date(at.getTime() + (isForPerson ? REDEEM_MS.person : REDEEM_MS.agent)).toISOString();
    const mac = signed(secret, id, request, preview, expires);
    await withStorage(() =>
      db
        .insertInto('confirmations')
        .values({
          id,
          // Who reads the database can't redeem by it.
          digest: sha256(mac),
          request: canonicalJson(request),
          preview: canonicalJson(preview),
          status: isForPerson ? 'waiting' : 'offered',
          person_required: isForPerson ? 1 : 0,
          created_at: at.toISOString(),
          expires_at: expires,
          decided_by: null,
          decided_at: null,
          word: null,
        })
        .execute(),
    );
    return { id, expires };
  }

  const token = isForPerson ? undefined : tokenOf(secret, id, request, preview, expires);
  const how = isForPerson
    ? 'A person must confirm it, at the desk or with `inlay-server inbox confirm`; that gives the token'
    : 'Look at `confirmation.preview`, and send the same request again with the header `Confirmation-Token`';
  return refuse('confirmation-required', how, {
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
        headers: { 'Confirmation-Token': token },
        why: 'does what the preview shows',
      },
    }),
  });
}

/** A confirmation that can be redeemed or waits. */
interface Kept {
  id: string;
  expires: string;
}

/** What waits for a person already: the same request of the same principal, that rests on the same. */
async function waiting(
  db: Database['db'],
  now: Date,
  request: ConfirmedRequest,
  { rests }: Preview,
): Promise<Kept | undefined> {
  const rows = await withStorage(() =>
    db
      .selectFrom('confirmations')
      .select(['id', 'preview', 'expires_at'])
      .where('person_required', '=', 1)
      .where('status', '=', 'waiting')
      .where('request', '=', canonicalJson(request))
      .where('expires_at', '>', now.toISOString())
      .execute(),
  );
  const wanted = canonicalJson(rests);
  const same = rows.find(({ preview }) => canonicalJson((JSON.parse(preview) as Preview).rests) === wanted); // as `keep` wrote it
  return same && { id: same.id, expires: same.expires_at };
}

const turns = new WeakMap<Database['db'], Promise<unknown>>();

/** Does one after the other, so that requests at the same moment see what each has kept. */
function inTurn<Value>(db: Database['db'], act: () => Promise<Value>): Promise<Value> {
  const turn = (turns.get(db) ?? Promise.resolve()).then(act);
  turns.set(
    db,
    turn.catch(() => undefined),
  );
  return turn;
}

/** Takes away what nobody can redeem any more. */
async function forgetExpired(db: Database['db'], now: Date): Promise<void> {
  const before = (ms: number) => new Date(now.getTime() - ms).toISOString();
  const isOld = db
    .deleteFrom('confirmations')
    .where(({ eb, or, and }) =>
      or([
        and([eb('person_required', '=', 0), eb('expires_at', '<', before(KEPT_MS.agent))]),
        and([eb('person_required', '=', 1), eb('expires_at', '<', before(KEPT_MS.person))]),
      ]),
    );
  await withStorage(() => isOld.execute());
}

/** The token with which a confirmation is redeemed. */
export function tokenOf(
  secret: string,
  id: string,
  request: ConfirmedRequest,
  preview: Preview,
  expires: string,
): string {
  return `${id}.${signed(secret, id, request, preview, expires)}`;
}

/** The signature of a confirmation: over all that it is of, so that it is good for nothing else. */
function signed(secret: string, id: string, request: ConfirmedRequest, preview: Preview, expires: string): string {
  const text = canonicalJson([id, request, preview.rests, expires]);
  return createHmac('sha256', secret).update(`confirm\n${text}`).digest('base64url');
}

/**
 * Redeems a token, once.
 *
 * @param rests the entity tags of what it rests on, as they are now
 * @throws ApiProblem `confirmation-required` for none that is good, `input-changed`, `plan-stale`
 */
export async function redeem(
  { database: { db }, secret, now }: ConfirmDeps,
  token: string,
  request: ConfirmedRequest,
  rests: Preview['rests'],
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
  if (!isSame(mac, signed(secret, id, kept, preview, row.expires_at)))
    refuse('confirmation-required', `Unexpected \`Confirmation-Token\`: ${again}`);
  if (row.status === 'refused')
    refuse('confirmation-required', `A person has refused it: ${row.word ?? 'without a word'}`);
  if (row.status === 'redeemed') refuse('confirmation-required', `It was redeemed already: ${again}`);
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
