import { createHmac, randomBytes } from 'node:crypto';
import { canonicalJson, sha256 } from '../store/canonical.js';
import type { Database } from '../store/database.js';
import { withStorage } from '../store/storage-failures.js';
import type { Preview } from './call.js';

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

/** A confirmation that can be redeemed or waits. */
export interface Kept {
  id: string;
  expires: string;
}

/**
 * Keeps a preview: it waits for a person, or is offered to who asks.
 *
 * @param secret of the site
 */
export async function keepPreview(
  db: Database['db'],
  at: Date,
  { request, preview, isForPerson }: { request: ConfirmedRequest; preview: Preview; isForPerson: boolean },
  secret: string,
): Promise<Kept> {
  const id = randomBytes(12).toString('hex');
  const expires = new Date(at.getTime() + (isForPerson ? REDEEM_MS.person : REDEEM_MS.agent)).toISOString();
  const mac = signed(secret, { id, request, preview, expires });
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

/** What waits for a person already: the same request of the same principal, that rests on the same. */
export async function waiting(
  db: Database['db'],
  now: Date,
  request: ConfirmedRequest,
  preview: Preview,
): Promise<Kept | undefined> {
  const rows = await alike(db, 'waiting', request, preview);
  const same = rows.find(({ expires_at }) => expires_at > now.toISOString());
  return same && { id: same.id, expires: same.expires_at };
}

/** What a person has said when the same was refused before; nothing where it was not. */
export async function refusedWord(
  db: Database['db'],
  request: ConfirmedRequest,
  preview: Preview,
): Promise<string | undefined> {
  const [last] = await alike(db, 'refused', request, preview);
  return last && (last.word || 'without a word');
}

/** The kept confirmations of a status for the same request, that rest on the same. */
async function alike(db: Database['db'], status: 'waiting' | 'refused', request: ConfirmedRequest, { rests }: Preview) {
  const rows = await withStorage(() =>
    db
      .selectFrom('confirmations')
      .select(['id', 'preview', 'expires_at', 'word'])
      .where('person_required', '=', 1)
      .where('status', '=', status)
      .where('request', '=', canonicalJson(request))
      .orderBy('created_at', 'desc')
      .execute(),
  );
  const wanted = canonicalJson(rests);
  return rows.filter(({ preview }) => canonicalJson((JSON.parse(preview) as Preview).rests) === wanted); // as `keepPreview` wrote it
}

const turns = new WeakMap<Database['db'], Promise<unknown>>();

/** Does one after the other, so that requests at the same moment see what each has kept. */
export function inTurn<Value>(db: Database['db'], act: () => Promise<Value>): Promise<Value> {
  const turn = (turns.get(db) ?? Promise.resolve()).then(act);
  turns.set(
    db,
    turn.catch(() => undefined),
  );
  return turn;
}

/** Takes away what nobody can redeem any more. */
export async function forgetExpired(db: Database['db'], now: Date): Promise<void> {
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

/** What a confirmation is signed for: it is good for nothing else. */
export interface Signable {
  id: string;
  request: ConfirmedRequest;
  preview: Pick<Preview, 'rests'>;
  /** ISO 8601. */
  expires: string;
}

/** The signature of a confirmation. */
export function signed(secret: string, { id, request, preview, expires }: Signable): string {
  const text = canonicalJson([id, request, preview.rests, expires]);
  return createHmac('sha256', secret).update(`confirm\n${text}`).digest('base64url');
}

/** The token with which a confirmation is redeemed. */
export function tokenOf(secret: string, of: Signable): string {
  return `${of.id}.${signed(secret, of)}`;
}
