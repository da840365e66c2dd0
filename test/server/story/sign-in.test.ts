import { spawnSync } from 'node:child_process';
import { describe, expect, test } from 'vitest';
import { waitingTime } from '../../../src/server/site/sign-in/waiting-time.js';
import { browserAt, hiddenOf, nonceOf, storeOf, userCommand } from './person.js';
import { siteProcess } from './site-process.js';

const PASSWORD = 'correct horse battery';

/** A site with a user, behind a proxy, so that each browser of a test has an address of its own. */
async function siteWithAda(args: readonly string[] = []) {
  const site = await siteProcess(['--proxy', ...args]);
  await userCommand(site, ['create', 'ada', '--role', 'owner'], PASSWORD);
  let addresses = 0;
  /** A browser at an address that no other has. */
  const browser = (more: Readonly<Record<string, string>> = {}, shown?: string) => {
    addresses += 1;
    return browserAt(site.origin, { 'x-forwarded-for': `10.1.0.${addresses}`, ...more }, shown);
  };
  const asks = (cookie: string, nonce: string, more: Readonly<Record<string, string>> = {}) =>
    fetch(`${site.api}/ai/menus`, { headers: { cookie, 'x-platform-nonce': nonce, ...more } });
  return { ...site, site, browser, asks };
}

