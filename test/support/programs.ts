import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { ROOT } from './folders.js';

/** `INLAY_REQUIRE_E2E=1`, as in CI: tests that need a program fail where it is missing, instead of being skipped. */
const IS_REQUIRED = process.env['INLAY_REQUIRE_E2E'] === '1';

/** The command of util-linux that gives another one a terminal. */
export const SCRIPT = 'script';

/** Whether tests that give a run a terminal are to run. */
export const HAS_TERMINAL = IS_REQUIRED || (process.platform === 'linux' && runs(SCRIPT, '-qec', 'true', '/dev/null'));

/** Whether tests in an editor are to run. */
export const HAS_NEOVIM = IS_REQUIRED || runs('nvim', '--version');

/** The browser of Debian's package. */
export const CHROMIUM = '/usr/bin/chromium';

/** Whether tests in a browser are to run. */
export const HAS_CHROMIUM = IS_REQUIRED || existsSync(CHROMIUM);

/** What the lab of test/wordpress starts; its install-packages.sh installs it, and both releases of WordPress. */
const LAB_PROGRAMS = ['php', 'nginx', 'mariadbd', 'wrk', CHROMIUM];
const NEWER = process.env['INLAY_WORDPRESS_NEWER'] ?? `${ROOT}node_modules/.cache/wordpress`;
const WORDPRESSES = ['/usr/share/wordpress', `${NEWER}/usr/share/wordpress`];

/** Whether tests in a real WordPress are to run. */
export const HAS_WORDPRESS =
  IS_REQUIRED ||
  (LAB_PROGRAMS.every((program) => runs('which', program)) && WORDPRESSES.every((folder) => existsSync(folder)));

/** Whether tests of the PHP package are to run. */
export const HAS_PHP = IS_REQUIRED || runs('php', '--version');

/** Where Debian's package puts it; PHP's settings can only be given to PHP itself. */
export const PHPUNIT = '/usr/bin/phpunit';
export const HAS_PHPUNIT = IS_REQUIRED || (HAS_PHP && runs('php', PHPUNIT, '--version'));
export const HAS_PHP_CODESNIFFER = IS_REQUIRED || runs('phpcs', '--version');

/** Whether tests that act as several users are to run. */
export const IS_ROOT = process.getuid?.() === 0 && runs('setpriv', '--version');

/** Whether tests on a disk of their own are to run, such as one that is full. */
export const MAY_MOUNT = IS_ROOT && runs('unshare', '-m', 'mount', '-t', 'tmpfs', 'tmpfs', '/mnt');

/** Whether tests on Debian's nginx are to run. */
export const HAS_NGINX = IS_REQUIRED || runs('nginx', '-v');

/** The programs of PostgreSQL's server, where Debian's package puts them; it does not run as root, so another user must be there. */
export const POSTGRES_PROGRAMS = postgresPrograms();

/** Whether tests on a real PostgreSQL are to run. */
export const HAS_POSTGRES = IS_REQUIRED || POSTGRES_PROGRAMS !== undefined;

function postgresPrograms(): string | undefined {
  const top = '/usr/lib/postgresql';
  const versions = existsSync(top) ? readdirSync(top).sort((a, b) => Number(b) - Number(a)) : [];
  return versions.map((version) => `${top}/${version}/bin`).find((folder) => existsSync(`${folder}/initdb`));
}

/** What is skipped here, and why; nothing in CI. */
export function skipped(): string[] {
  return [
    ...(HAS_NEOVIM ? [] : ['the test of `inlay lsp` in an editor: there is no `nvim` (0.7 or newer)']),
    ...(HAS_PHP ? [] : ['the tests of the PHP package: there is no `php` (8.1 or newer)']),
    ...(HAS_PHPUNIT ? [] : ["the PHP package's own tests: there is no `phpunit`"]),
    ...(HAS_PHP_CODESNIFFER ? [] : ["the check of the PHP package's style: there is no `phpcs`"]),
    ...(HAS_CHROMIUM
      ? []
      : [`the tests of \`inlay-server preview\` and of hostile forms in a browser: there is no \`${CHROMIUM}\``]),
    ...(IS_ROOT ? [] : ['the tests with several users: they need root and `setpriv`']),
    ...(MAY_MOUNT ? [] : ['the tests on a full disk: they need to mount one, as root']),
    ...(HAS_NGINX ? [] : ['the test of the export on nginx: there is no `nginx`']),
    ...(HAS_POSTGRES ? [] : ["the tests of the site's store on PostgreSQL: there is no Debian package `postgresql`"]),
    ...(HAS_TERMINAL ? [] : [`the tests on a terminal: there is no \`${SCRIPT}\` of util-linux`]),
    ...(HAS_WORDPRESS
      ? []
      : ['the tests in a real WordPress: test/wordpress/install-packages.sh installs what they need']),
  ];
}

function runs(command: string, ...args: readonly string[]): boolean {
  return spawnSync(command, args).status === 0;
}
