import { createHash, randomBytes } from 'node:crypto';
import { mkdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as z from 'inlay/internal/zod.js';
import type { Call, Reply } from '../../api/call.js';
import { refuse } from '../../api/problem.js';
import { SITE_FILES } from '../../site/open-site.js';
import { StorageError } from '../../store/document.js';
import type { ThemeDeps } from '../area.js';
import { cleanSvg } from './clean-svg.js';
import { fileType, KNOWN_TYPES } from './file-type.js';
import { imageSize } from './image-size.js';
import { faultOfFile } from './whole-file.js';

/** Bytes of an SVG: it is read and written anew, which takes time; a logo has some ten thousand. */
const SVG_BYTES = 524_288;

/** Hexadecimal digits of a file's name: 128 bits of its hash. */
const NAME_DIGITS = 32;

/** What is told of a file. */
export const uploadResult = z.strictObject({
  url: z.string().describe('For `logos` and `attachments`'),
  type: z.string().describe('Media type, by its content'),
  bytes: z.int().min(1).describe('As it is kept'),
  sha256: z.string(),
  width: z.int().min(1).optional().describe('Pixels'),
  height: z.int().min(1).optional(),
  removed: z.array(z.string()).describe('What was taken out of an SVG, by name'),
});

/** A file as it is kept. */
interface Kept {
  bytes: Uint8Array;
  removed: string[];
}

/**
 * Keeps a file under its hash: the same bytes are kept once.
 *
 * @throws ApiProblem `validation-failed` for what is none of the known types or not whole, `too-large`; StorageError where there is no room
 */
export async function uploadFile({ site }: ThemeDeps, { body, principal }: Call): Promise<Reply> {
  const given = body as Uint8Array; // `bodyType` of the route
  const found = fileType(given);
  if (!found) return refuseFile('unknown-type', `Unexpected content, expected ${KNOWN_TYPES}`);
  const fault = faultOfFile(given, found.type);
  if (fault !== undefined) refuseFile('broken-file', `Unexpected content of ${found.type}, expected ${fault}`);
  const { bytes, removed } = found.extension === 'svg' ? svgOf(given) : { bytes: given, removed: [] };
  const sha256 = createHash('sha256').update(bytes).digest('hex');
  const name = `${sha256.slice(0, NAME_DIGITS)}.${found.extension}`;
  await keep(join(site.folder, SITE_FILES.uploads), name, bytes);
  const facts = { type: found.type, bytes: bytes.length, sha256 };
  await site.store.write({ by: principal.id, action: 'site.upload', writes: [], note: { name, ...facts } });
  const result: z.input<typeof uploadResult> = {
    url: `/${SITE_FILES.uploads}/${name}`,
    ...facts,
    ...imageSize(bytes, found.type),
    removed: removed.slice(0, 100),
  };
  return { body: result, status: 201 };
}

function svgOf(given: Uint8Array): Kept {
  if (given.length > SVG_BYTES) refuse('too-large', `Unexpected size of the SVG, expected at most ${SVG_BYTES} bytes`);
  let text: string;
  try {
    text = new TextDecoder('utf-8', { fatal: true }).decode(given);
  } catch {
    return refuseFile('invalid-svg', 'Unexpected encoding of the SVG, expected UTF-8');
  }
  const clean = cleanSvg(text);
  if (!clean) return refuseFile('invalid-svg', 'Unexpected SVG, expected one `svg` element of at most 200 levels');
  return { bytes: new TextEncoder().encode(clean.svg), removed: clean.removed };
}

function refuseFile(code: string, message: string): never {
  return refuse('validation-failed', message, { errors: [{ pointer: '', code, message }] });
}

/** Whole or not at all: who asks for it meanwhile never gets half of it. */
async function keep(folder: string, name: string, bytes: Uint8Array): Promise<void> {
  const path = join(folder, name);
  const own = `${path}.${randomBytes(6).toString('hex')}`;
  try {
    await mkdir(folder, { recursive: true });
    if ((await stat(path).catch(() => undefined))?.size === bytes.length) return;
    await writeFile(own, bytes, { flush: true });
    await rename(own, path);
  } catch (error) {
    await rm(own, { force: true });
    const code = error instanceof Error && 'code' in error ? error.code : undefined;
    if (code === 'ENOSPC' || code === 'EDQUOT') throw new StorageError('full', error);
    throw error;
  }
}
