import { InlayError } from 'inlay/internal/message/error.js';
import { problemsOf } from 'inlay/internal/message/problems.js';
import * as z from 'inlay/internal/zod.js';
import { canvasInput } from './inputs.js';

/** Arguments that are for files. They are listed and taken where the server was started with folders. */
const FILE_ARGUMENTS: readonly string[] = ['path', 'write'];

/** What a tool takes: without the arguments for files where the server has no folder. */
export function inputFor(input: z.ZodObject, hasFolders: boolean): z.ZodObject {
  if (hasFolders) return input;
  const shape = Object.entries(input.shape).filter(([name]) => !FILE_ARGUMENTS.includes(name));
  const text = Object.hasOwn(input.shape, 'path') ? { canvas: canvasInput } : {};
  return z.strictObject({ ...Object.fromEntries(shape), ...text });
}

/**
 * The arguments of a call, with defaults.
 *
 * @throws InlayError `invalid-arguments` that names what is allowed
 */
export function checkedArguments(
  tool: { name: string; input: z.ZodObject },
  args: unknown,
  hasFolders: boolean,
): Record<string, unknown> {
  const input = inputFor(tool.input, hasFolders);
  if (!hasFolders && 'path' in tool.input.shape && isGiven(args, 'path')) {
    const message = 'Unexpected `path`: this server was started without a folder. Expected the text, in `canvas`';
    throw new InlayError('invalid-arguments', message);
  }
  const result = input.safeParse(args);
  if (!result.success) {
    const problems = problemsOf(result.error, input, args);
    throw new InlayError('invalid-arguments', `Unexpected arguments of \`${tool.name}\`:`, problems);
  }
  if (hasFolders && 'path' in tool.input.shape) checkSource(result.data);
  return result.data;
}

/** A canvas is given once, as text or by its path. */
function checkSource({ canvas, path, write }: Record<string, unknown>): void {
  if (canvas === undefined && path === undefined) {
    const message = 'Unexpected call without a canvas, expected `canvas` (its text) or `path` (its file)';
    throw new InlayError('invalid-arguments', message);
  }
  if (canvas !== undefined && path !== undefined) {
    throw new InlayError('invalid-arguments', 'Unexpected `canvas` and `path` together, expected one of them');
  }
  if (write === true && path === undefined) {
    throw new InlayError('invalid-arguments', 'Unexpected `write` without `path`, expected the path of the file');
  }
}

function isGiven(args: unknown, name: string): boolean {
  return typeof args === 'object' && args !== null && Reflect.get(args, name) !== undefined;
}
