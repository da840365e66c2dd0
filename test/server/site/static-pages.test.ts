import { expect, test } from 'vitest';
import { staticForms } from '../../../src/server/site/forms/static-forms.js';
import { siteOf, write } from './site-of.js';

const SLOT = { title: 'Count', language: 'js', code: 'count()', hook: 'body_end', enabled: true, status: 'valid' };

test('a page for a folder has its policy in itself, no form, no report and no token', async () => {
  const still = await siteOf({ isStatic: true, forms: staticForms });
  await write(still.site, { kind: 'slot', key: 'count', body: SLOT });
  const { text, headers } = await still.ask('/contact/');
  const policy = headers.get('content-security-policy') ?? '';
  expect(policy).toContain("frame-ancestors 'self'");
  const own = policy.replace("; frame-ancestors 'self'", '').replaceAll("'", '&#39;');
  expect(text).toMatch(/<head>\n<meta charset="utf-8">\n<meta http-equiv="Content-Security-Policy" content="/);
  const [, inPage = ''] = /<meta http-equiv="Content-Security-Policy" content="([^"]*)">/.exec(text) ?? [];
  expect(inPage.replaceAll("'", '&#39;')).toBe(own);
  expect(inPage).toContain('script-src');
  expect(text).not.toMatch(/<form|_token|sendBeacon|data-token|data-slot/);
  expect(text).toContain('<script>count()\n//# sourceURL=inlay-slot-count\n</script>');
  expect(text).toMatch(
    /<p class="form-elsewhere">There is no form here\. Please write or call: <a [^>]*href="mailto:hello@fjordlight\.example"/,
  );
  expect(still.errors).toEqual([]);
});

test('a page for visitors has none of it', async () => {
  const { site, ask } = await siteOf();
  await write(site, { kind: 'slot', key: 'count', body: SLOT });
  const { text } = await ask('/contact/');
  expect(text).not.toContain('http-equiv');
  expect(text).toMatch(/sendBeacon/);
  expect(text).toMatch(/data-slot="count" data-revision="1" data-token="/);
});

test('a site without contacts says that there is no form', async () => {
  const { model } = await siteOf();
  const now = await model();
  const bare = { ...now, site: { ...now.site, contacts: {} } };
  expect(staticForms({ path: '/', language: 'de', model: bare })).toEqual({
    provider_contact_form: { contact: '<p class="form-elsewhere">Hier gibt es kein Formular.</p>' },
    provider_newsletter_form: { newsletter: '<p class="form-elsewhere">Hier gibt es kein Formular.</p>' },
  });
});
