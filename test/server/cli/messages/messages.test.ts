import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { messages } from '../../../../src/server/site/forms/messages.js';
import { subscribers } from '../../../../src/server/site/forms/subscribers.js';
import { type OpenSite, openSite } from '../../../../src/server/site/open-site.js';
import { ROOT } from '../../../support/folders.js';

const CONTACT = 'provider_contact_form/contact';
const folder = mkdtempSync(join(tmpdir(), 'inlay-messages-'));
let site: OpenSite;
let time = Date.UTC(2026, 0, 1);
beforeAll(async () => {
  site = await openSite(folder, { driver: 'libsql', now: () => new Date(time) });
});
afterAll(async () => {
  await site.close();
  rmSync(folder, { recursive: true, force: true });
});

function run(...args: string[]) {
  const { stdout, stderr, status } = spawnSync(
    process.execPath,
    [`${ROOT}src/server/dist/cli/main.js`, ...args, '--folder', folder],
    { encoding: 'utf8' },
  );
  return { stdout, stderr, status };
}

const sent = (email: string, message: string) => {
  time += 86_400_000;
  return messages(site.store.database, site.now).keep(CONTACT, { name: 'Ada', email, message });
};

test('messages are listed, shown, exported and deleted, and stand in no audit row', async () => {
  expect(run('messages', 'list').stdout).toBe('No messages.\n');
  const first = await sent('ada@example.com', 'Hello\r\n\u001b[2Jthere');
  const second = await sent('Bo@example.com ', '=cmd|"x"\nline');
  const third = await sent('bo@example.com', 'Third');
  const list = run('messages', 'list', '--limit', '2').stdout.split('\n');
  expect(list.slice(1, 4)).toEqual([
    expect.stringMatching(`^${third.id} .*bo@example.com +Third$`),
    expect.stringMatching(`^${second.id} `),
    `There are more: \`--after ${second.id}\``,
  ]);
  expect(JSON.parse(run('messages', 'list', '--json', '--after', second.id).stdout)).toEqual({ items: [first] });
  expect(run('messages', 'list', '--form', 'other').stdout).toBe('No messages.\n');

  const shown = run('messages', 'show', first.id).stdout;
  expect(shown).toContain(`${first.id}, 2026-01-02T00:00:00.000Z, ${CONTACT}, kept`);
  expect(shown).toContain('message:\nHello\n');
  expect(shown).not.toContain('\u001b');
  expect(JSON.parse(run('messages', 'show', first.id, '--json').stdout)).toEqual(first);
  expect(run('messages', 'show', 'no-such')).toMatchObject({ status: 2, stdout: '' });

  const lines = run('messages', 'export').stdout.trim().split('\n');
  expect(lines.map((line) => JSON.parse(line))).toEqual([third, second, first]);
  const csv = run('messages', 'export', '--format', 'csv').stdout;
  expect(csv).toContain('id,at,form,status,name,email,message\r\n');
  expect(csv).toContain(`,kept,Ada,Bo@example.com ,"'=cmd|""x""\nline"\r\n`);

  expect(run('messages', 'delete')).toMatchObject({ status: 2 });
  expect(run('messages', 'delete', third.id, '--sender', 'x@example.com')).toMatchObject({ status: 2 });
  expect(run('messages', 'delete', '--before', '2026-02-30').stderr).toContain('expected a date');
  expect(run('messages', 'delete', third.id, 'no-such')).toMatchObject({ status: 2 });
  expect(run('messages', 'delete', '--before', '2026-01-03').stdout).toBe('Deleted 1 messages.\n');
  expect(run('messages', 'delete', '--sender', 'BO@example.com').stdout).toBe('Deleted 2 messages.\n');
  expect(run('messages', 'list').stdout).toBe('No messages.\n');
  const audit = run('audit', 'list', '--json').stdout;
  expect(audit).toContain('messages.delete');
  expect(audit).not.toMatch(/@example\.com|Ada|Hello/i);
});

test('who gets the newsletter is listed, exported and deleted', async () => {
  const all = subscribers(site.store.database, site.now);
  const token = await all.ask('provider_newsletter_form/newsletter', 'ada@example.com');
  await all.ask('provider_newsletter_form/newsletter', 'bo@example.com');
  expect(run('subscribers', 'list').stdout).toBe('No subscribers.\n');
  await all.confirm(token ?? '');
  expect(JSON.parse(run('subscribers', 'list', '--json').stdout)).toMatchObject([{ email: 'ada@example.com' }]);
  expect(run('subscribers', 'list', '--all').stdout).toMatch(/bo@example\.com .* not yet$/m);
  expect(run('subscribers', 'export').stdout.trim().split('\n')).toHaveLength(1);
  expect(run('subscribers', 'export', '--format', 'csv').stdout).toMatch(
    /^email,form,confirmedAt\r\nada@example\.com,provider_newsletter_form\/newsletter,2026-.*\r\n$/,
  );
  expect(run('subscribers', 'delete', 'nobody@example.com')).toMatchObject({ status: 2, stdout: '' });
  expect(run('subscribers', 'delete', 'ADA@example.com').stdout).toBe('Deleted 1 subscriptions.\n');
  expect(run('subscribers', 'list').stdout).toBe('No subscribers.\n');
  expect(run('audit', 'list', '--json').stdout).not.toMatch(/@example\.com/);
});
