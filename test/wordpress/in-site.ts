import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import type { Lab } from './lab.js';

/** Loads WordPress the way its own commands do, with all plugins, then runs what stands on stdin. */
const LOADER = `<?php
$_SERVER += ['HTTP_HOST' => '127.0.0.1', 'REQUEST_METHOD' => 'GET', 'REQUEST_URI' => '/', 'SERVER_PROTOCOL' => 'HTTP/1.1'];
require getenv('SITE') . '/wp-load.php';
`;

/**
 * Runs PHP in the site, as the user whose PHP serves pages, and gives what it prints. For what has no REST route.
 *
 * @param code PHP without `<?php`
 * @throws with what PHP says when it fails
 */
export function inSite(lab: Lab, code: string): string {
  const isRoot = process.getuid?.() === 0;
  const php = ['php', '-d', 'display_errors=stderr'];
  const [command = '', ...args] = isRoot
    ? ['setpriv', '--reuid', 'www-data', '--regid', 'www-data', '--clear-groups', ...php]
    : php;
  const ran = spawnSync(command, args, {
    input: LOADER + code,
    env: { ...process.env, SITE: join(lab.folder, 'site') },
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  });
  if (ran.status !== 0) throw new Error(`Unexpected end of PHP with ${ran.status}: ${ran.stderr}${ran.stdout}`);
  return ran.stdout;
}

/** An option of WordPress as JSON shows it. */
export function option(lab: Lab, name: string): unknown {
  return JSON.parse(inSite(lab, `echo json_encode(get_option(${quoted(name)}));`));
}

/** A string as a literal of PHP. */
export function quoted(text: string): string {
  return `'${text.replace(/[\\']/g, '\\$&')}'`;
}
