import type { SchemaModule } from 'kysely';

/** What one document alone of a kind may have: the key of the table is what keeps others from it. */
export async function claims(schema: SchemaModule): Promise<void> {
  await schema
    .createTable('claims')
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('value', 'text', (column) => column.notNull())
    .addColumn('key', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('claims_pk', ['kind', 'value'])
    .execute();
  await schema.createIndex('claims_key').on('claims').columns(['kind', 'key']).execute();
}
