import { chmodSync, existsSync, lchownSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { folder, inlay, inlayServer, type Ran, SITE } from './run.js';

/** Two users that are neither root nor whoever runs the tests; nothing needs to know their names. */
export const STRANGER = 65_534;
export const OTHER = 12_345;

/** A module with a rule that leaves a file behind when it runs. */
export const EVIL = `
import { writeFileSync } from 'node:fs';
writeFileSync(process.env.CANARY, '');
const docs = { summary: 'Reports.', why: 'Why.', instead: 'Else.', correct: [], incorrect: [] };
export default [{ id: 'loud', severity: 'info', docs, check: () => [] }];
`;

/** A configuration with that plugin. */
export const CONFIG = JSON.stringify({ site: 'site.json', plugins: ['./evil.mjs'], rules: { loud: 'warning' } });

/** A project with that configuration. */
export const PROJECT: Readonly<Record<string, string>> = {
  'package.json': '{}',
  'site.json': readFileSync(SITE, 'utf8'),
  'evil.mjs': EVIL,
  'inlay.config.json': CONFIG,
  'a.html': '<p>a</p>',
};

/** Every command that reads a configuration, with what it reads on stdin. */
export const COMMANDS: readonly (readonly [args: readonly string[], stdin: string])[] = [
  [['lint', 'a.html'], ''],
  [['lint', '--fix', 'a.html'], ''],
  [['lint', '--fix-dry-run', 'a.html'], ''],
  [['lint', '--cache', '--cache-location', 'lint.json', 'a.html'], ''],
  [['lint', '--jobs', '2', 'a.html', 'b.html'], ''],
  [['lint', '--stdin-name', 'c.html', '-'], '<p>c</p>'],
  [['lint', '--ndjson'], '{"canvas": "<p>a</p>"}\n'],
  [['lint', '--print-config', 'a.html'], ''],
  [['lint', '--rules'], ''],
  [['lint', '--explain', 'loud'], ''],
  [['preview', '--static', 'report', 'a.html'], ''],
  [['mcp'], ''],
];

/** The commands of `inlay-server`. */
const SERVED: ReadonlySet<string> = new Set(['preview', 'mcp']);

/** A folder of files, its way open to other users, and a second canvas for the second worker. */
export function place(files: Readonly<Record<string, string>>): string {
  const path = folder({ ...files });
  chmodSync(path, 0o755);
  return path;
}

/** Gives what is at a path and below to a user. */
export function give(path: string, user: number): void {
  lchownSync(path, user, user);
  for (const name of readdirSync(path, { recursive: true })) lchownSync(join(path, String(name)), user, user);
}

export interface Tried extends Ran {
  /** Whether the plugin ran. */
  ran: boolean;
}

let tries = 0;

/** Runs a command in a folder and looks whether a plugin ran. */
export async function attempt(
  args: readonly string[],
  cwd: string,
  { stdin = '', user, env }: { stdin?: string; user?: number; env?: Record<string, string> } = {},
): Promise<Tried> {
  const canaries = place({});
  chmodSync(canaries, 0o777);
  tries += 1;
  const canary = join(canaries, `${tries}`);
  const command = SERVED.has(args[0] ?? '') ? inlayServer : inlay;
  const ran = await command(args, { cwd, stdin, env: { ...env, CANARY: canary }, ...(user !== undefined && { user }) });
  return { ...ran, ran: existsSync(canary) };
}

/** Makes a folder in another, with files. */
export function below(path: string, name: string, files: Readonly<Record<string, string>>): string {
  const made = join(path, name);
  mkdirSync(made, { recursive: true });
  for (const [file, text] of Object.entries(files)) writeFileSync(join(made, file), text);
  return made;
}
