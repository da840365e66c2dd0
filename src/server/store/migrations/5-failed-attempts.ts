import type { SchemaModule } from 'kysely';

/** Wrong passwords, so that several processes of one site count them together. */
export async function failedAttempts(schema: SchemaModule): Promise<void> {
  await schema
    .createTable('failed_attempts')
    .addColumn('who', 'text', (column) => column.primaryKey())
    .addColumn('free_at', 'bigint', (column) => column.notNull())
    .execute();
  await schema.createIndex('failed_attempts_free').on('failed_attempts').column('free_at').execute();
}
