import { type ChildProcess, spawn } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll } from 'vitest';
import { folder, inlayServer, SITE } from '../../cli/run.js';
import { FIXTURES, ROOT } from '../../support/folders.js';

const MAIN = join(ROOT, 'src/server/dist/cli/main.js');

const LOGO = `<svg xmlns="http://www.w3.org/2000/svg" width="180" height="56"><circle cx="28" cy="28" r="20" fill="#a33c2a"/></svg>`;

const PHOTO = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAABIAAAAGCAIAAABB61mNAAAAEklEQVR42mNYbKNFBmIY1YaOAEcKb82HUscBAAAAAElFTkSuQmCC',
  'base64',
);

/** Pictures of the site: those of the fixtures' site, so that a frame asks for nothing that is not there. */
const PICTURES = {
  'logo/osteria-corniolo.svg': LOGO,
  'logo/osteria-corniolo-notte.svg': LOGO,
  'logo/osteria-corniolo-piede.png': PHOTO,
  '2024/05/logo-sito.png': PHOTO,
};

/** Written by hand in most places, with fixes of both kinds. */
export const HANDWRITTEN = readFileSync(join(FIXTURES, 'fix/handwritten-page/canvas.html'), 'utf8');
/** The same with all safe fixes. */
export const FIXED = readFileSync(join(FIXTURES, 'fix/handwritten-page/fixed.html'), 'utf8');

const CANVASES = {
  'contatti.html': HANDWRITTEN,
  'sections/header.html': '<header>\n  <x-logo></x-logo>\n  <x-menu location="topc"></x-menu>\n</header>\n',
  'sections/orari.html': '<section><h2>Orari</h2><p><x-contact field="phone"></x-contact></p></section>\n',
};

/** A folder with a site, its pictures and canvases. */
export interface Workshop {
  path: string;
  /** What stands in a canvas now. */
  read(name: string): string;
  /** As an editor saves it. */
  write(name: string, content: string | Uint8Array): void;
}

/** Sets up a workshop, gone after the tests. */
export function workshop(canvases: Readonly<Record<string, string>> = CANVASES): Workshop {
  const files: Record<string, string | Uint8Array> = { 'site.json': readFileSync(SITE, 'utf8') };
  for (const [name, content] of Object.entries(canvases)) files[`pages/${name}`] = content;
  for (const [name, content] of Object.entries(PICTURES)) files[`public/media/${name}`] = content;
  const path = folder(files);
  return {
    path,
    read: (name) => readFileSync(join(path, name), 'utf8'),
    write: (name, content) => writeFileSync(join(path, name), content),
  };
}

/** A running `inlay-server preview`. */
export interface Preview {
  /** With a slash behind it. */
  url: string;
  child: ChildProcess;
}

const running: ChildProcess[] = [];
afterAll(() => {
  for (const child of running) child.kill('SIGKILL');
});

const ARGUMENTS = ['preview', '--site', 'site.json'];

/** Starts the built command in a workshop and waits until it tells its address. */
export function startPreview({ path }: Workshop): Promise<Preview> {
  return startCommand(['--site', 'site.json', '--public', 'public', '--port', '0', 'pages'], path);
}

/** Starts the built `inlay-server preview` in a folder and waits until it tells its address. */
export function startCommand(args: readonly string[], cwd: string): Promise<Preview> {
  const child = spawn(process.execPath, [MAIN, 'preview', ...args], { cwd });
  running.push(child);
  return new Promise((resolve, reject) => {
    let out = '';
    const hear = (chunk: Buffer) => {
      out += chunk.toString();
      const url = /http:\/\/\S+\//.exec(out)?.[0];
      if (url !== undefined) resolve({ url, child });
    };
    child.stdout.on('data', hear);
    child.stderr.on('data', hear);
    child.on('close', () => reject(new Error(`it ended: ${out}`)));
  });
}

/** Writes a report of a workshop: the address of its first page, and the exit code. */
export async function writeReport({ path }: Workshop): Promise<{ url: string; code: number | null }> {
  const { code } = await inlayServer([...ARGUMENTS, '--static', 'report', 'pages'], { cwd: path });
  return { url: `file://${join(path, 'report')}/`, code };
}
