import { InlayError } from 'inlay/internal/message/error.js';
import { expectedOneOf } from 'inlay/internal/message/nearest.js';
import * as z from 'inlay/internal/zod.js';
import { CANVAS_LENGTH, NAME_LENGTH } from './limits.js';

/** UTF-16 code units of a path: what systems take at most. */
const PATH_LENGTH = 4096;

/** A canvas as text. */
export const canvasInput = z.string().max(CANVAS_LENGTH).describe('HTML of a header, footer, section or page');

/** A canvas as text or by the path of its file; `checkedArguments` sees to it that it is one of them. */
export const canvasOrPath = {
  canvas: canvasInput.optional(),
  path: z.string().max(PATH_LENGTH).optional().describe('File with the canvas, in place of `canvas`'),
};

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
