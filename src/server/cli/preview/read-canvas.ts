import { closeSync, constants, openSync, realpathSync } from 'node:fs';
import { stampOf } from 'inlay/internal/cli/input/file-cache.js';
import { decodeUtf8 } from 'inlay/internal/cli/input/utf8.js';
import { InlayError } from 'inlay/internal/message/error.js';
import { SOURCE_LENGTH } from '../../preview/limits.js';
import type { FoundCanvas, SourceText } from '../../preview/source.js';
import { readDescriptor } from '../read-descriptor.js';
import { isWithin } from './root.js';

/** Bytes of a canvas that are looked at: a UTF-16 code unit has three in UTF-8 at most. */
const MOST_BYTES = 3 * SOURCE_LENGTH;

/** A pipe would have the opening wait for somebody who writes to it. */
const { O_RDONLY, O_NONBLOCK = 0, O_NOFOLLOW = 0 } = constants; // Windows has only the first

/**
 * The text of a canvas, if its file is in the preview's folder wherever links lead. It waits for nobody, and reads no more of
 * a file that grows than it had.
 *
 * @throws InlayError for what is not to be shown; the system's error
 */
export function readCanvas(canvas: FoundCanvas, root: string): SourceText {
  const file = realFile(canvas, root);
  const stamp = stampOf(file);
  const descriptor = openSync(file, O_RDONLY | O_NONBLOCK | O_NOFOLLOW);
  try {
    return { text: decodeUtf8(readDescriptor(descriptor, MOST_BYTES), 'keep'), stamp };
  } finally {
    closeSync(descriptor);
  }
}

/**
 * The file of a canvas, without links.
 *
 * @throws InlayError `outside` for one out of the folder; the system's error
 */
export function realFile({ file }: FoundCanvas, root: string): string {
  const real = realpathSync.native(file);
  if (isWithin(realpathSync.native(root), real)) return real;
  throw new InlayError('outside', 'Unexpected link out of the folder, expected a file in it');
}
