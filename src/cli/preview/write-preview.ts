import type { PreviewOptions } from './preview-options.js';

export async function writePreview(
  _args: readonly string[],
  _options: PreviewOptions,
  _folder: string,
): Promise<number> {
  return 0;
}
