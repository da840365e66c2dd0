/** The names of what there is a schema of. */
export const SCHEMAS = ['site', 'manifest', 'baked', 'config'] as const;

/** What there is a schema of. */
export type SchemaName = (typeof SCHEMAS)[number];

/** The options of `inlay schema`. */
export interface SchemaOptions {
  /** Path of the output. */
  out?: string;
}
