import { mkdtempSync, rmSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { SMTPServer } from 'smtp-server';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { fieldsOf } from '../../../../src/server/site/forms/fields.js';
import { type Mailer, smtpMailer } from '../../../../src/server/site/forms/mailer.js';
import { formHtml } from '../../../../src/server/site/forms/markup.js';
import { type Messages, messages } from '../../../../src/server/site/forms/messages.js';
import { type ReceiveDeps, receive, type Submission } from '../../../../src/server/site/forms/receive.js';
import { type Subscribers, subscribers } from '../../../../src/server/site/forms/subscribers.js';
import { type FormTokens, formTokens } from '../../../../src/server/site/forms/token.js';
import { ENGLISH } from '../../../../src/server/site/forms/words/en.js';
import { formKind } from '../../../../src/server/site/kinds/form.js';
import { type OpenSite, openSite } from '../../../../src/server/site/open-site.js';

const folder = mkdtempSync(join(tmpdir(), 'inlay-forms-'));
const mails: string[] = [];
const smtp = new SMTPServer({
  disabledCommands: ['AUTH', 'STARTTLS'],
  onData(stream, _session, done) {
    const chunks: Buffer[] = [];
    stream.on('data', (chunk: Buffer) => chunks.push(chunk));
    stream.on('end', () => {
      mails.push(Buffer.concat(chunks).toString());
      done();
    });
  },
});
let site: OpenSite;
let mailer: Mailer;
let kept: Messages;
let readers: Subscribers;
let tokens: FormTokens;
let time = Date.UTC(2026, 0, 1);
const errors: unknown[] = [];

beforeAll(async () => {
  site = await openSite(folder, { driver: 'libsql', now: () => new Date(time) });
  await new Promise<void>((resolve) => smtp.listen(0, '127.0.0.1', resolve));
  const { port } = smtp.server.address() as AddressInfo; // it listens at a port
  mailer = smtpMailer(`smtp://127.0.0.1:${port}`, 'site@luna.example');
  kept = messages(site.store.database, site.now);
  readers = subscribers(site.store.database, site.now);
  tokens = formTokens('secret', site.now);
});
beforeEach(() => {
  mails.length = 0;
  errors.length = 0;
});
afterAll(async () => {
  mailer.close();
  await new Promise<void>((resolve) => smtp.close(resolve));
  await site.close();
  rmSync(folder, { recursive: true, force: true });
});

const deps = (own: Partial<ReceiveDeps> = {}): ReceiveDeps => ({
  tokens,
  messages: kept,
  subscribers: readers,
  mailer,
  onError: (error) => errors.push(error),
  ...own,
});

function sent(provider: string, values: Record<string, string>, isFresh = true): Submission {
  const form = `${provider}/main`;
  const token = tokens.make(form);
  if (isFresh) time += 5000;
  const settings = formKind.parse({ recipient: 'owner@luna.example' });
  return {
    form,
    provider,
    title: 'Write to us',
    fields: fieldsOf(provider, formKind.parse({}), ENGLISH) ?? [],
    settings,
    words: ENGLISH,
    values: new URLSearchParams({ _token: token, ...values }),
    site: 'https://luna.example',
    siteName: 'Luna',
  };
}

const GOOD = { name: 'Ada', email: 'ada@example.com', message: 'Hello\r\nBcc: x@example.com' };

test('a message is kept, and mailed by a real mail server', async () => {
  expect(await receive(deps(), sent('provider_contact_form', GOOD))).toEqual({ kind: 'taken' });
  const { items } = await kept.list({ limit: 5 });
  expect(items).toMatchObject([{ form: 'provider_contact_form/main', fields: GOOD, status: 'mailed' }]);
  expect(mails).toHaveLength(1);
  const [head = '', body = ''] = (mails[0] ?? '').split('\r\n\r\n');
  expect(head).toMatch(/^To: owner@luna\.example$/m);
  expect(head).toMatch(/^Reply-To: ada@example\.com$/m);
  expect(head).toMatch(/^Subject: Write to us, Luna$/m);
  expect(head).not.toMatch(/^bcc/im);
  expect(body).toContain('Name: Ada');
});

test('a line end in a field of one line begins no other line, and stays in one of many', async () => {
  const values = {
    name: 'Ada\r\nEmail: forged@luna.example\u2028x',
    email: 'ada@luna.example',
    message: 'One\r\nTwo',
  };
  expect((await receive(deps(), sent('provider_contact_form', values))).kind).toBe('taken');
  const [message] = (await kept.list({ limit: 1 })).items;
  expect(message?.fields).toMatchObject({ name: 'Ada Email: forged@luna.example x', message: 'One\r\nTwo' });
  expect(mails[0]).not.toMatch(/^Email: forged/m);
  expect(mails[0]).toMatch(/^Two/m);
});

test('a mail server that is down loses no message', async () => {
  const down = smtpMailer('smtp://127.0.0.1:9', 'site@luna.example');
  expect(await receive(deps({ mailer: down }), sent('provider_contact_form', GOOD))).toEqual({ kind: 'taken' });
  expect((await kept.list({ limit: 1 })).items[0]).toMatchObject({ status: 'mail-failed' });
  expect(errors).toHaveLength(1);
});

test('who is told of mail that could not be sent is not told who has written', async () => {
  const refusing: Mailer = {
    send: async () => {
      const message = 'Recipient rejected: 550 <ada@example.com> unknown';
      throw Object.assign(new Error(message), { code: 'EENVELOPE', responseCode: 550 });
    },
    close: () => undefined,
  };
  await receive(deps({ mailer: refusing }), sent('provider_newsletter_form', { email: 'no@example.com' }));
  await receive(deps({ mailer: refusing }), sent('provider_contact_form', GOOD));
  expect(errors.map(String)).toEqual(Array(2).fill('InlayError: Mail could not be sent: EENVELOPE, 550'));
});

test.each([
  ['a field that people do not see', { ...GOOD, website: 'http://spam.example' }, 'taken'],
  ['no token', { ...GOOD, _token: '' }, 'stale'],
  ['a made-up token', { ...GOOD, _token: 'a.b.c' }, 'stale'],
  ['no mail address', { ...GOOD, email: 'ada' }, 'faulty'],
  ['a line end in the address', { ...GOOD, email: 'ada@example.com\nBcc: x@example.com' }, 'faulty'],
  ['nothing written', { ...GOOD, message: ' ' }, 'faulty'],
  ['too much', { ...GOOD, message: 'x'.repeat(10_001) }, 'faulty'],
])('keeps nothing of %s', async (_what, values, kind) => {
  const before = (await kept.list({ limit: 99 })).items.length;
  expect((await receive(deps(), sent('provider_contact_form', values))).kind).toBe(kind);
  expect((await kept.list({ limit: 99 })).items).toHaveLength(before);
  expect(mails).toEqual([]);
});

test('a token is good for its own form, not at once and not for ever', async () => {
  const token = tokens.make('provider_contact_form/main');
  expect(tokens.fault('provider_contact_form/main', token)).toBe('too-early');
  time += 3000;
  expect(tokens.fault('provider_contact_form/main', token)).toBeUndefined();
  expect(tokens.fault('provider_contact_form/other', token)).toBe('wrong');
  time += 25 * 3600 * 1000;
  expect(tokens.fault('provider_contact_form/main', token)).toBe('too-old');
});

test('a newsletter is confirmed by mail before anybody gets it, and ended by the same mail', async () => {
  await receive(deps(), sent('provider_newsletter_form', { email: 'Ada@Example.com' }));
  expect(await readers.list()).toEqual([]);
  const text = (mails[0] ?? '').replaceAll('=\r\n', '').replaceAll('=3D', '=');
  const [, token = ''] = /confirm\?token=([\w-]+)/.exec(text) ?? [];
  expect(await readers.confirm('other')).toBeUndefined();
  expect(await readers.confirm(token)).toBe('ada@example.com');
  expect(await readers.list()).toMatchObject([{ email: 'ada@example.com' }]);
  mails.length = 0;
  expect(await receive(deps(), sent('provider_newsletter_form', { email: 'ada@example.com' }))).toEqual({
    kind: 'taken',
  });
  expect(mails).toEqual([]);
  expect(await readers.end(token)).toBe(true);
  expect(await readers.list()).toEqual([]);
});

test('what a visitor has written stands in the form again, harmless', () => {
  const html = formHtml({
    action: '/_inlay/forms/provider_contact_form/main',
    token: 't',
    fields: fieldsOf('provider_contact_form', formKind.parse({ consent: 'I agree' }), ENGLISH) ?? [],
    button: 'Send',
    trap: 'Leave this empty',
    values: { name: '"><script>', message: '</textarea><script>' },
    faults: { email: 'E-mail is missing.' },
  });
  expect(html).not.toContain('<script>');
  expect(html).toContain('value="&quot;&gt;&lt;script&gt;"');
  expect(html).toContain('<span class="form-fault" id="form-fault-email" role="alert">E-mail is missing.</span>');
});

test('nobody fills a mailbox by asking again, and who never confirms is forgotten', async () => {
  const ask = (email: string) => receive(deps(), sent('provider_newsletter_form', { email }));
  for (let count = 0; count < 3; count += 1) expect(await ask('cy@example.com')).toEqual({ kind: 'taken' });
  expect(mails).toHaveLength(1);
  time += 3_600_000;
  await ask('cy@example.com');
  expect(mails).toHaveLength(2);
  time += 31 * 86_400_000;
  await ask('di@example.com');
  const all = (await readers.list({ isAll: true })).map(({ email }) => email);
  expect([all.includes('cy@example.com'), all.includes('di@example.com')]).toEqual([false, true]);
});
