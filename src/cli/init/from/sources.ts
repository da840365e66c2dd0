import { statSync } from 'node:fs';
import { basename, relative, resolve } from 'node:path';
import { limitsOf } from '../../../canvas/limits.js';
import { indexDocument } from '../../../lint/document/document.js';
import { InlayError } from '../../../message/error.js';
import { inFile } from '../../errors/in-file.js';
import { expandPaths } from '../../input/expand-paths.js';
import { fetchWeb } from '../../input/fetch-web.js';
import { canvasInputLimit, readInput } from '../../input/read-input.js';
import { decodeUtf8 } from '../../input/utf8.js';
import { slashed } from '../../lint/group.js';
import { isWeb } from '../../options/page-url.js';
import { addressOfFile, type HtmlPage, isHome } from './html-page.js';
import { type WordPress, wordPressAt } from './word-press.js';

/** What a site is drafted from. */
export interface Sources {
  /** The start first. */
  pages: HtmlPage[];
  /** The address that was fetched. */
  url?: string;
  wordPress?: WordPress;
  /** Path of the first page, if it is a file. */
  page?: string;
}

/** Pages of a folder that are read: a site says who it is on each of them. */
const MOST_PAGES = 50;

/** Milliseconds for a page, redirects and body included, and bytes that it may have. */
const TIMEOUT_MS = 15_000;
const MOST_BYTES = 8_388_608;

/**
 * Reads what `--from` names: a page, the pages of a folder, or what an address answers. Of an address nothing but itself and
 * its `/wp-json` is fetched.
 *
 * @throws InlayError `usage` for an address with a name and password, `fetch-failed` and others, naming the source
 */
export async function readSources(from: string): Promise<Sources> {
  if (/^[a-z][a-z\d+.-]*:\/\//i.test(from)) return fromAddress(from);
  return fromFiles(from);
}

async function fromFiles(from: string): Promise<Sources> {
  const { canvases, failures } = await expandPaths([from]);
  const [failure] = failures;
  if (failure) throw new InlayError('no-canvases', failure.message);
  const root = statSync(from, { throwIfNoEntry: false })?.isDirectory() ? from : undefined;
  const found = canvases.map(({ path }) => {
    const name = root === undefined ? basename(path) : slashed(relative(resolve(root), resolve(path)));
    return { path, url: addressOfFile(name) };
  });
  const depth = ({ url }: { url: string }) => new URL(url).pathname.split('/').length;
  const start = (each: { url: string }) => (isHome(new URL(each.url)) ? 0 : depth(each));
  const ordered = found.toSorted((a, b) => start(a) - start(b)).slice(0, MOST_PAGES);
  const limit = canvasInputLimit(limitsOf(undefined).canvasLength);
  const pages: HtmlPage[] = [];
  for (const { path, url } of ordered) {
    const source = await readInput(path, 'keep', limit);
    pages.push({ name: path, url, document: inFile(path, () => indexDocument(source)) });
  }
  const [first] = ordered;
  return { pages, ...(first && first.path !== '-' && { page: first.path }) };
}

async function fromAddress(address: string): Promise<Sources> {
  const asked = URL.canParse(address) ? new URL(address) : undefined;
  if (!asked || !isWeb(asked) || asked.username !== '' || asked.password !== '') {
    const expected = 'a page, a folder, or an http or https address without user name and password';
    throw new InlayError('usage', `Unexpected \`--from ${withoutPassword(address)}\`, expected ${expected}`);
  }
  const answer = await fetchWeb(asked.href, { accept: 'text/html', timeoutMs: TIMEOUT_MS, bytes: MOST_BYTES });
  const { url, status, type, bytes } = answer;
  if (status !== 200)
    throw new InlayError('fetch-failed', `Cannot draft from \`${url}\`: Unexpected status ${status}, expected 200`);
  if (type !== '' && type !== 'text/html' && type !== 'application/xhtml+xml') {
    throw new InlayError(
      'fetch-failed',
      `Cannot draft from \`${url}\`: Unexpected type \`${type}\`, expected \`text/html\``,
    );
  }
  const document = inFile(url, () => indexDocument(decodeUtf8(bytes, 'keep')));
  const page = { name: url, url, document };
  const wordPress = await wordPressAt(page, TIMEOUT_MS);
  return { pages: [page], url, ...(wordPress && { wordPress }) };
}

/** An address as a message may show it. */
function withoutPassword(address: string): string {
  return address.replace(/\/\/[^/@]*@/, '//…@');
}
