import {
  chmodSync,
  chownSync,
  existsSync,
  lchownSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { IS_ROOT } from '../../support/programs.js';
import { attempt, below, COMMANDS, CONFIG, EVIL, give, OTHER, PROJECT, place, STRANGER } from '../trust.js';

const FILES = { ...PROJECT, 'b.html': '<p>b</p>' };
const { 'a.html': A = '', 'site.json': STATE = '' } = PROJECT;
const CANVASES = { 'a.html': A, 'b.html': A, 'site.json': STATE };

/** Runs with plugins allowed: what keeps them from it is who could write them. */
function withPlugins([command = '', ...rest]: readonly string[]): string[] {
  return [command, '--plugins', ...rest];
}

const REFUSED = { code: 2, ran: false };

/** The refusal of a file that was found, with its reason. */
function refusal(path: string, reason: string, us = 'you (root)'): string {
  return (
    `error: ${path}: Unexpected file that somebody else can change, expected it to be for ${us} alone: ${reason}. ` +
    'If you trust it, name the configuration with `--config <file>`; `--no-config` goes without\n'
  );
}

describe.skipIf(!IS_ROOT).concurrent.each(COMMANDS)('as root, inlay %j', (args, stdin) => {
  test.each([
    ['that anybody can write', 0o777],
    ['as `/tmp` is one', 0o1777],
  ])('runs nothing that another user left in a folder around, %s', async (_what, mode) => {
    const shared = place({});
    chmodSync(shared, mode);
    for (const [name, text] of [
      ['.inlayrc.json', CONFIG],
      ['evil.mjs', EVIL],
      ['site.json', STATE],
      ['package.json', '{"workspaces": ["*"]}'],
    ] as const) {
      writeFileSync(join(shared, name), text);
      chownSync(join(shared, name), STRANGER, STRANGER);
    }
    const cwd = below(shared, 'own', CANVASES);
    expect((await attempt(withPlugins(args), cwd, { stdin })).ran).toBe(false);
    // The negative control: the same files are taken where they are root's.
    give(shared, 0);
    chmodSync(shared, 0o755);
    expect((await attempt(withPlugins(args), cwd, { stdin })).ran).toBe(true);
  });

  test('runs nothing of a checkout of another user, says so, and takes it by name', async () => {
    const cwd = place(FILES);
    give(cwd, STRANGER);
    const found = await attempt(withPlugins(args), cwd, { stdin });
    const stderr = refusal('inlay.config.json', `\`${cwd}\` belongs to user ${STRANGER}`);
    const isCaching = args.includes('--cache'); // whoever could write the cache is refused first
    expect(found).toMatchObject({ ...REFUSED, stdout: '', ...(!isCaching && { stderr }) });
    const [command = '', ...rest] = args;
    const named = await attempt([command, '--config', 'inlay.config.json', ...rest], cwd, { stdin });
    expect(named).toMatchObject(isCaching ? REFUSED : { code: 0, ran: true });
  });
});

describe.skipIf(!IS_ROOT).concurrent('a configuration that is found', () => {
  const lint = ['lint', '--plugins', 'a.html'];

  test('by a user in the folder of another is refused, in that of root is taken', async () => {
    const cwd = place(FILES);
    give(cwd, OTHER);
    const stderr = refusal(
      'inlay.config.json',
      `\`${cwd}\` belongs to user ${OTHER}`,
      `you (user ${STRANGER}) or root`,
    );
    expect(await attempt(lint, cwd, { user: STRANGER })).toMatchObject({ ...REFUSED, stderr });
    for (const owner of [STRANGER, 0]) {
      give(cwd, owner);
      expect(await attempt(lint, cwd, { user: STRANGER })).toMatchObject({ code: 0, ran: true });
    }
  });

  test.each<[string, (cwd: string) => string]>([
    [
      'anybody can write',
      (cwd) => {
        chmodSync(join(cwd, 'inlay.config.json'), 0o666);
        return `everyone can write \`${cwd}/inlay.config.json\``;
      },
    ],
    [
      'a group can write',
      (cwd) => {
        chownSync(join(cwd, 'inlay.config.json'), 0, 50);
        chmodSync(join(cwd, 'inlay.config.json'), 0o664);
        return `group 50 can write \`${cwd}/inlay.config.json\``;
      },
    ],
    [
      'stands in a folder that anybody can write',
      (cwd) => {
        chmodSync(cwd, 0o777);
        return `everyone can write \`${cwd}\``;
      },
    ],
    [
      'stands in a folder as `/tmp` is one, and is not ours',
      (cwd) => {
        chmodSync(cwd, 0o1777);
        chownSync(join(cwd, 'inlay.config.json'), STRANGER, STRANGER);
        return `\`${cwd}/inlay.config.json\` belongs to user ${STRANGER}`;
      },
    ],
    [
      'is a link to a file of another user',
      (cwd) => {
        const elsewhere = place({ 'real.json': CONFIG });
        give(elsewhere, STRANGER);
        rmSync(join(cwd, 'inlay.config.json'));
        symlinkSync(join(elsewhere, 'real.json'), join(cwd, 'inlay.config.json'));
        return `\`${elsewhere}\` belongs to user ${STRANGER}`;
      },
    ],
    [
      'is a link by way of a link that another user made',
      (cwd) => {
        const shared = place({});
        chmodSync(shared, 0o1777);
        renameSync(join(cwd, 'inlay.config.json'), join(cwd, 'real.json'));
        symlinkSync(join(cwd, 'real.json'), join(shared, 'link'));
        give(join(shared), 0);
        lchownSync(join(shared, 'link'), STRANGER, STRANGER);
        symlinkSync(join(shared, 'link'), join(cwd, 'inlay.config.json'));
        return `\`${shared}/link\` belongs to user ${STRANGER}`;
      },
    ],
    [
      'names a plugin that another user can write',
      (cwd) => {
        chownSync(join(cwd, 'evil.mjs'), STRANGER, STRANGER);
        return `\`${cwd}/evil.mjs\` belongs to user ${STRANGER}`;
      },
    ],
  ])('and that %s is refused, with the reason', async (_what, spoil) => {
    const cwd = place(FILES);
    expect((await attempt(lint, cwd)).ran).toBe(true); // the negative control
    const reason = spoil(cwd);
    const { code, ran, stderr } = await attempt(lint, cwd);
    expect({ code, ran }).toEqual(REFUSED);
    expect(stderr).toContain(`: ${reason}. If you trust it,`);
  });

  test.each([['--no-plugins'], ['--site', 'site.json']])(
    'in a checkout of another user is refused with %s too, and the ways out are told and work',
    async (...said) => {
      const cwd = place(FILES);
      give(cwd, STRANGER);
      const stderr = refusal('inlay.config.json', `\`${cwd}\` belongs to user ${STRANGER}`);
      expect(await attempt(['lint', ...said, 'a.html'], cwd)).toMatchObject({ ...REFUSED, stderr });
      for (const out of [
        ['--config', 'inlay.config.json'],
        ['--no-config', '--site', 'site.json'],
      ]) {
        expect((await attempt(['lint', ...said, ...out, 'a.html'], cwd)).code).toBe(0);
      }
    },
  );

  test('that was named has a plugin of yet another user refused, and the ways out are told and work', async () => {
    const cwd = place(FILES);
    chownSync(join(cwd, 'evil.mjs'), STRANGER, STRANGER);
    const named = ['lint', '--config', 'inlay.config.json', 'a.html'];
    const refused = await attempt(named, cwd);
    expect(refused).toMatchObject(REFUSED);
    expect(refused.stderr).toContain(
      `: \`${cwd}/evil.mjs\` belongs to user ${STRANGER}. \`--config <file>\` trusts you, root and the owner of that file. ` +
        'If you trust this one too, copy it or change its owner; ' +
        '`--no-plugins` goes without plugins, `--no-config` without the configuration\n',
    );
    expect(await attempt([...named, '--no-plugins'], cwd)).toMatchObject({ code: 0, ran: false });
    expect(await attempt(['lint', '--no-config', '--site', 'site.json', 'a.html'], cwd)).toMatchObject({ code: 0 });
    chownSync(join(cwd, 'evil.mjs'), 0, 0);
    expect(await attempt(named, cwd)).toMatchObject({ code: 0, ran: true });
  });

  test('below a folder of another user is refused', async () => {
    const around = place({});
    const cwd = below(around, 'own', FILES);
    chownSync(around, STRANGER, STRANGER);
    expect(await attempt(lint, cwd)).toMatchObject({
      ...REFUSED,
      stderr: refusal('inlay.config.json', `\`${around}\` belongs to user ${STRANGER}`),
    });
  });

  test('takes no file of another user that it extends, nor a package that one left in a folder around', async () => {
    const shared = place({});
    chmodSync(shared, 0o1777);
    const theirs = below(shared, 'node_modules/rules', { 'package.json': '{"main": "evil.mjs"}', 'evil.mjs': EVIL });
    const base = join(theirs, 'base.json');
    writeFileSync(base, JSON.stringify({ plugins: './evil.mjs' }));
    const config = (more: object) => JSON.stringify({ site: 'site.json', ...more });
    const cwd = below(shared, 'own', { ...CANVASES, 'package.json': '{}' });
    for (const [more, option] of [
      [{ plugins: 'rules' }, '--plugins'],
      [{ plugins: 'rules' }, '--config=inlay.config.json'],
      [{ extends: base }, '--plugins'],
      [{ extends: base }, '--config=inlay.config.json'],
    ] as const) {
      writeFileSync(join(cwd, 'inlay.config.json'), config(more));
      give(join(shared, 'node_modules'), STRANGER);
      const refused = await attempt(['lint', option, 'a.html'], cwd);
      expect([option, refused.code, refused.ran]).toEqual([option, 2, false]);
      expect(refused.stderr).toContain(`\`${shared}/node_modules\` belongs to user ${STRANGER}`);
      give(join(shared, 'node_modules'), 0);
      expect((await attempt(['lint', option, 'a.html'], cwd)).ran).toBe(true); // the negative control
    }
  });

  test('in a folder as `/tmp` is one is taken where the file is ours: nobody else can replace it', async () => {
    const cwd = place(FILES);
    chmodSync(cwd, 0o1777);
    expect(await attempt(lint, cwd)).toMatchObject({ code: 0, ran: true });
  });
});

describe.skipIf(!IS_ROOT).concurrent('a cache', () => {
  test('of another user is neither believed nor written', async () => {
    const cwd = place({ ...CANVASES, 'a.html': '<x-nav></x-nav>' });
    const shared = place({});
    chmodSync(shared, 0o1777);
    const cache = join(shared, 'lint.json');
    const args = ['lint', '--site', 'site.json', '--cache', '--cache-location', cache, 'a.html'];
    expect((await attempt(args, cwd)).code).toBe(1);
    // The negative control: what is ours is believed, right or wrong.
    const forged = JSON.stringify(JSON.parse(readFileSync(cache, 'utf8')), (key, value) =>
      key === 'findings' ? [] : value,
    );
    writeFileSync(cache, forged);
    expect((await attempt(args, cwd)).code).toBe(0);
    chownSync(cache, STRANGER, STRANGER);
    const { code, stderr } = await attempt(args, cwd);
    expect(code).toBe(2);
    expect(stderr).toContain(`\`${cache}\` belongs to user ${STRANGER}. Name another file with \`--cache-location`);
    expect(readFileSync(cache, 'utf8')).toBe(forged);
  });

  test('is not put into the `node_modules` of another user around', async () => {
    const shared = place({ 'package.json': '{}' });
    chmodSync(shared, 0o1777);
    below(shared, 'node_modules', {});
    const cwd = below(shared, 'own', CANVASES);
    const where = join(shared, 'node_modules/.cache/inlay/lint.json');
    const args = ['lint', '--site', 'site.json', '--cache', 'a.html'];
    const env = { XDG_CACHE_HOME: place({}) };
    give(join(shared, 'node_modules'), STRANGER);
    expect((await attempt(args, cwd, { env })).code).toBe(0);
    expect(existsSync(where)).toBe(false);
    give(join(shared, 'node_modules'), 0);
    await attempt(args, cwd, { env });
    expect(existsSync(where)).toBe(true); // the negative control
  });
});
