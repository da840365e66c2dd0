import type { SchemaModule } from 'kysely';

/** The first tables. Times are texts (ISO 8601, UTC, milliseconds), as SQLite has no type for them and they sort so. */
export async function first(schema: SchemaModule): Promise<void> {
  await schema
    .createTable('documents')
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('key', 'text', (column) => column.notNull())
    .addColumn('revision', 'integer', (column) => column.notNull())
    .addColumn('etag', 'text', (column) => column.notNull())
    .addColumn('body', 'text')
    .addColumn('at', 'text', (column) => column.notNull())
    .addColumn('by', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('documents_pk', ['kind', 'key'])
    .execute();
  await schema
    .createTable('revisions')
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('key', 'text', (column) => column.notNull())
    .addColumn('revision', 'integer', (column) => column.notNull())
    .addColumn('etag', 'text', (column) => column.notNull())
    .addColumn('body', 'text')
    .addColumn('at', 'text', (column) => column.notNull())
    .addColumn('by', 'text', (column) => column.notNull())
    .addColumn('change', 'bigint', (column) => column.notNull())
    .addPrimaryKeyConstraint('revisions_pk', ['kind', 'key', 'revision'])
    .execute();
  await schema.createIndex('revisions_change').on('revisions').column('change').execute();
  await auditTables(schema);
  await accessTables(schema);
  await waitingTables(schema);
  await formTables(schema);
}

async function auditTables(schema: SchemaModule): Promise<void> {
  await schema
    .createTable('audit')
    .addColumn('seq', 'bigint', (column) => column.primaryKey())
    .addColumn('at', 'text', (column) => column.notNull())
    .addColumn('by', 'text', (column) => column.notNull())
    .addColumn('action', 'text', (column) => column.notNull())
    .addColumn('detail', 'text', (column) => column.notNull())
    .addColumn('previous', 'text', (column) => column.notNull())
    .addColumn('hash', 'text', (column) => column.notNull())
    .execute();
  await schema
    .createTable('chain')
    .addColumn('id', 'integer', (column) => column.primaryKey())
    .addColumn('seq', 'bigint', (column) => column.notNull())
    .addColumn('hash', 'text', (column) => column.notNull())
    .execute();
  await schema
    .createTable('checkpoints')
    .addColumn('seq', 'bigint', (column) => column.primaryKey())
    .addColumn('hash', 'text', (column) => column.notNull())
    .addColumn('at', 'text', (column) => column.notNull())
    .addColumn('signature', 'text', (column) => column.notNull())
    .execute();
}

async function accessTables(schema: SchemaModule): Promise<void> {
  await schema
    .createTable('credentials')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('scheme', 'text', (column) => column.notNull())
    .addColumn('owner', 'text', (column) => column.notNull())
    .addColumn('label', 'text', (column) => column.notNull())
    .addColumn('digest', 'text', (column) => column.notNull().unique())
    .addColumn('last4', 'text', (column) => column.notNull())
    .addColumn('scopes', 'text', (column) => column.notNull())
    .addColumn('environment', 'text')
    .addColumn('created_at', 'text', (column) => column.notNull())
    .addColumn('expires_at', 'text')
    .addColumn('revoked_at', 'text')
    .addColumn('used_at', 'text')
    .addColumn('replaces', 'text')
    .execute();
  await schema.createIndex('credentials_owner').on('credentials').column('owner').execute();
  await schema
    .createTable('users')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('name', 'text', (column) => column.notNull().unique())
    .addColumn('email', 'text')
    .addColumn('role', 'text', (column) => column.notNull())
    .addColumn('password', 'text', (column) => column.notNull())
    .addColumn('created_at', 'text', (column) => column.notNull())
    .addColumn('disabled_at', 'text')
    .execute();
  await schema
    .createTable('sessions')
    .addColumn('digest', 'text', (column) => column.primaryKey())
    .addColumn('user', 'text', (column) => column.notNull())
    .addColumn('created_at', 'text', (column) => column.notNull())
    .addColumn('seen_at', 'text', (column) => column.notNull())
    .addColumn('expires_at', 'text', (column) => column.notNull())
    .addColumn('agent', 'text', (column) => column.notNull())
    .execute();
}

async function waitingTables(schema: SchemaModule): Promise<void> {
  await schema
    .createTable('repeats')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('digest', 'text', (column) => column.notNull())
    .addColumn('answer', 'text')
    .addColumn('at', 'text', (column) => column.notNull())
    .execute();
  await schema.createIndex('repeats_at').on('repeats').column('at').execute();
  await schema
    .createTable('confirmations')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('digest', 'text', (column) => column.notNull())
    .addColumn('request', 'text', (column) => column.notNull())
    .addColumn('preview', 'text', (column) => column.notNull())
    .addColumn('status', 'text', (column) => column.notNull())
    .addColumn('person_required', 'integer', (column) => column.notNull())
    .addColumn('created_at', 'text', (column) => column.notNull())
    .addColumn('expires_at', 'text', (column) => column.notNull())
    .addColumn('decided_by', 'text')
    .addColumn('decided_at', 'text')
    .addColumn('word', 'text')
    .execute();
  await schema
    .createTable('meta')
    .addColumn('name', 'text', (column) => column.primaryKey())
    .addColumn('value', 'text', (column) => column.notNull())
    .execute();
}

async function formTables(schema: SchemaModule): Promise<void> {
  const messages = schema.createTable('messages');
  await messages
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('form', 'text', (column) => column.notNull())
    .addColumn('at', 'text', (column) => column.notNull())
    .addColumn('fields', 'text', (column) => column.notNull())
    .addColumn('status', 'text', (column) => column.notNull())
    .addColumn('sender', 'text')
    .execute();
  await schema.createIndex('messages_at').on('messages').columns(['form', 'at']).execute();
  await schema
    .createTable('subscribers')
    .addColumn('email', 'text', (column) => column.notNull())
    .addColumn('form', 'text', (column) => column.notNull())
    .addColumn('status', 'text', (column) => column.notNull())
    .addColumn('token', 'text', (column) => column.notNull())
    .addColumn('at', 'text', (column) => column.notNull())
    .addColumn('confirmed_at', 'text')
    .addPrimaryKeyConstraint('subscribers_pk', ['form', 'email'])
    .execute();
}
