import * as z from 'inlay/internal/zod.js';

/** A merge patch of a value: every member may be left out, or be `null` to take it away. */
export type Patch<Value> = Value extends readonly unknown[]
  ? Value
  : Value extends object
    ? { [Name in keyof Value]?: Patch<Value[Name]> | null | undefined }
    : Value;

/** What every patch may bring beside its members. */
export interface BaseRevision {
  base_revision?: number | undefined;
}

/** The revision that a patch was made for: an alternative to `If-Match`. */
const baseRevision = z
  .int()
  .min(0)
  .optional()
  .describe('The revision that the patch was made for, `0` for none yet; instead of `If-Match`');

/**
 * The body of a PATCH (RFC 7396) of what has this schema, with `base_revision`. No default is filled in: what is absent stays
 * as it is.
 */
export function patchBody<Schema extends z.ZodObject>(
  schema: Schema,
): z.ZodType<Patch<z.input<Schema>> & BaseRevision, Patch<z.input<Schema>> & BaseRevision> {
  const body = z.strictObject({ ...patchedShape(schema), base_revision: baseRevision });
  return body as unknown as ReturnType<typeof patchBody<Schema>>; // made of the schema's own members
}

function patchedShape(schema: z.ZodObject): Record<string, z.ZodType> {
  return Object.fromEntries(
    Object.entries(schema.shape).map(([name, each]) => {
      const { description } = each as z.ZodType; // a member of an object's shape
      const member = patched(each).or(z.literal(null)).optional();
      return [name, description === undefined ? member : member.describe(description)];
    }),
  );
}

function patched(schema: z.core.$ZodType): z.ZodType {
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodDefault) return patched(schema.unwrap());
  if (schema instanceof z.ZodObject) return z.strictObject(patchedShape(schema));
  if (schema instanceof z.ZodRecord)
    return z.record(schema.keyType as z.core.$ZodRecordKey, patched(schema.valueType).or(z.literal(null)));
  return schema as z.ZodType; // all of zod's classic schemas are
}
