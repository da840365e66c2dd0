import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { type DefaultTreeAdapterTypes, parse } from 'parse5';
import { onTestFinished } from 'vitest';
import { fileSource } from '../../../src/server/cli/preview/source.js';
import { createPreviewServer, type PreviewServerOptions } from '../../../src/server/preview/server.js';
import { openSession, type Session } from '../../../src/server/preview/session.js';
import { SITE } from '../../cli/run.js';

/** A new folder with these files, gone after the test. */
export function folderOf(files: Readonly<Record<string, string | Uint8Array>>): string {
  const folder = mkdtempSync(join(tmpdir(), 'inlay-preview-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  for (const [name, content] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), content);
  }
  return folder;
}

/** A session on `pages` of a folder, with what it worked on so far; nothing that it tells of is a bug. */
export async function sessionOf(folder: string, { args = ['pages'], site = SITE, live = true } = {}) {
  const worked: string[] = [];
  const bugs: unknown[] = [];
  const source = fileSource(
    args.map((arg) => join(folder, arg)),
    { site, config: false, port: 0 },
  );
  const session = await openSession(source, {
    live,
    onProgress: (_done, _total, path) => worked.push(path),
    onBug: (error) => bugs.push(error),
  });
  return { session, worked, bugs };
}

/** A server at any free port, closed after the test. */
export async function serverOf(session: Session, options: Partial<PreviewServerOptions> = {}) {
  const bugs: unknown[] = [];
  const assets = new Map([
    ['preview.css', 'body {}'],
    ['client/live.js', '{}'],
  ]);
  const preview = createPreviewServer({ session, assets, onBug: (error) => bugs.push(error), ...options });
  await new Promise<void>((done) => preview.server.listen(0, '127.0.0.1', done));
  onTestFinished(() => preview.close());
  const { port } = preview.server.address() as AddressInfo; // it listens at a port
  return { ...preview, bugs, port, ask: (path: string, asked?: Asked) => ask(port, path, asked) };
}

export interface Asked {
  method?: string;
  headers?: Record<string, string>;
  body?: string;
}

export interface Answered {
  status: number;
  headers: Record<string, string | string[] | undefined>;
  body: string;
}

/** Asks a server for a path exactly as it is written. */
export function ask(port: number, path: string, { method = 'GET', headers = {}, body = '' }: Asked = {}) {
  return new Promise<Answered>((resolve, reject) => {
    const asked = request({ host: '127.0.0.1', port, path, method, headers, agent: false }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('error', reject);
      response.on('end', () => {
        resolve({
          status: response.statusCode ?? 0,
          headers: response.headers,
          body: Buffer.concat(chunks).toString(),
        });
      });
    });
    asked.on('error', reject);
    asked.end(body);
  });
}

/** What a server answers to bytes on a socket of its own, until it closes it. */
export function sendRaw(port: number, bytes: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const socket = connect(port, '127.0.0.1', () => socket.write(bytes));
    let answer = '';
    socket.on('data', (chunk) => {
      answer += chunk.toString();
    });
    socket.on('error', reject);
    socket.on('close', () => resolve(answer));
  });
}

/** All text in a node. */
export function textOf(node: DefaultTreeAdapterTypes.Node): string {
  if ('value' in node) return node.value;
  return 'childNodes' in node ? node.childNodes.map(textOf).join('') : '';
}

/** The texts of all elements with a class. */
export function textsOf(within: string | DefaultTreeAdapterTypes.Node, className: string): string[] {
  const isNamed = ({ attrs }: DefaultTreeAdapterTypes.Element) =>
    attrs.some(({ name, value }) => name === 'class' && value.split(' ').includes(className));
  return elementsOf(within).filter(isNamed).map(textOf);
}

/** All elements of a document or a node, those of templates too. */
export function elementsOf(within: string | DefaultTreeAdapterTypes.Node): DefaultTreeAdapterTypes.Element[] {
  const below = (node: DefaultTreeAdapterTypes.Node): DefaultTreeAdapterTypes.Element[] => [
    ...('tagName' in node ? [node] : []),
    ...('childNodes' in node ? node.childNodes.flatMap(below) : []),
    ...('content' in node ? below(node.content) : []),
  ];
  return below(typeof within === 'string' ? parse(within) : within);
}

/** The token of the run, as the form of a page has it. */
export function tokenIn(page: string): string {
  return /name="token" value="([^"]+)"/.exec(page)?.[1] ?? '';
}

/** A canvas with one finding, which has a safe fix. */
export const CANVAS = '<header><x-logo variant="footer"/><p>Osteria</p></header>\n';

/** A file's name that is an attack, wherever it is not escaped. */
export const HOSTILE_NAME = `<img src=x onerror=alert(1)>"'&\n %2e%2e.html`;

/** A served folder with a canvas, one with a name that is an attack, and files of the site. */
export async function served(files: Readonly<Record<string, string | Uint8Array>> = {}) {
  const folder = folderOf({
    'pages/a.html': CANVAS,
    [`pages/sub/${HOSTILE_NAME}`]: CANVAS,
    'public/css/site.css': 'body { color: red }',
    'public/logo.svg': '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>',
    'public/font.woff2': 'font',
    'public/page.html': '<script>alert(1)</script>',
    'public/run.js': 'alert(1)',
    'public/.env.css': 'secret',
    'public/.git/a.css': 'secret',
    'secret.css': 'secret',
    'secret.html': 'secret',
    ...files,
  });
  const { session, bugs: sessionBugs } = await sessionOf(folder);
  const server = await serverOf(session, { publicFolder: join(folder, 'public') });
  return { folder, session, sessionBugs, ...server };
}

/** The address of a canvas as a browser encodes it. */
export function canvasAddress(path: string): string {
  return `/canvas/${path.split('/').map(encodeURIComponent).join('/')}`;
}
