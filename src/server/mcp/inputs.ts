import { InlayError } from 'inlay/internal/message/error.js';
import { expectedOneOf } from 'inlay/internal/message/nearest.js';
import * as z from 'inlay/internal/zod.js';
import { CANVAS_LENGTH, NAME_LENGTH } from './limits.js';

export const canvasInput = z
  .string()
  .max(CANVAS_LENGTH)
  .describe('HTML of a header, footer, section or page, with runtime components in it');

/** A name that the tool itself checks, so that its answer can tell the nearest; the schema tells models which there are. */
export function nameInput(description: string, values: readonly string[] = []): z.ZodString {
  const schema = z.string().max(NAME_LENGTH).describe(description);
  return values.length > 0 ? schema.meta({ enum: [...values] }) : schema;
}

/** @throws InlayError `unknown-name` with the nearest of those that are known */
export function checkName<T extends string>(what: string, found: string, known: readonly T[]): T {
  const name = known.find((candidate) => candidate === found);
  if (name !== undefined) return name;
  const expected = known.length === 0 ? 'none: there is none' : expectedOneOf(found, known);
  throw new InlayError('unknown-name', `Unexpected ${what} \`${found}\`, expected ${expected}`);
}
