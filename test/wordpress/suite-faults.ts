import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  chmodSync,
  existsSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { createServer } from 'node:http';
import { dirname, join } from 'node:path';
import { afterEach, beforeAll, describe, expect, test } from 'vitest';
import { logIn } from './admin.js';
import { startDaemon } from './daemon.js';
import { publish, rename } from './furnish.js';
import { inSite, quoted } from './in-site.js';
import { filesBelow, privateFolder } from './kept.js';
import type { Lab } from './lab.js';
import { withPlugin } from './must-use.js';
import { menuIn, unexpanded, type View, view } from './page.js';
import { reloadPhp } from './php-fpm.js';
import { ask } from './rest.js';
import type { SiteOf } from './site.js';
import { BLOCK } from './suite-pages.js';

const HEADER = '#site-header';
const STATUS = 'tools.php?page=inlay-status';

/** Whether a small file system can be put in the store's place. */
const CAN_MOUNT = process.getuid?.() === 0 && spawnSync('unshare', ['--mount', 'true']).status === 0;

/** What goes wrong around WordPress: pages go on, and the status page says what is wrong. */
export function faultsSuite(site: SiteOf): void {
  describe('faults', () => {
    let admin: Awaited<ReturnType<typeof logIn>>;

    beforeAll(async () => {
      admin = await logIn(site().lab, 'administrator');
      await publish(site().lab, 'faults', BLOCK);
      await recover();
    });

    afterEach(recover);

    /** As before: the daemon answers, nothing is open or broken, the item has its label. */
    async function recover(): Promise<View> {
      const current = site();
      await current.daemon.kill();
      current.daemon = await startDaemon(current.lab);
      await reloadPhp(current.lab);
      await rename(current.lab, current.furniture.about, 'About us');
      const page = await view(current.lab, '/faults/');
      expect(labels(page)).toEqual(['About us', 'About us']);
      return page;
    }

    /** The item is renamed, and the page shows the last good canvases all the same. */
    async function expectLastGood(): Promise<void> {
      const { lab, furniture } = site();
      await reloadPhp(lab);
      await rename(lab, furniture.about, 'Not seen');
      const page = await view(lab, '/faults/');
      expect(page.status).toBe(200);
      expect(labels(page)).toEqual(['About us', 'About us']);
    }

    /** What the status page says below a heading. */
    async function status(heading: 'Render daemon' | 'Store'): Promise<string> {
      const $ = await admin.open(STATUS);
      return $(`h2:contains("${heading}")`).next().text();
    }

    test.each(['as it was', 'changed'] as const)(
      'a manifest that was read while the site may have changed is there without the daemon: the site is %s',
      async (state) => {
        const { lab, furniture, daemon } = site();
        const path = '/osteria/v1/ai/menus';
        const read = async () => {
          const { status, headers, text } = await ask(lab, path, { as: 'editor' });
          return { status, isStale: headers.get('x-inlay-stale') === 'true', text };
        };
        const before = await read();
        inSite(lab, 'Inlay\\WordPress\\Rest\\Manifest::removeAll();');
        await publish(lab, 'marks-the-state', '<p>a</p>');
        if (state === 'changed') await rename(lab, furniture.about, 'Changed');
        const first = await read();
        expect(first).toMatchObject({ status: 200, isStale: false });
        expect(first.text.includes('Changed')).toBe(state === 'changed');
        await daemon.kill();
        // Of a site that changed since, it is the last one that all may see.
        expect(await read()).toEqual(state === 'changed' ? { ...before, isStale: true } : first);
        await view(lab, '/faults/');
        expect(await read()).toEqual(state === 'changed' ? { ...before, isStale: true } : first);
        await rename(lab, furniture.about, 'Changed again');
        expect(await read()).toEqual({ ...before, isStale: true });
      },
    );

    test('a page that is too large is told of once, in the log and to whoever runs the site', async () => {
      const { lab } = site();
      const log = join(lab.folder, 'run/php.log');
      const before = readFileSync(log, 'utf8').length;
      const told = async () =>
        /\/large\/: Unexpected page of [\d,]+ bytes that only a parser can read, expected at most 524,288\./.test(
          (await admin.open(STATUS))('h2:contains("Site")').nextUntil('h2').text(),
        );
      const shortcode = `add_shortcode('large', fn () => '<b><div><x-logo></x-logo></b>' . str_repeat('a ', 270000));`;
      await withPlugin(lab, shortcode, async () => {
        await publish(lab, 'large', '<!-- wp:shortcode -->[large]<!-- /wp:shortcode -->');
        await admin.open('../large/'); // writes nothing
        expect(await told()).toBe(false);
        for (const query of ['', '?a=1', '?b=2']) {
          expect((await view(lab, `/large/${query}`)).$('main x-logo').length).toBe(1);
        }
      });
      expect(await told()).toBe(true);
      const lines = readFileSync(log, 'utf8').slice(before).split('\n');
      expect(lines.filter((line) => line.includes('Inlay: /large/: Unexpected page of'))).toHaveLength(1);
      await admin.submit(STATUS, { inlay_bake: '1' });
      expect(await told()).toBe(false);
    });

    test.each<[string, (lab: Lab, file: string, others: string[]) => void]>([
      ['programs of somebody else', (lab, file) => writeFileSync(file, foreign(lab))],
      ['files cut in the middle', (_, file) => writeFileSync(file, readFileSync(file).subarray(0, 150))],
      ['files cut in their first line', (_, file) => writeFileSync(file, readFileSync(file).subarray(0, 20))],
      ['empty files', (_, file) => writeFileSync(file, '')],
      ['files with a checksum that anybody can make', (lab, file) => writeFileSync(file, forged(lab))],
      [
        'links to programs of somebody else',
        (lab, file) => {
          writeFileSync(`${marker(lab)}.php`, foreign(lab));
          rmSync(file);
          symlinkSync(`${marker(lab)}.php`, file);
        },
      ],
      ['files of other canvases', (_, file, others) => writeFileSync(file, readFileSync(others.at(-1) ?? file))],
      [
        'files with a byte changed',
        (_, file) => writeFileSync(file, readFileSync(file, 'latin1').replace('About', 'Abaut'), 'latin1'),
      ],
    ])('%s in the store are baked again, not run', async (_, spoil) => {
      const { lab } = site();
      const files = storeFiles(lab);
      expect(files.length).toBeGreaterThan(2);
      for (const file of files)
        spoil(
          lab,
          file,
          files.filter((other) => other !== file),
        );
      await reloadPhp(lab);
      const page = await view(lab, '/faults/');
      expect(page.status).toBe(200);
      expect(labels(page)).toEqual(['About us', 'About us']);
      expect(existsSync(marker(lab))).toBe(false);
      // They are whole again: now it goes without the daemon.
      await site().daemon.kill();
      expect(labels(await view(lab, '/faults/'))).toEqual(['About us', 'About us']);
      rmSync(`${marker(lab)}.php`, { force: true });
    });

    test('the same, while no daemon answers, leave what the author wrote', async () => {
      const { lab, daemon } = site();
      for (const file of storeFiles(lab)) writeFileSync(file, foreign(lab));
      await daemon.kill();
      await reloadPhp(lab);
      const page = await view(lab, '/faults/');
      expect(page.status).toBe(200);
      expect(unexpanded(page, HEADER)).toEqual(['x-logo', 'x-menu']);
      expect(existsSync(marker(lab))).toBe(false);
    });

    test('baked canvases of an earlier state and of another format are not shown', async () => {
      const { lab, furniture } = site();
      const before = storeFiles(lab).map((file): [string, Buffer] => [file, readFileSync(file)]);
      await rename(lab, furniture.about, 'Later');
      expect(labels(await view(lab, '/faults/'))).toEqual(['Later', 'Later']);
      for (const [file, bytes] of before) writeFileSync(file, bytes);
      await reloadPhp(lab);
      expect(labels(await view(lab, '/faults/'))).toEqual(['Later', 'Later']);
      inSite(
        lab,
        `$store = Inlay\\WordPress\\Stores::current();
        foreach ([...$store->keys()] as $key) {
          $entry = $store->get($key);
          array_walk_recursive($entry, function (&$value) { $value = $value === 'inlay-baked/1' ? 'inlay-baked/99' : $value; });
          $store->set($key, $entry);
        }`,
      );
      expect(labels(await view(lab, '/faults/'))).toEqual(['Later', 'Later']);
    });

    test.skipIf(!CAN_MOUNT)('a full disk costs no page, and the status page tells of it', async () => {
      const { lab, furniture } = site();
      const folder = storeFolder(lab);
      run('mount', '-t', 'tmpfs', '-o', `size=16k,mode=700,uid=${ownerOf(folder)}`, 'inlay-full', folder);
      try {
        spawnSync('dd', ['if=/dev/zero', `of=${folder}/filler`, 'bs=4k']);
        await rename(lab, furniture.about, 'No room');
        for (let views = 0; views < 3; views += 1) {
          const page = await view(lab, '/faults/');
          expect(page.status).toBe(200);
          expect(labels(page)).toEqual(['No room', 'No room']);
        }
        expect(await status('Store')).toMatch(/can not be kept.*(?:No space left|takes no more)/);
      } finally {
        run('umount', folder);
      }
      expect(await status('Store')).toBe('Baked canvases can be kept.');
    });

    test('a folder that nobody may write to costs no page either', async () => {
      const { lab, furniture } = site();
      const folders = foldersBelow(storeFolder(lab));
      for (const path of folders) chmodSync(path, 0o555);
      try {
        await rename(lab, furniture.about, 'Read only');
        const page = await view(lab, '/faults/');
        expect(page.status).toBe(200);
        expect(labels(page)).toEqual(['Read only', 'Read only']);
        expect(await status('Store')).toMatch(/can not be kept.*denied/);
      } finally {
        for (const path of folders) chmodSync(path, 0o700);
      }
    });

    test('a socket without permission leaves the last good canvases, and the status page says why', async () => {
      const { lab } = site();
      const folder = dirname(lab.socket);
      chmodSync(folder, 0o700);
      try {
        await expectLastGood();
        expect(await status('Render daemon')).toContain('ermission');
      } finally {
        chmodSync(folder, 0o750);
      }
    });

    test('without a daemon, the status page says so', async () => {
      const { lab, daemon } = site();
      await daemon.kill();
      await reloadPhp(lab);
      expect((await view(lab, '/faults/')).status).toBe(200);
      expect(await status('Render daemon')).toContain('obody listens');
      rmSync(lab.socket);
      await reloadPhp(lab);
      expect(await status('Render daemon')).toContain('no such socket');
    });

    test('canvases that nobody looked at since the site changed are forgotten, once they could be baked again', async () => {
      const { lab, furniture } = site();
      const sources = (code = '') =>
        inSite(lab, `${code} foreach (Inlay\\WordPress\\BakedCanvases::all() as $canvas) { echo $canvas['source']; }`);
      await view(lab, await publish(lab, 'old', '<x-contact field="phone" class="old"></x-contact>'));
      await rename(lab, furniture.about, 'Pruned');
      expect(labels(await view(lab, '/faults/'))).toEqual(['Pruned', 'Pruned']);
      expect(inSite(lab, 'echo json_encode(wp_next_scheduled(Inlay\\WordPress\\Pruning::EVENT) > time());')).toBe(
        'true',
      );
      await site().daemon.kill();
      const prune = 'do_action(Inlay\\WordPress\\Pruning::EVENT);';
      expect(sources(prune)).toContain('class="old"');
      site().daemon = await startDaemon(lab);
      const kept = sources(prune);
      expect(kept).not.toContain('class="old"');
      expect(kept).toContain('<x-menu');
      await site().daemon.kill();
      expect(labels(await view(lab, '/faults/'))).toEqual(['Pruned', 'Pruned']);
    });

    test('the status page tells what could not be baked', async () => {
      const refuse = `(new Inlay\\Expander\\Kept($store, 'r'))->refuse('canvas-refused', '<x-logo class="refused"></x-logo>');`;
      const row = async () => (await admin.open(STATUS))('tr:contains("canvas-refused")').text();
      expect(await row()).toBe('');
      inSite(site().lab, `$store = Inlay\\WordPress\\Stores::current(); ${refuse}`);
      expect(await row()).toContain('Could not be baked');
      inSite(site().lab, `Inlay\\WordPress\\Stores::current()->delete('canvas-refused');`);
    });

    test.each([
      ['of another version', 200, { results: [] }, { 'inlay-version': '99.0.0' }],
      ['that is no daemon of Inlay', 200, { hello: 'world' }, {}],
      ['that answers with its own failures', 500, { error: 'no' }, {}],
    ])('a service %s at the socket leaves the last good canvases', async (_, code, body, headers) => {
      const { lab, daemon } = site();
      await daemon.kill();
      rmSync(lab.socket, { force: true });
      const service = createServer((request, response) => {
        request.resume().on('end', () => {
          response.writeHead(code, { 'content-type': 'application/json', ...headers }).end(JSON.stringify(body));
        });
      });
      await new Promise<void>((resolve) => service.listen(lab.socket, resolve));
      chmodSync(lab.socket, 0o666);
      try {
        await expectLastGood();
        expect(await status('Render daemon')).toMatch(/[Uu]nexpected/);
      } finally {
        service.closeAllConnections();
        await new Promise((resolve) => service.close(resolve));
      }
    });
  });
}

