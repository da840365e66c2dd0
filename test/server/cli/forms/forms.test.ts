import { spawnSync } from 'node:child_process';
import { expect, test } from 'vitest';
import { siteForms } from '../../../../src/server/site/forms/site-forms.js';
import { ROOT } from '../../../support/folders.js';
import { siteOf } from '../../site/site-of.js';

const ORDER = 'provider_contact_form/order';

async function formsOf() {
  const own = await siteOf();
  const run = (...args: string[]) => {
    const all = [`${ROOT}src/server/dist/cli/main.js`, 'forms', ...args, '--folder', own.folder];
    const { stdout, stderr, status } = spawnSync(process.execPath, all, { encoding: 'utf8' });
    return { stdout, stderr, status };
  };
  const { source } = siteForms({ ...own, visitorOf: () => '', onError: () => undefined });
  const shown = async () => {
    await own.site.store.look();
    return source({ path: '/', language: 'en', model: await own.model() })['provider_contact_form'] ?? {};
  };
  return { ...own, run, shown };
}

test('a form is made, changed and removed, and pages have it at once', async () => {
  const { run, shown, site } = await formsOf();
  const listed = run('list').stdout;
  expect(listed).toMatch(/^form +title +recipient +consent$/m);
  expect(listed).toMatch(/^provider_contact_form\/contact .* hello@fjordlight\.example, the site's +no$/m);
  expect(listed).toMatch(/^provider_newsletter_form\/newsletter .* who subscribes +no$/m);
  expect(listed).toContain('Mails go out where the site is started with `SMTP_URL` and `MAIL_FROM`.');
  expect(run('set', ORDER)).toMatchObject({ status: 2, stdout: '' });
  const made = run(
    'set',
    ORDER,
    '--title',
    'Order a print',
    '--label',
    'message=Which print?',
    '--label',
    'send=Order',
  );
  expect(made).toEqual({ status: 0, stdout: `Made ${ORDER}.\n`, stderr: '' });
  expect((await shown())['order']).toContain('<span class="form-label">Which print?</span>');
  expect(run('set', ORDER, '--consent', 'I agree', '--recipient', 'ada@example.com').stdout).toBe(
    `Changed ${ORDER}.\n`,
  );
  expect((await shown())['order']).toMatch(/Which print\?.*I agree/s);
  expect(JSON.parse(run('list', '--json').stdout).find(({ name }: { name: string }) => name === ORDER)).toMatchObject({
    title: 'Order a print',
    recipient: 'ada@example.com',
    labels: { message: 'Which print?', send: 'Order' },
  });
  expect(run('remove', ORDER).stdout).toContain(`Removed ${ORDER}.`);
  expect((await shown())['order']).toBeUndefined();
  expect((await shown())['contact']).toBeDefined();
  expect(await site.store.get('form', ORDER)).toBeUndefined();
});

test.each([
  [['set', 'contact', '--title', 'a'], 'Unexpected `contact`, expected such as `provider_contact_form/contact`'],
  [['set', 'provider_contact_from/a', '--title', 'a'], 'Unexpected provider `provider_contact_from`'],
  [['set', 'provider_contact_form/contact', '--recipient', 'a@b.example, c@d.example'], 'expected one mail address'],
  [['set', 'provider_contact_form/contact', '--label', 'phone=a'], 'Unexpected `phone=a`'],
  [['set', 'provider_contact_form/contact', '--subject', 'x'.repeat(300)], 'The form is not valid'],
  [['remove', 'provider_contact_form/none'], 'There is no form'],
])('%j is refused', async (args, message) => {
  const { run } = await formsOf();
  const { status, stdout, stderr } = run(...args);
  expect([status, stdout]).toEqual([2, '']);
  expect(stderr).toContain(message);
});
