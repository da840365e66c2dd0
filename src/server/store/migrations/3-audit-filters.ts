import type { SchemaModule } from 'kysely';

/** What rows of the audit are asked for by: a list of few among many needs no look at all of them. */
export async function auditFilters(schema: SchemaModule): Promise<void> {
  await schema.createIndex('audit_by').on('audit').columns(['by', 'seq']).execute();
  await schema.createIndex('audit_action').on('audit').columns(['action', 'seq']).execute();
  await schema.createIndex('audit_at').on('audit').columns(['at', 'seq']).execute();
}
