import { spawn, spawnSync } from 'node:child_process';
import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Lab } from './lab.js';

/** Loads WordPress the way its own commands do, with all plugins, then runs what follows. */
const LOADER = `<?php
$_SERVER += ['HTTP_HOST' => '127.0.0.1', 'REQUEST_METHOD' => 'GET', 'REQUEST_URI' => '/', 'SERVER_PROTOCOL' => 'HTTP/1.1'];
require getenv('SITE') . '/wp-load.php';
`;

/** Settings of PHP by name, and what the environment holds besides. */
export interface Circumstances {
  settings?: Record<string, string>;
  env?: Record<string, string>;
}

/** PHP as the user whose PHP serves pages. */
const PHP = [
  ...(process.getuid?.() === 0 ? ['setpriv', '--reuid', 'www-data', '--regid', 'www-data', '--clear-groups'] : ['env']),
  ...['php', '-d', 'display_errors=stderr'],
];

/** The folder for temporary files, as PHP-FPM has it. */
function temporary(lab: Lab): string[] {
  return ['-d', `sys_temp_dir=${join(lab.folder, 'run/tmp')}`];
}

/**
 * Runs PHP in the site and gives what it prints. For what has no REST route.
 *
 * @param code PHP without `<?php`
 * @throws with what PHP says when it fails
 */
export function inSite(lab: Lab, code: string, circumstances: Circumstances = {}): string {
  return ran(lab, PHP, code, circumstances);
}

/** The same as the user who runs the tests, often root: as somebody's cron or shell does. */
export function asCaller(lab: Lab, code: string): string {
  return ran(lab, ['php', '-d', 'display_errors=stderr'], code);
}

function ran(lab: Lab, php: readonly string[], code: string, { settings = {}, env = {} }: Circumstances = {}): string {
  const [command = '', ...args] = php;
  const own = Object.entries(settings).flatMap(([name, value]) => ['-d', `${name}=${value}`]);
  const options = {
    input: LOADER + code,
    env: { ...environment(lab), ...env },
    encoding: 'utf8',
    maxBuffer: 2 ** 26,
  } as const;
  const { status, stdout, stderr } = spawnSync(command, [...args, ...temporary(lab), ...own], options);
  if (status !== 0) throw new Error(`Unexpected end of PHP with ${status}: ${stderr}${stdout}`);
  return stdout;
}

/** Runs PHP in the site beside what comes next; settles with what it prints. */
export async function besideSite(lab: Lab, code: string, { env = {} }: Circumstances = {}): Promise<string> {
  const [command = '', ...args] = PHP;
  const child = spawn(command, [...args, ...temporary(lab)], {
    env: { ...environment(lab), ...env },
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  child.stdin.end(LOADER + code);
  let printed = '';
  for await (const chunk of child.stdout.setEncoding('utf8')) printed += String(chunk);
  return printed;
}

/** How many programs went over the web: each has a name of its own, as opcache may know the others. */
let programs = 0;

/**
 * Runs PHP in the site by the PHP that serves pages, asked by a visitor, and gives what it prints.
 *
 * @param code PHP without `<?php`
 * @param before PHP that runs before WordPress is loaded
 * @throws when the answer is not 200
 */
export async function overWeb(lab: Lab, code: string, before = ''): Promise<string> {
  programs += 1;
  const name = `in-site-${process.pid}-${programs}.php`;
  const file = join(lab.folder, 'site', name);
  writeFileSync(file, `<?php ${before}\nrequire __DIR__ . '/wp-load.php';\n${code}`);
  try {
    const response = await fetch(`${lab.url}/${name}`);
    const text = await response.text();
    if (response.status !== 200) throw new Error(`Unexpected ${response.status} of PHP: ${text}`);
    return text;
  } finally {
    rmSync(file);
  }
}

/** The site's state as it is kept for visitors, as JSON. */
export function siteState(lab: Lab): string {
  return inSite(lab, 'echo Inlay\\WordPress\\SiteRecord::load()->state();');
}

/** An option of WordPress as JSON shows it. */
export function option(lab: Lab, name: string): unknown {
  return JSON.parse(inSite(lab, `echo json_encode(get_option(${quoted(name)}));`));
}

/** A string as a literal of PHP. */
export function quoted(text: string): string {
  return `'${text.replace(/[\\']/g, '\\$&')}'`;
}

function environment(lab: Lab): NodeJS.ProcessEnv {
  return { ...process.env, SITE: join(lab.folder, 'site') };
}
