import type { SchemaModule } from 'kysely';

/** How many documents a lookup finds, by a part of its values each: a list is begun far behind its first row without reading all before. */
export async function lookupCounts(schema: SchemaModule): Promise<void> {
  await schema
    .createTable('lookup_counts')
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('part', 'text', (column) => column.notNull())
    .addColumn('count', 'integer', (column) => column.notNull())
    .addPrimaryKeyConstraint('lookup_counts_pk', ['kind', 'name', 'part'])
    .execute();
}
