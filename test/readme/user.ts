import { execFile, execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { ROOT } from '../support/folders.js';

/**
 * What `npm install` is here. The two packages are what `npm pack` makes of this clone: really installed with
 * `INLAY_INSTALL=real`, else linked from where that was done. Other packages are those of the clone.
 */
const NPM = `#!/usr/bin/env bash
set -euo pipefail
[ "\${1-}" = install ] || exec "$INLAY_NPM" "$@"
shift
if [ "\${INLAY_INSTALL-}" = real ]; then
  args=()
  for arg in "$@"; do
    case $arg in
      inlay | inlay-server) args+=("$INLAY_BASE/$arg.tgz") ;;
      *) args+=("$arg") ;;
    esac
  done
  exec "$INLAY_NPM" install --no-audit --no-fund --loglevel=error --prefer-offline --engine-strict "\${args[@]}"
fi
for arg in "$@"; do
  case $arg in
    -*) ;;
    inlay | inlay-server) bash "$INLAY_BASE/bin/link" "$INLAY_BASE/$arg/node_modules" ;;
    *)
      [ -e "$INLAY_CLONE/node_modules/$arg" ] || { echo "error: the clone has no package $arg" >&2; exit 1; }
      mkdir -p "$(dirname "node_modules/$arg")"
      ln -sfn "$INLAY_CLONE/node_modules/$arg" "node_modules/$arg" ;;
  esac
done
`;

/** Fills `node_modules` of the working folder with links to the packages of another one. */
const LINK = `#!/usr/bin/env bash
set -euo pipefail
mkdir -p node_modules
for package in "$1"/* "$1/.bin"; do
  name=$(basename "$package")
  case $name in
    @*)
      mkdir -p "node_modules/$name"
      ln -sfn "$package"/* -t "node_modules/$name" ;;
    *) ln -sfn "$package" "node_modules/$name" ;;
  esac
done
`;

/** What a command came to. */
export interface Ran {
  status: number;
  stdout: string;
  stderr: string;
}

/** Somebody who has Node, npm and what npm installs, and no clone. */
export interface User {
  /** A new folder with these files in it. */
  folder(files?: Readonly<Record<string, string>>): string;
  /** A new folder with both packages, others of the clone beside them, and these files. */
  project(files: Readonly<Record<string, string>>, packages?: readonly string[]): string;
  /** Runs a command. With `isReal` npm really installs. */
  run(cwd: string, command: string, args: readonly string[], options?: { isReal?: boolean }): Promise<Ran>;
  /** The environment of commands. */
  env: NodeJS.ProcessEnv;
  /** Removes all folders. */
  leave(): void;
}

/** Packs both packages and installs them, `inlay` alone and both. */
export async function user(): Promise<User> {
  const base = mkdtempSync(join(tmpdir(), 'inlay-readme-'));
  const bin = join(base, 'bin');
  write(bin, { npm: NPM, link: LINK });
  execFileSync('chmod', ['+x', join(bin, 'npm')]);
  const env = environment(base, bin);
  pack(base, 'inlay', []);
  pack(base, 'inlay-server', ['--workspace', 'src/server']);

  let count = 0;
  const folder: User['folder'] = (files = {}) => {
    count += 1;
    const path = join(base, 'work', String(count));
    mkdirSync(path, { recursive: true });
    write(path, files);
    return path;
  };
  const run: User['run'] = (cwd, command, args, { isReal = false } = {}) =>
    new Promise((resolve) => {
      const own = isReal ? { ...env, INLAY_INSTALL: 'real' } : env;
      const child = execFile(command, args, { cwd, env: own, maxBuffer: 2 ** 26 }, (error, stdout, stderr) =>
        resolve({ status: error ? Number(error.code ?? 1) : 0, stdout, stderr }),
      );
      child.stdin?.end();
    });

  for (const [name, packages] of [
    ['inlay', ['inlay']],
    ['inlay-server', ['inlay', 'inlay-server']],
  ] as const) {
    const cwd = join(base, name);
    write(cwd, { 'package.json': '{ "private": true }' });
    const { status, stderr } = await run(cwd, 'npm', ['install', ...packages], { isReal: true });
    if (status !== 0) throw new Error(stderr);
    // A peer of `inlay/testing`, which looks for it beside where it really is.
    symlinkSync(join(ROOT, 'node_modules/fast-check'), join(cwd, 'node_modules/fast-check'));
  }

  return {
    folder,
    project(files, packages = []) {
      const path = folder({ 'package.json': '{ "private": true, "type": "module" }', ...files });
      execFileSync('bash', [join(bin, 'link'), join(base, 'inlay-server/node_modules')], { cwd: path });
      for (const name of packages) {
        const link = join(path, 'node_modules', name);
        mkdirSync(dirname(link), { recursive: true });
        if (!existsSync(link)) symlinkSync(join(ROOT, 'node_modules', name), link);
      }
      return path;
    },
    run,
    env,
    leave: () => rmSync(base, { recursive: true, force: true }),
  };
}

/** Writes files below a folder, by their paths. */
export function write(folder: string, files: Readonly<Record<string, string>>): void {
  for (const [path, content] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), content);
  }
}

/** Packs a package of the clone as `name.tgz`. */
function pack(base: string, name: string, options: readonly string[]): void {
  const into = join(base, 'packed', name);
  mkdirSync(into, { recursive: true });
  execFileSync('npm', ['pack', '--ignore-scripts', '--pack-destination', into, ...options], {
    cwd: ROOT,
    stdio: 'ignore',
  });
  const [file = ''] = readdirSync(into);
  execFileSync('mv', [join(into, file), join(base, `${name}.tgz`)]);
}

/** An environment without what npm and the test runner put there. */
function environment(base: string, bin: string): NodeJS.ProcessEnv {
  const isForeign =
    /^(?:npm_(?:lifecycle|package|command|execpath|node_execpath|config_(?:local_prefix|prefix))|INIT_CWD|VITEST|NODE_OPTIONS$|NODE_ENV$|NODE_TEST_CONTEXT|FORCE_COLOR)/;
  const own = Object.entries(process.env).filter(([name]) => !isForeign.test(name));
  const path = (process.env['PATH'] ?? '').split(delimiter).filter((folder) => !folder.includes('node_modules'));
  return {
    ...Object.fromEntries(own),
    PATH: [bin, dirname(process.execPath), ...path].join(delimiter),
    NO_COLOR: '1',
    INLAY_NPM: execFileSync('which', ['npm'], { encoding: 'utf8', env: { PATH: path.join(delimiter) } }).trim(),
    INLAY_BASE: base,
    INLAY_CLONE: ROOT,
  };
}
