/** A document: one thing of a site that can be changed, as it is or was at a revision. */
export interface Document<Body = unknown> {
  kind: string;
  key: string;
  /** From 1; deleting adds one, too. */
  revision: number;
  /** Of this revision, without quotes. */
  etag: string;
  /** Nothing for a revision in which it was deleted. */
  body: Body;
  /** ISO 8601, UTC. */
  at: string;
  by: string;
}

/** A revision: a body that is `null` says that the document was deleted. */
export type Revision<Body = unknown> = Document<Body | null> & {
  /** The audit row of the write that made it. */
  change: number;
};

/** The name of a document. */
export interface DocumentName {
  kind: string;
  key: string;
}

/** A document without what it holds. */
export interface DocumentHead extends DocumentName {
  revision: number;
  etag: string;
}

/** One document of a write. */
export interface DocumentWrite extends DocumentName {
  /** What it is from now on; `null` deletes it. */
  body: unknown;
  /** The entity tag that it must have; `null` where there must be none; anything where absent. */
  expect?: string | null;
}

/** What is written at once: all or nothing. */
export interface Change {
  by: string;
  /** What was done, such as `menus.save`: the audit row's action. */
  action: string;
  writes: readonly DocumentWrite[];
  /** Documents that are not written and must still be as they were. */
  rests?: readonly (DocumentName & { expect: string | null })[];
  /** Whether nothing is written where all is as it is to be already. @default a revision is added all the same */
  skipsSame?: boolean;
  /** What else the audit row says. No secrets. */
  note?: Readonly<Record<string, unknown>>;
}

/** A document that is not as it was expected. */
export interface StaleDocument extends DocumentName {
  expected: string | null;
  current: Document | undefined;
  /** What it was when it was as expected, where that is known. */
  base?: unknown;
}

/** What a write found changed: it has written nothing. */
export class StaleError extends Error {
  readonly documents: readonly StaleDocument[];

  constructor(documents: readonly StaleDocument[]) {
    super(`Stale: ${documents.map(({ kind, key }) => `${kind}/${key}`).join(', ')}`);
    this.name = 'StaleError';
    this.documents = documents;
  }
}

/** Another document of the kind has what only one may have: nothing was written. */
export class TakenError extends Error {
  readonly kind: string;
  readonly key: string;
  readonly value: string;

  constructor(kind: string, key: string, value: string) {
    super(`Another ${kind} has \`${value}\``);
    this.name = 'TakenError';
    this.kind = kind;
    this.key = key;
    this.value = value;
  }
}

/** The database can't do it now, and has not done it: its disk is full, or another holds it. */
export class StorageError extends Error {
  readonly reason: 'full' | 'busy' | 'unreachable';

  constructor(reason: StorageError['reason'], cause: unknown) {
    super(`The storage is ${reason}`, { cause });
    this.name = 'StorageError';
    this.reason = reason;
  }
}