/** The first labels of the header's menu and of the content's. */
function labels(page: View): (string | undefined)[] {
  return [HEADER, 'main'].map((part) => menuIn(page, part)?.[0]?.[0]);
}

function storeFolder(lab: Lab): string {
  return join(privateFolder(lab), 'canvases');
}

function ownerOf(path: string): number {
  return statSync(path).uid;
}

/** A folder and all below it. */
function foldersBelow(folder: string): string[] {
  return [
    folder,
    ...readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isDirectory())
      .map((entry) => join(entry.parentPath, entry.name)),
  ];
}

function storeFiles(lab: Lab): string[] {
  return filesBelow(storeFolder(lab));
}

/** Where a program that is run leaves its mark. */
function marker(lab: Lab): string {
  return join(lab.folder, 'site/wp-content/uploads/was-run');
}

function foreign(lab: Lab): string {
  return `<?php file_put_contents(${quoted(marker(lab))}, 'x'); return ['format' => 'inlay-baked/1', 'parts' => ['<b>foreign</b>']];`;
}

/** As earlier versions wrote their files, and with the marks of this one. */
function forged(lab: Lab): string {
  const body = `[file_put_contents(${quoted(marker(lab))}, 'x')]];\n`;
  const tag = createHash('sha256').update(body).digest('hex');
  return `<?php /* inlay-store/2 ${tag} canvas-${'0'.repeat(32)} */ return ['${tag}',${body}`;
}

function run(command: string, ...args: string[]): void {
  const { status, stderr } = spawnSync(command, args, { encoding: 'utf8' });
  if (status !== 0) throw new Error(`Unexpected end of ${command} with ${status}: ${stderr}`);
}
