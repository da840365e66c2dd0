import { InlayError } from '../../message/error.js';

/** The version of the format of baked canvases: another one is refused. */
export const BAKED_FORMAT = 'inlay-baked/1';

/** @throws InlayError `unknown-format` for a baked canvas of another version */
export function checkFormat({ format }: { format: string }): void {
  if (format === BAKED_FORMAT) return;
  throw new InlayError('unknown-format', `Unexpected format \`${format}\`, expected \`${BAKED_FORMAT}\``);
}
