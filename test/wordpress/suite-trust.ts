import { existsSync, lstatSync, mkdirSync, renameSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { logIn } from './admin.js';
import { publish } from './furnish.js';
import { besideSite, type Circumstances, inSite, option, overWeb, quoted } from './in-site.js';
import { filesBelow, keptInApcu, keptInDatabase, keptInFiles, privateFolder } from './kept.js';
import type { Lab } from './lab.js';
import { view } from './page.js';
import { reloadPhp } from './php-fpm.js';
import type { SiteOf } from './site.js';
import { BLOCK } from './suite-pages.js';

/** Without the constant that names the daemon, so that the settings rule. */
const SETTINGS: Circumstances = { env: { INLAY_LAB_SETTINGS: '1' } };

/** Where nonces stand in the pages of the tests' plugin. */
const PLACES = ['text', 'around', 'class', 'value', 'other', 'fallback', 'deep', 'paragraph', 'form', 'odd'];

const METADATA = 'http://169.254.169.254:80';

const REFUSED = [
  METADATA,
  'http://metadata.google.internal:80',
  'http://evil.example:7411',
  'http://localhost.evil.example:7411',
  'http://localhost@evil.example:7411',
  'http://127.0.0.1.evil.example:7411',
  'http://127.0.0.1@evil.example:7411',
  'http://0.0.0.0:7411',
  'http://10.0.0.1:7411',
  'http://2130706433:7411',
  'http://0x7f000001:7411',
  'http://0177.0.0.1:7411',
  'http://127.1:7411',
  'http://127.0.0.256:7411',
  'http://127.0.0.01:7411',
  'http://[::ffff:127.0.0.1]:7411',
  'http://[::ffff:169.254.169.254]:80',
  'http://[::]:7411',
  'http://[0:0:0:0:0:0:0:1]:7411',
  'http://127.0.0.1:0',
  'http://127.0.0.1:65536',
  'http://127.0.0.1',
  'http://127.0.0.1:7411/latest',
  'http://127.0.0.1:7411#@evil.example',
  'https://127.0.0.1:7411',
  'HTTP://127.0.0.1:7411\n',
  'unix:/var/run/docker.sock',
  'unix:/run/docker.sock',
  'unix:/run/inlay/../docker.sock',
  'unix:/run/inlay/a/../../docker.sock',
  'unix:/run/inlay/..',
  'unix:/run/inlay/.',
  'unix:/run/inlay/.hidden',
  'unix:/run/inlay/',
  'unix:/run/inlay/a/b.sock',
  'unix:/run/inlay2/inlay.sock',
  'unix:run/inlay/inlay.sock',
  'file:///etc/passwd',
  '',
];

const ALLOWED = [
  'http://127.0.0.1:7411',
  'http://127.8.9.255:1',
  'http://[::1]:65535',
  'http://localhost:7411',
  'unix:/run/inlay/inlay.sock',
  'unix:/run/inlay/site-2.sock',
];

/** Whom the plugin trusts with what: files, addresses, pages of visitors who are known. */
export function trustSuite(site: SiteOf): void {
  describe('the address of the daemon in the settings', () => {
    let settings: unknown;

    beforeAll(() => {
      settings = option(site().lab, 'inlay_settings');
    });

    afterAll(() => write(site().lab, settings));

    test('is loopback, or a socket in the folder of the daemon', () => {
      const { lab } = site();
      const code = `echo json_encode(array_map(
        fn ($address) => Inlay\\WordPress\\Endpoint::refusal($address) === null,
        json_decode(${quoted(JSON.stringify([...ALLOWED, ...REFUSED]))}, true)));`;
      const answers: unknown = JSON.parse(inSite(lab, code));
      expect(answers).toEqual([...ALLOWED.map(() => true), ...REFUSED.map(() => false)]);
    });

    test.each(['http://evil.example:80', METADATA, 'unix:/var/run/docker.sock'])('%s is not saved', (endpoint) => {
      const { lab } = site();
      const saved = `update_option('inlay_settings', ['endpoint' => ${quoted(endpoint)}]);
        echo get_option('inlay_settings')['endpoint'];`;
      expect(inSite(lab, saved, SETTINGS)).toBe('unix:/run/inlay/inlay.sock');
      const allowed = `update_option('inlay_settings', ['endpoint' => 'http://localhost:7411']);
        echo get_option('inlay_settings')['endpoint'];`;
      expect(inSite(lab, allowed, SETTINGS)).toBe('http://localhost:7411');
      inSite(lab, `update_option('inlay_settings', ['endpoint' => 'unix:/run/inlay/inlay.sock']);`, SETTINGS);
    });

    test('written past the settings page gets no secret, and the one of the constant does', async () => {
      const { lab } = site();
      const seen: (string | undefined)[] = [];
      const foreign = createServer((request, response) => {
        seen.push(request.headers.authorization);
        response.end();
      });
      const socket = join(lab.folder, 'run/tmp/docker.sock');
      await new Promise<void>((resolve) => foreign.listen({ path: socket, writableAll: true }, resolve));
      try {
        const ask = `try { Inlay\\WordPress\\Daemon::forEditors()->info(); }
          catch (Inlay\\ClientException $failure) { echo $failure::class, ' ', $failure->getMessage(); }`;
        write(lab, { endpoint: `unix:${socket}`, secret: 'the secret' });
        // The program and the server share a process here: so the one may not wait for the other.
        const refused = await besideSite(lab, ask, SETTINGS);
        expect(refused).toMatch(/^Inlay\\UnavailableException Unexpected address of the daemon/);
        expect(seen).toEqual([]);
        const constant = `define('INLAY_ENDPOINT', ${quoted(`unix:${socket}`)}); ${ask}`;
        expect(await besideSite(lab, constant, SETTINGS)).toMatch(/^Inlay\\ProtocolException/);
        // Its version first, then what is asked.
        expect(new Set(seen)).toEqual(new Set(['Bearer the secret']));
      } finally {
        foreign.closeAllConnections();
        await new Promise((resolve) => foreign.close(resolve));
      }
    });

    test('is no link out of the folder, and in none that others can write to', () => {
      const { lab } = site();
      const folder = join(lab.folder, 'run/sockets');
      const refusal = () =>
        inSite(lab, `echo Inlay\\WordPress\\Endpoint::refusal(${quoted(`unix:${folder}/a.sock`)}, ${quoted(folder)});`);
      expect(refusal()).toBe(''); // nothing there: the client says so
      mkdirSync(folder, { mode: 0o755 });
      expect(refusal()).toBe('');
      symlinkSync('/var/run/docker.sock', join(folder, 'a.sock'));
      expect(refusal()).toContain('Unexpected link');
      rmSync(join(folder, 'a.sock'));
      rmSync(folder, { recursive: true });
      mkdirSync(`${folder}-open`, { mode: 0o755 });
      symlinkSync(`${folder}-open`, folder);
      expect(refusal()).toContain('Unexpected link');
      rmSync(folder);
    });
  });

  describe('the folder of the cache', () => {
    beforeAll(async () => {
      await view(site().lab, await publish(site().lab, 'trust', BLOCK));
    });

    test("belongs to PHP's user alone, has a name that nobody guesses, and is outside of the web root", () => {
      const { lab } = site();
      const folder = privateFolder(lab);
      expect(dirname(folder)).toBe(join(lab.folder, 'run/tmp'));
      expect(folder).toMatch(/\/inlay-[\da-f]{32}$/);
      expect(lstatSync(folder).mode & 0o777).toBe(0o700);
      const files = filesBelow(join(folder, 'canvases'));
      expect(files.length).toBeGreaterThan(0);
      for (const file of files) expect(lstatSync(file).mode & 0o777).toBe(0o600);
      expect(files.filter((file) => !/\/canvases\/[\da-f]{2}\/[\da-f]{38}\.php$/.test(file))).toEqual([]);
      expect(existsSync(join(lab.folder, 'site/wp-content/uploads/inlay-baked'))).toBe(false);
    });

    test('is in wp-content, closed, where PHP has no other', async () => {
      const { lab } = site();
      const make = 'Inlay\\WordPress\\Folder::make(); echo Inlay\\WordPress\\Folder::path();';
      const content = join(lab.folder, 'site/wp-content');
      const own = privateFolder(lab);
      const open = [join(lab.folder, 'site'), join(lab.folder, 'run/php.log')].join(':');
      const folder = await overWeb(lab, make, `ini_set('open_basedir', ${quoted(open)});`);
      expect(dirname(folder)).toBe(content);
      for (const name of ['.htaccess', 'web.config', 'index.php']) expect(existsSync(join(folder, name))).toBe(true);
      const page = await view(lab, `/wp-content${folder.slice(content.length)}/index.php`);
      expect(page.html).not.toContain('<?php');
      rmSync(folder, { recursive: true });
      // Nor where somebody else had the name first.
      renameSync(own, `${own}.aside`);
      symlinkSync(`${own}.aside`, own);
      expect(dirname(privateFolder(lab))).toBe(content);
      rmSync(own);
      renameSync(`${own}.aside`, own);
      expect(privateFolder(lab)).toBe(own);
    });

    test('is another one when the salts change, and the one before goes', async () => {
      const { lab } = site();
      await view(lab, '/trust/');
      const before = privateFolder(lab);
      const make = 'Inlay\\WordPress\\Folder::make(); echo Inlay\\WordPress\\Folder::path();';
      expect(await overWeb(lab, make)).toBe(before);
      const after = await overWeb(lab, make, `putenv('INLAY_LAB_SALT= that is new');`);
      expect(after).not.toBe(before);
      expect([existsSync(before), existsSync(after)]).toEqual([false, true]);
      expect(await overWeb(lab, make, `putenv('INLAY_LAB_SALT');`)).toBe(before);
      expect(existsSync(after)).toBe(false);
      await reloadPhp(lab);
      expect((await view(lab, '/trust/')).$('main .x-logo').length).toBe(1);
    });

    test('a forged file in uploads is never run, and goes with what an earlier version kept there', async () => {
      const { lab } = site();
      await publish(lab, 'upgrade', '<x-social class="upgrade"></x-social>');
      const marker = join(lab.folder, 'site/wp-content/uploads/was-run');
      const old = join(lab.folder, 'site/wp-content/uploads/inlay-baked');
      const code = `$key = Inlay\\Expander\\Kept::key('<x-social class="upgrade"></x-social>', false);
        $body = "'$key',[file_put_contents(" . var_export(${quoted(marker)}, true) . ", 'x')]];\\n";
        $head = hash('xxh128', $body);
        $folder = ${quoted(old)} . '/canvases/' . substr(md5($key), 0, 2);
        mkdir($folder, 0777, true);
        file_put_contents("$folder/$key.php", "<?php /* inlay-store/1 $head */ return ['$head'," . $body);
        delete_option('inlay_folder'); // as an earlier version leaves it
        Inlay\\WordPress\\Stores::current()->clear();`;
      inSite(lab, code);
      expect(filesBelow(old)).toHaveLength(1);
      await reloadPhp(lab);
      expect((await view(lab, '/upgrade/')).$('.x-social.upgrade').length).toBe(1);
      expect([existsSync(marker), existsSync(old)]).toEqual([false, false]);
    });
  });

  describe('pages of visitors who are known', () => {
    beforeAll(async () => {
      await patience(site().lab, 5000);
      for (const place of PLACES) await publish(site().lab, `nonce-${place}`, `[nonce_markup of="${place}"]`);
    });

    afterAll(() => patience(site().lab, 300));

    /** What is kept anywhere. */
    async function oncePerDocument(lab: Lab): Promise<string> {
      return [keptInFiles(lab), keptInDatabase(lab), await keptInApcu(lab)].join('\n');
    }

    test.each(['administrator', 'subscriber'] as const)('nothing of what the %s sees is kept', async (role) => {
      const { lab } = site();
      const session = await logIn(lab, role);
      for (const place of PLACES) {
        const $ = await session.open(`../nonce-${place}/`);
        const nonce = /nonce-[\da-f]{10}/.exec($.html())?.[0] ?? '';
        expect(nonce, place).not.toBe('');
        expect($('main').find('.x-logo, .x-social, .x-contact, .x-menu').length > 0, place).toBe(place !== 'value');
        expect(await oncePerDocument(lab), place).not.toContain(nonce);
      }
    });

    test('of what nobody in particular sees, tags and attributes are kept', async () => {
      const { lab } = site();
      for (const place of PLACES) {
        const page = await view(lab, `/nonce-${place}/`);
        const nonce = /nonce-[\da-f]{10}/.exec(page.html)?.[0] ?? '-';
        const isKept = (await oncePerDocument(lab)).includes(nonce);
        // So a nonce would be found, were one kept.
        if (['class', 'value', 'other'].includes(place)) expect(isKept, place).toBe(true);
        else if (place === 'text') expect(isKept, place).toBe(false);
      }
    });

    test('where uploads come back as source, and the cache is there, the sources hold no text of a page', async () => {
      const { lab } = site();
      const chosen = join(lab.folder, 'site/wp-content/uploads/cache');
      const config = join(lab.folder, 'site/wp-content/mu-plugins/cache.php');
      inSite(lab, `mkdir(${quoted(chosen)}); wp_mkdir_p(${quoted(dirname(config))});`);
      writeFileSync(config, `<?php define('INLAY_CACHE_DIR', ${quoted(chosen)});`);
      try {
        await reloadPhp(lab);
        const session = await logIn(lab, 'administrator');
        const nonces = new Set<string>();
        const places = PLACES.filter((place) => !['class', 'value', 'other'].includes(place));
        for (const place of places) {
          const seen = [(await session.open(`../nonce-${place}/`)).html(), (await view(lab, `/nonce-${place}/`)).html];
          for (const html of seen) nonces.add(/nonce-[\da-f]{10}/.exec(html)?.[0] ?? '');
        }
        expect(nonces.size).toBe(2);
        const files = filesBelow(chosen).filter((file) => file.endsWith('.php') && !file.endsWith('index.php'));
        expect(files.length).toBeGreaterThan(2);
        let sources = '';
        for (const file of files) {
          const answer = await view(lab, file.slice(join(lab.folder, 'site').length));
          sources += answer.html;
        }
        expect(sources).toContain('inlay-store/2'); // they do come back
        for (const nonce of nonces) expect(sources).not.toContain(nonce);
      } finally {
        rmSync(config);
        rmSync(chosen, { recursive: true });
        await reloadPhp(lab);
      }
    });
  });
}

/** The plugin's option as it stands in the database, past all that checks it. */
function write(lab: Lab, value: unknown): void {
  inSite(
    lab,
    `$value = serialize(json_decode(${quoted(JSON.stringify(value))}, true));
    $wpdb->update($wpdb->options, ['option_value' => $value], ['option_name' => 'inlay_settings']);`,
  );
}

/** Has views wait for the daemon for so long: what they show of it is not to depend on what else the machine does. */
async function patience(lab: Lab, ms: number): Promise<void> {
  inSite(
    lab,
    `update_option('inlay_settings', ['total_timeout' => ${ms}, 'connect_timeout' => ${Math.min(ms, 2000)}]);`,
  );
  await reloadPhp(lab);
}