describe('signing in', () => {
  test('gives a session by which the API is used, and signing out ends it for good', async () => {
    const { browser, asks, site, origin, log } = await siteWithAda();
    const ada = browser();
    const form = await ada.ask('/sign-in');
    expect([form.status, form.text.includes('type="password"'), form.text.includes('<script')]).toEqual([
      200,
      true,
      false,
    ]);
    expect(Object.fromEntries(form.headers)).toMatchObject({
      'cache-control': 'no-store',
      'x-robots-tag': 'noindex',
      'x-frame-options': 'DENY',
      'content-security-policy': expect.stringMatching(/^default-src 'none'; .*frame-ancestors 'none'$/),
    });
    expect(form.text).toContain('<meta name="robots" content="noindex">');
    const first = form.cookies.join();
    const done = await ada.ask('/sign-in', { form: { ...hiddenOf(form.text), name: 'ada', password: PASSWORD } });
    expect([done.status, done.headers.get('location')]).toEqual([303, '/sign-in']);
    expect(done.cookies).toEqual([expect.stringMatching(/^inlay_session=[\w-]{32}; Path=\/; HttpOnly; SameSite=Lax$/)]);
    expect(first).toMatch(/^inlay_sign_in=[\w-]{24}; Path=\/; HttpOnly; SameSite=Lax$/);

    const page = await ada.ask('/sign-in');
    expect(page.text).toContain('As <bdi><strong>ada</strong></bdi>');
    expect(page.text).toContain('<dd>nothing</dd>');
    const nonce = nonceOf(page);
    const cookie = `inlay_session=${ada.jar.get('inlay_session')}`;
    const answer = await asks(cookie, nonce, { origin, 'sec-fetch-site': 'same-origin' });
    expect(answer.status).toBe(200);
    // Negative controls: not without the nonce, nor with a page of another site.
    expect((await asks(cookie, '')).status).toBe(401);
    expect((await asks(cookie, nonce, { origin: 'https://evil.example' })).status).toBe(401);

    // Who is signed out stays signed out, with the cookie and the nonce of before, too.
    for (const [headers, form] of [
      [{ origin: 'https://evil.example' }, { nonce }],
      [{ origin: '' }, { nonce }],
      [{ 'sec-fetch-site': 'cross-site' }, { nonce }],
      [{}, { nonce: 'A'.repeat(22) }],
      [{}, {}],
    ] as const)
      expect((await ada.ask('/sign-out', { form, headers })).status).toBe(403);
    expect((await asks(cookie, nonce)).status).toBe(200);
    const out = await ada.ask('/sign-out', { form: { nonce } });
    expect([out.status, out.headers.get('location'), ada.jar.has('inlay_session')]).toEqual([303, '/sign-in', false]);
    expect((await asks(cookie, nonce)).status).toBe(401);
    expect((await ada.ask('/sign-in', { headers: { cookie } })).text).toContain('type="password"');
    expect((await ada.ask('/sign-out')).status).toBe(405);

    // The audit has it, and neither it nor any file has the password, the session or the nonce.
    const store = await storeOf(site);
    const id = (await store.users.byName('ada'))?.id;
    const { items } = await store.store.audit.list({ limit: 50 });
    const told = items
      .filter(({ action }) => action.startsWith('session.'))
      .map(({ by, action, detail }) => [by, action, detail]);
    expect(told).toEqual([
      [`user:${id}`, 'session.end', { name: 'ada' }],
      [`user:${id}`, 'session.begin', { name: 'ada', role: 'owner' }],
    ]);
    const value = cookie.split('=')[1] ?? '';
    for (const secret of [PASSWORD, value, nonce]) {
      expect(spawnSync('grep', ['-rlF', '--', secret, site.folder], { encoding: 'utf8' }).stdout).toBe('');
      expect(log()).not.toContain(secret);
    }
    expect(spawnSync('grep', ['-rlF', '--', id ?? '', site.folder], { encoding: 'utf8' }).stdout).not.toBe('');
  });

  test('says the same of a wrong name as of a wrong password, and of too many from one address', async () => {
    const { browser, site } = await siteWithAda();
    const [known, unknown] = [browser(), browser()];
    const without = (html: string) => html.replace(/name="token" value="[^"]*"/, '').replace(/value="(?:ada|eve)"/, '');
    const wrong = await known.signIn('ada', 'not the password');
    const nobody = await unknown.signIn('eve', 'not the password');
    expect([wrong.status, without(wrong.text)]).toEqual([nobody.status, without(nobody.text)]);
    expect([wrong.status, wrong.text.includes('The name or the password is wrong.')]).toEqual([422, true]);
    expect(wrong.text).not.toContain('not the password');
    expect([known.jar.has('inlay_session'), unknown.jar.has('inlay_session')]).toEqual([false, false]);
    // Sent at once, no more are looked at than one after the other.
    const form = { ...hiddenOf(wrong.text), name: 'ada', password: 'guess' };
    const many = await Promise.all(Array.from({ length: 20 }, () => known.ask('/sign-in', { form })));
    const held = many.filter(({ status }) => status === 429);
    expect([held.length, many.length - held.length]).toEqual([11, 9]);
    const after = Number(held[0]?.headers.get('retry-after'));
    expect(after).toBeGreaterThan(0);
    expect(held[0]?.text).toContain(`Please try again in ${waitingTime(after, 'en')}.`);
    expect((await known.signIn('ada', PASSWORD)).status).toBe(429);
    // Negative controls: another name at the same address, the same name at another.
    expect((await known.signIn('eve', 'guess')).status).toBe(422);
    expect((await browser().signIn('ada', PASSWORD)).status).toBe(303);
    const store = await storeOf(site);
    const { items } = await store.store.audit.list({ limit: 50 }, { action: 'session.refuse' });
    const id = (await store.users.byName('ada'))?.id;
    expect(items.map(({ by, detail }) => [by, detail])).toEqual([
      ['visitor', {}],
      ...Array.from({ length: 9 }, () => ['visitor', { user: id, name: 'ada' }]),
      ['visitor', {}],
      ['visitor', { user: id, name: 'ada' }],
    ]);
  });

  test('takes no form of another page, browser or time, and no session that it did not make', async () => {
    const { browser, site } = await siteWithAda();
    const eve = browser();
    const theirs = hiddenOf((await eve.ask('/sign-in')).text);
    const ada = browser();
    let own = hiddenOf((await ada.ask('/sign-in')).text);
    const send = async (form: Record<string, string>, headers: Record<string, string> = {}) =>
      (await ada.ask('/sign-in', { form: { name: 'ada', password: PASSWORD, ...form }, headers })).status;
    // Login CSRF: the token of somebody else, none, one that was changed, or without its cookie.
    expect(await send(theirs)).toBe(403);
    expect(await send({})).toBe(403);
    expect(await send({ token: `${own['token']}x` })).toBe(403);
    expect(await send({ token: (own['token'] ?? '').replace(/^[^.]*/, 'zzzzzzzz') })).toBe(403);
    expect(await send(own, { cookie: '' })).toBe(403);
    for (const headers of [
      { origin: 'https://evil.example' },
      { origin: 'null' },
      { origin: site.origin.replace(/\d+$/, '1') },
      { 'sec-fetch-site': 'cross-site' },
      { 'sec-fetch-site': 'same-site' },
      { origin: '' },
    ])
      expect([headers, await send(own, headers as Record<string, string>)]).toEqual([headers, 403]);
    expect(ada.jar.has('inlay_session')).toBe(false);
    own = hiddenOf((await ada.ask('/sign-in')).text);
    // Fixation: what the browser brings is no session afterwards, neither one that is made up nor that of somebody else.
    for (const planted of ['A'.repeat(32), 'planted']) {
      ada.jar.set('inlay_session', planted);
      expect(await send(own)).toBe(303);
      expect(ada.jar.get('inlay_session')).not.toBe(planted);
    }
    const before = ada.jar.get('inlay_session') ?? '';
    expect(await send(own)).toBe(303);
    expect(ada.jar.get('inlay_session')).not.toBe(before);
    const store = await storeOf(site);
    expect(await store.sessions.find(before)).toBeUndefined();
    expect(await store.sessions.find(ada.jar.get('inlay_session') ?? '')).toBeDefined();
    // A script of another page does not get at the nonce.
    for (const dest of ['empty', 'iframe', 'object'])
      expect((await ada.ask('/sign-in', { headers: { 'sec-fetch-dest': dest } })).status).toBe(403);
    expect(nonceOf(await ada.ask('/sign-in', { headers: { 'sec-fetch-dest': 'document' } }))).toMatch(/^[\w-]{22}$/);
  });

  test('leads to a page of this site, and nowhere else', async () => {
    const { browser } = await siteWithAda();
    const led = async (next: string) => (await browser().signIn('ada', PASSWORD, { next })).headers.get('location');
    for (const next of ['/about/', '/blog/?page=2#end', '/a//b']) expect(await led(next)).toBe(next);
    for (const next of [
      '//evil.example',
      '/\\evil.example',
      '\\\\evil.example',
      'https:',
      'https:evil.example',
      'https://evil.example/',
      'javascript:alert(1)',
      '/\t/evil.example',
      '/.//evil.example',
      '/a/..//evil.example',
      '/./\\evil.example',
      ' //evil.example',
      `/${'a'.repeat(2000)}`,
      '',
    ])
      expect([next, await led(next)]).toEqual([next, '/sign-in']);
    // Who is signed in already is led on at once, by the same rule.
    const ada = browser();
    await ada.signIn('ada', PASSWORD);
    const asked = async (next: string) => {
      const { status, headers } = await ada.ask(`/sign-in?next=${encodeURIComponent(next)}`);
      return [status, headers.get('location')];
    };
    expect([await asked('/about/'), await asked('//evil.example')]).toEqual([
      [303, '/about/'],
      [200, null],
    ]);
    expect((await ada.ask('/sign-in/?next=/about/')).headers.get('location')).toBe('/sign-in?next=/about/');
  });

  test('over https has a cookie that no other host can set, and no page without TLS', async () => {
    const { browser, origin } = await siteWithAda();
    const secure = /^__Host-inlay_(?:session|sign_in)=[\w-]+; Path=\/; HttpOnly; SameSite=Lax; Secure$/;
    // The proxy says that it is over TLS.
    const ada = browser({ 'x-forwarded-proto': 'https' }, origin.replace('http:', 'https:'));
    const form = await ada.ask('/sign-in');
    const values = { ...hiddenOf(form.text), name: 'ada', password: PASSWORD };
    expect(form.cookies).toEqual([expect.stringMatching(secure)]);
    expect((await ada.ask('/sign-in', { form: values, headers: { origin } })).status).toBe(403);
    const done = await ada.ask('/sign-in', { form: values });
    expect([done.status, done.cookies]).toEqual([303, [expect.stringMatching(secure)]]);
    const session = ada.jar.get('__Host-inlay_session') ?? '';
    // The same value under the name that others could set is nobody's.
    const tossed = browser({ 'x-forwarded-proto': 'https' });
    tossed.jar.set('inlay_session', session);
    expect((await tossed.ask('/sign-in')).text).toContain('type="password"');
    expect(nonceOf(await ada.ask('/sign-in'))).toMatch(/^[\w-]{22}$/);
  });

  test('ends with time, and at once where the password is changed or the user removed', async () => {
    const { browser, asks, site } = await siteWithAda(['--session-idle', '2', '--session-days', '3']);
    const store = await storeOf(site);
    const { db } = store.store.database;
    const begun = async (password = PASSWORD) => {
      const ada = browser();
      await ada.signIn('ada', password);
      const cookie = `inlay_session=${ada.jar.get('inlay_session')}`;
      const nonce = nonceOf(await ada.ask('/sign-in'));
      return async () => (await asks(cookie, nonce)).status;
    };
    const ago = (hours: number) => new Date(Date.now() - hours * 3_600_000).toISOString();
    const aged = async (column: 'seen_at' | 'created_at', hours: number) => {
      const says = await begun();
      await db
        .updateTable('sessions')
        .set({ [column]: ago(hours) })
        .execute();
      const status = await says();
      await db.deleteFrom('sessions').execute();
      return status;
    };
    expect([await aged('seen_at', 1.9), await aged('seen_at', 2.1)]).toEqual([200, 401]);
    expect([await aged('created_at', 71), await aged('created_at', 73)]).toEqual([200, 401]);

    const says = await begun();
    expect(await says()).toBe(200);
    expect(await userCommand(site, ['password', 'ada'], 'another password')).toBe(
      'Changed the password of ada: who was signed in by it is not any more.\n',
    );
    expect(await says()).toBe(401);
    expect((await browser().signIn('ada', PASSWORD)).status).toBe(422);
    const again = await begun('another password');
    expect(await again()).toBe(200);
    const [script = ''] = (await userCommand(site, ['app-password', 'ada', '--label', 'Script'])).split('\n');
    const basic = `Basic ${Buffer.from(`ada:${script}`).toString('base64')}`;
    const byScript = async () => (await asks('', '', { authorization: basic })).status;
    expect(await byScript()).toBe(200);
    await userCommand(site, ['create', 'eve', '--role', 'viewer'], PASSWORD);
    const eve = browser();
    await eve.signIn('eve', PASSWORD);
    expect(await userCommand(site, ['remove', 'ada'])).toBe(
      'Removed the user ada, with sessions and application passwords.\n',
    );
    expect([await again(), await byScript()]).toEqual([401, 401]);
    expect((await browser().signIn('ada', 'another password')).status).toBe(422);
    expect(await userCommand(site, ['list'])).not.toContain('ada');
    await expect(userCommand(site, ['remove', 'ada'])).rejects.toThrow('Unexpected user `ada`, expected one of');
    // Negative control: others stay.
    expect(nonceOf(await eve.ask('/sign-in'))).not.toBe('');
    const { items } = await store.store.audit.list({ limit: 50 });
    const actions = items.map(({ action }) => action).filter((action) => action.startsWith('user.'));
    expect(actions).toEqual(['user.remove', 'user.create', 'user.password', 'user.create']);
  });

  test('shows nothing as it is written, speaks the language of the site, and tells what waits', async () => {
    const { browser, key, api, origin } = await siteWithAda(['--language', 'ar', '--confirm', 'person']);
    const headers = { authorization: `Bearer ${key}`, 'content-type': 'application/merge-patch+json' };
    const name = '<img src=x onerror=alert(1)>';
    const body = JSON.stringify({ site: { name } });
    expect((await fetch(`${api}/ai/site`, { method: 'PATCH', headers, body })).status).toBe(200);
    const slot = { title: 'A', language: 'html', code: '<p id="slot">Slot</p>', hook: 'body_start' };
    const json = { ...headers, 'content-type': 'application/json' };
    const made = await fetch(`${api}/ai/code-slots`, { method: 'POST', headers: json, body: JSON.stringify(slot) });
    const { id } = (await made.json()) as { id: string }; // as the API says
    const at = `${api}/ai/code-slots/${id}/toggle`;
    expect((await fetch(at, { method: 'POST', headers: json, body: '{"enabled":true}' })).status).toBe(200);
    const evil = '"><script>alert(1)</script>{command}';
    const ada = browser();
    const wrong = await ada.signIn(evil, 'wrong', { next: `/${evil}` });
    expect(wrong.text).toContain('<html lang="ar" dir="rtl"');
    expect(wrong.text).toContain('كلمة المرور');
    expect(wrong.text).toContain('value="&quot;&gt;&lt;script&gt;alert(1)');
    for (const { text } of [wrong, await ada.ask('/sign-in')]) {
      expect(text).not.toMatch(/<script|<img|id="slot"/);
      expect(text).toContain('&lt;img src=x onerror=alert(1)&gt;');
    }
    // Negative control: other pages have the slot.
    expect(await (await fetch(origin)).text()).toContain('id="slot"');

    // Who is signed in is told what waits, and sees what slots show to him alone.
    expect((await ada.signIn('ada', PASSWORD)).status).toBe(303);
    expect((await ada.ask('/sign-in')).text).toContain('<dd>لا شيء</dd>');
    const gone = { method: 'DELETE', headers: { authorization: `Bearer ${key}`, 'if-match': '*' } };
    expect((await fetch(`${api}/ai/pages/2`, gone)).status).toBe(409);
    expect((await ada.ask('/sign-in')).text).toContain('<dd>1<br>');
    const change = { scope: 'conditions', conditions: { signed_in: true } };
    const patch = { method: 'PATCH', headers: { ...headers, 'if-match': '*' }, body: JSON.stringify(change) };
    expect((await fetch(`${api}/ai/code-slots/${id}`, patch)).status).toBe(200);
    expect((await fetch(at, { method: 'POST', headers: json, body: '{"enabled":true}' })).status).toBe(200);
    expect(
      [(await ada.ask('/')).text, (await browser().ask('/')).text].map((text) => text.includes('id="slot"')),
    ).toEqual([true, false]);
  });
});
