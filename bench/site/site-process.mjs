/** Processes of a bench: `inlay-server site` as it is built, a bare server, and who asks them. */
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const COMMAND = fileURLToPath(new URL('../../src/server/dist/cli/main.js', import.meta.url));
const PROBE = fileURLToPath(new URL('./probe.mjs', import.meta.url));

/** Requests a second of one key that the API answers: a bench has but one. */
const RATE = 1_000_000;

const running = new Set();

/** A folder that is not there yet, in one that `removeAll` takes away. */
export function newFolder() {
  const folder = mkdtempSync(join(tmpdir(), 'inlay-bench-site-'));
  folders.push(folder);
  return join(folder, 'site');
}

const folders = [];

/**
 * Starts the command on a folder.
 *
 * @returns its port, the first key where the folder was empty, its memory once garbage is collected, and what ends it
 */
export async function startSite(folder) {
  const isNew = !existsSync(folder); // it makes a key, and tells it
  const args = ['site', folder, '--port', '0', '--rate', String(RATE), '--url', 'http://127.0.0.1'];
  const child = fork(COMMAND, args, { execArgv: ['--import', PROBE], stdio: 'pipe' });
  running.add(child);
  child.once('exit', () => running.delete(child));
  let text = '';
  const [port, key] = await new Promise((resolve, reject) => {
    const hear = (chunk) => {
      text += chunk;
      const found = isNew
        ? /^Site +http:\/\/127\.0\.0\.1:(\d+)[\s\S]*^First key +(\S+)\n/m.exec(text)
        : /^Site +http:\/\/127\.0\.0\.1:(\d+)/m.exec(text);
      if (found) resolve([Number(found[1]), found[2]]);
    };
    child.stdout.on('data', hear);
    child.stderr.on('data', hear);
    if (process.env['INLAY_BENCH_LOG']) child.stderr.pipe(process.stderr);
    child.once('exit', () => reject(new Error(`Unexpected end of the site: ${text}`)));
  });
  return {
    port,
    key,
    async figures() {
      child.send('figures');
      const [{ figures }] = await once(child, 'message');
      return figures;
    },
    async stop() {
      const ended = once(child, 'exit');
      child.kill('SIGTERM');
      await ended;
    },
  };
}

/**
 * Starts a script of this folder that answers each message with one.
 *
 * @returns what sends it a message and gives its answer, and what ends it
 */
export function startPart(name) {
  const child = fork(fileURLToPath(new URL(`./${name}.mjs`, import.meta.url)));
  running.add(child);
  child.once('exit', () => running.delete(child));
  const ended = once(child, 'exit').then(([code]) => [{ error: `it has ended with ${code}` }]);
  return {
    async ask(message) {
      child.send(message);
      const [{ error, ...answer }] = await Promise.race([once(child, 'message'), ended]);
      if (error !== undefined) throw new Error(`Unexpected answer of ${name}: ${error}`);
      return answer;
    },
    end: () => child.kill('SIGKILL'),
  };
}

/** For such a script: answers its messages, one after the other. */
export function answerMessages(work) {
  process.on('message', async (message) => {
    process.send?.(await work(message).catch((error) => ({ error: String(error?.stack ?? error) })));
  });
  process.once('disconnect', () => process.exit());
}

/** Ends what was started, and takes the folders away. */
export function removeAll() {
  for (const child of running) child.kill('SIGKILL');
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
}
