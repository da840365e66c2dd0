import type { SchemaModule } from 'kysely';

/** What documents are found by beside their keys: rows that are made of their bodies. */
export async function lookups(schema: SchemaModule): Promise<void> {
  await schema
    .createTable('lookups')
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('value', 'text', (column) => column.notNull())
    .addColumn('key', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('lookups_pk', ['kind', 'name', 'value', 'key'])
    .execute();
  await schema.createIndex('lookups_key').on('lookups').columns(['kind', 'key']).execute();
}
