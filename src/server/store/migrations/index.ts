import type { SchemaModule } from 'kysely';
import { first } from './1-first.js';
import { lookups } from './2-lookups.js';
import { auditFilters } from './3-audit-filters.js';
import { lookupCounts } from './4-lookup-counts.js';
import { failedAttempts } from './5-failed-attempts.js';
import { claims } from './6-claims.js';

/** A step from one version of the tables to the next. */
export type Migration = (schema: SchemaModule) => Promise<void>;

/** All steps in order: the first makes version 1 of nothing. A step that was released is never changed. */
export const MIGRATIONS: readonly Migration[] = [first, lookups, auditFilters, lookupCounts, failedAttempts, claims];
