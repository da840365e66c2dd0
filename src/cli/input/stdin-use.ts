import { InlayError } from '../../message/error.js';

/**
 * Sees to it that stdin is read for one purpose.
 *
 * @param uses path of each input by what it is for
 * @throws InlayError `usage` when more than one is `-`
 */
export function checkStdinUse(uses: Readonly<Record<string, string | undefined>>): void {
  const readers = Object.keys(uses).filter((use) => uses[use] === '-');
  if (readers.length < 2) return;
  const names = readers.join(' and ');
  throw new InlayError('usage', `Unexpected stdin for ${names}, expected it for one of them: stdin can be read once`);
}

/**
 * The canvases to read: those given, else stdin.
 *
 * @throws InlayError `usage` when none are given and nobody pipes one in
 */
export function canvasesOrStdin(canvases: readonly string[]): readonly string[] {
  if (canvases.length > 0) return canvases;
  if (!process.stdin.isTTY) return ['-'];
  const expected = 'files, folders or patterns such as `pages/**/*.html`, or a canvas on stdin';
  throw new InlayError('usage', `Unexpected command line without canvases, expected ${expected}`);
}
