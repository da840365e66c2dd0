/** A document as it is now: the head of its revisions. */
interface DocumentsTable {
  kind: string;
  key: string;
  revision: number;
  etag: string;
  /** JSON; nothing for a document that was deleted. */
  body: string | null;
  /** ISO 8601 in UTC, with milliseconds, as everywhere here. */
  at: string;
  by: string;
}

/** What a document was, revision by revision. Rows are only ever added. */
interface RevisionsTable extends DocumentsTable {
  /** The audit row of the write that made it. */
  change: number;
}

/** What documents are found by beside their keys. */
interface LookupsTable {
  kind: string;
  name: string;
  /** Lists are sorted by it. */
  value: string;
  key: string;
}

/** What one document of a kind has, and no other may. */
interface ClaimsTable {
  kind: string;
  value: string;
  key: string;
}

/** How many rows a lookup has, by a part of its values each. */
interface LookupCountsTable {
  kind: string;
  name: string;
  /** What the values of the part begin with; empty where a lookup is in one part. */
  part: string;
  count: number;
}

/** A row for each thing that was done. Each holds the hash of the one before. */
interface AuditTable {
  seq: number;
  at: string;
  by: string;
  action: string;
  /** JSON: what was changed, from which revision to which. */
  detail: string;
  previous: string;
  hash: string;
}

/** The last row of the audit chain: who writes locks it, so that writes come one after the other. */
interface ChainTable {
  id: number;
  seq: number;
  hash: string;
}

/** Signatures of the chain as it was at a row. */
interface CheckpointsTable {
  seq: number;
  hash: string;
  at: string;
  signature: string;
}

/** Service keys and application passwords: what is known of them without knowing them. */
interface CredentialsTable {
  id: string;
  /** `service-key` or `application-password`. */
  scheme: string;
  /** The user's id of an application password, or who a key was made for. */
  owner: string;
  label: string;
  /** Of a key HMAC-SHA256 under the pepper, in hexadecimal; of an application password the salted scrypt of that. */
  digest: string;
  last4: string;
  /** JSON: an array of scopes. */
  scopes: string;
  environment: string | null;
  created_at: string;
  expires_at: string | null;
  revoked_at: string | null;
  used_at: string | null;
  /** The id of the key that it replaces. */
  replaces: string | null;
}

interface UsersTable {
  id: string;
  name: string;
  email: string | null;
  role: string;
  /** Salted scrypt. */
  password: string;
  created_at: string;
  disabled_at: string | null;
}

interface SessionsTable {
  /** HMAC of the cookie's value: the value itself is nowhere. */
  digest: string;
  user: string;
  created_at: string;
  seen_at: string;
  expires_at: string;
  /** What the browser calls itself, shortened. */
  agent: string;
}

/** The answers to requests with an `Idempotency-Key`. */
interface RepeatsTable {
  /** Principal, route and key, hashed. */
  id: string;
  /** Hash of the request. */
  digest: string;
  /** Nothing while the first request is worked on. */
  answer: string | null;
  at: string;
}

/** What waits for a person, or was confirmed or refused by one. */
interface ConfirmationsTable {
  id: string;
  digest: string;
  /** JSON: principal, operation, method, path, body digest, the ETags it rests on. */
  request: string;
  /** JSON: what would change. */
  preview: string;
  status: string;
  person_required: number;
  created_at: string;
  expires_at: string;
  decided_by: string | null;
  decided_at: string | null;
  /** What the person says to the agent. */
  word: string | null;
}

interface MessagesTable {
  id: string;
  form: string;
  at: string;
  /** JSON: the fields as they were sent. */
  fields: string;
  status: string;
  sender: string | null;
}

interface SubscribersTable {
  email: string;
  form: string;
  status: string;
  token: string;
  at: string;
  confirmed_at: string | null;
}

/** Who has given wrong passwords. */
interface FailedAttemptsTable {
  /** Address, and name where it is of one, hashed. */
  who: string;
  /** Milliseconds since 1970 at which none of them counts any more. */
  free_at: number;
}

/** Every table, with its columns. The migrations make them. */
export interface Tables {
  documents: DocumentsTable;
  revisions: RevisionsTable;
  lookups: LookupsTable;
  lookup_counts: LookupCountsTable;
  claims: ClaimsTable;
  audit: AuditTable;
  chain: ChainTable;
  checkpoints: CheckpointsTable;
  credentials: CredentialsTable;
  users: UsersTable;
  sessions: SessionsTable;
  repeats: RepeatsTable;
  confirmations: ConfirmationsTable;
  messages: MessagesTable;
  subscribers: SubscribersTable;
  failed_attempts: FailedAttemptsTable;
  meta: { name: string; value: string };
}
