import { describe, expect, test } from 'vitest';
import { buildManifest, parseSite } from '../../src/index.js';
import { withoutPrivateParts } from '../../src/secrets/private-parts.js';
import { publicSite } from '../../src/site/public-site.js';
import { folder, inlay } from '../cli/run.js';
import { readSite, SITE_NAMES } from '../support/sites.js';

/** Letters and digits of a key, so many: none is written out in this file. */
const some = (count: number) => 'Zk3LmQp8sTuVwXyZ01aB9c7D4eF5gH6iJ2nK8oP1qR3sT5uV7wX9yZ0aBcDeFgHiJk'.slice(0, count);
const JWT = `eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiJiYWtlciJ9.${some(43)}`;

describe('an address without its private parts', () => {
  test.each([
    ['https://jane:S3cret@cms.example/a?b=1#c', 'https://cms.example/a?b=1#c', ['user info']],
    ['https://9f8e7d6c5b4a@git.example/repo.git', 'https://git.example/repo.git', ['user info']],
    ['//jane:S3cret@cms.example/a', '//cms.example/a', ['user info']],
    ['https:\\\\jane:S3cret@cms.example\\a', 'https://cms.example/a', ['user info']],
    ['ftp://jane:S3cret@files.example/a', 'ftp://files.example/a', ['user info']],
    ['/wp-admin/?action=bake&_wpnonce=4f9a2b1c3d', '/wp-admin/?action=bake', ['`_wpnonce`']],
    ['/?_wpnonce=4f9a2b1c3d&a=1#top', '/?a=1#top', ['`_wpnonce`']],
    ['/?_wpnonce=4f9a2b1c3d#top', '/#top', ['`_wpnonce`']],
    ['/a#access_token=9f8e7d6c5b&state=x', '/a#state=x', ['`access_token`']],
    ['/a?password=geheim', '/a', ['`password`']],
    ['/a?apiKey=9f8e7d6c&x=1&csrf_token=a1b2c3d4', '/a?x=1', ['`apiKey`', '`csrf_token`']],
    ['/a?client%20x=1;sid=a1b2c3d4', '/a?client%20x=1', ['`sid`']],
    ['https://k.example/?access_token=AbCd1234EfGh5678', 'https://k.example/', ['`access_token`']],
    ['/a?apikey=AbCdEfGhIjKl&page=2', '/a?page=2', ['`apikey`']],
    ['/a?%61ccessToken=AbCd1234', '/a', ['`%61ccessToken`']],
    ['/a?hmac=9f8e7d6c5b&shop=luna', '/a?shop=luna', ['`hmac`']],
    ['/cart;jsessionid=9F8E7D6C5B/list;v=1?page=2', '/cart/list;v=1?page=2', ['`jsessionid`']],
    ['/login?next=%2Fadmin%3Faccess_token%3D9f8e7d6c%26x%3D1', '/login?next=%2Fadmin%3Fx%3D1', ['`access_token`']],
    ['/login?next=%252Fa%253Fsid%253D9f8e7d6c', '/login?next=%252Fa', ['`sid`']],
    ['/login?next=https://jane:S3cret@cms.example/', '/login?next=https://cms.example/', ['user info']],
    ['/go/https%3A%2F%2Fk.example%2F%3Fsid%3D9f8e7d6c', '/go/https%3A%2F%2Fk.example%2F', ['`sid`']],
    [`https://k.example/verify/${JWT}/now?x=1`, 'https://k.example/verify/', ['JSON Web Token']],
    [`/a?x=1&t=${JWT}`, '/a?x=1', ['`t`']],
    [`/a?x=1&ghp_${some(36)}`, '/a?x=1', ['GitHub token']],
    [`/a?x=1&ghp_${some(36)}_token=${some(20)}`, '/a?x=1', ['GitHub token']],
    [`/a#ghp_${some(36)}`, '/a', ['GitHub token']],
    [`ghp_${some(36)}`, '/', ['GitHub token']],
    [`https://hooks.slack.com/services/T024BE7LH/B01ABCDEF/${some(24)}`, 'https://hooks.slack.com/', ['Slack webhook']],
    [`https://discord.com/api/webhooks/1234567890123456789/${some(68)}`, 'https://discord.com/', ['Discord webhook']],
    [
      `https://api.telegram.org/bot7123456789:AAH${some(32)}/sendMessage?chat_id=1`,
      'https://api.telegram.org/',
      ['Telegram bot token'],
    ],
    [`https://maps.example/?key=AIzaSy${some(33)}&q=Rome`, 'https://maps.example/?q=Rome', ['`key`']],
    [`/reset?key=${some(24)}`, '/reset', ['`key`']],
    ['https:jane:S3cret@cms.example/a?b=1', 'https://cms.example/a?b=1', ['user info']],
    ['http:jane:S3cret@cms.example/a', 'http://cms.example/a', ['user info']],
    ['/in?tok=9f8e7d6c5b&page=2', '/in?page=2', ['`tok`']],
    [`/cas?ticket=ST-1856-${some(20)}`, '/cas', ['`ticket`']],
    [`/acs?SAMLResponse=PHNhbWxwOlJlc3BvbnNl${some(20)}%3D&RelayState=a`, '/acs?RelayState=a', ['`SAMLResponse`']],
    [`/acs?SAMLart=AAQAAMh48${some(20)}`, '/acs', ['`SAMLart`']],
    [`/reset/${some(32)}`, '/reset/', ['token']],
    [`https://b.example/a/password-reset/${some(24)}/now?x=1#a`, 'https://b.example/a/password-reset/', ['token']],
    [`/verify-email/9f8e7d6c5b4a3f2e1d0c`, '/verify-email/', ['token']],
    [
      '/wp-admin/admin-ajax.php?action=bake&security=4f9a2b1c3d',
      '/wp-admin/admin-ajax.php?action=bake',
      ['`security`'],
    ],
  ])('%s', (address, expected, removed) => {
    expect(withoutPrivateParts(address)).toEqual({ address: expected, removed });
  });

  test.each([
    'https://medium.com/@harbour',
    'mailto:a@b.example?subject=Token',
    'https://b.example/?session=morning&author=jane&page=2&keyword=token1',
    'https://b.example/?token=',
    'https://b.example/jobs?security=clearance',
    'https://b.example/jobs?security=level2',
    '/reset?key=a1b2c3d4',
    '/reset/',
    '/reset/how-to-reset-a-password-2026',
    '/reset/password-reset-for-members',
    '/events?ticket=early-bird-2026',
    '/events?ticket=123456',
    '/acs?SAMLResponse=no',
    `/images/${'9f8e7d6c5b4a'.repeat(3)}.png`,
    'https:page.html',
    'https://b.example/?q=a@b:c',
    '#nonce',
    'not an address @ all = yes',
    'https://b.example:8080/a?B=%20#x',
    'https://b.example/shop?page=2&lang=de&code=SUMMER&key=value&pass=3days',
    'https://b.example/%E2%82%AC/a%3Fb;v=2/c?next=%2Fshop%3Fpage%3D2#a=1',
    'https://b.example/?next=https://c.example/a&redirect_uri=https%3A%2F%2Fc.example%2F%3Fa%3D1',
    'https://b.example/100%?a=100%',
    'https://hooks.slack.com/',
    'https://discord.com/invite/luna',
    'https://t.me/luna_bot',
    'https://www.youtube.com/watch?v=dQw4w9WgXcQ&list=PLFgquLnL59alCl_2TQvOiD5Vgm1hCaGSI',
    'https://maps.app.goo.gl/4f9a2B1c3dZk3LmQ8',
    `data:image/png;base64,ghp_${some(36)}`,
    'tel:+390612345678',
  ])('is the very address where it has none: %s', (address) => {
    expect(withoutPrivateParts(address)).toEqual({ address, removed: [] });
  });
});

const SECRETS = ['S3cret', '4f9a2b1c3d', '9f8e7d6c5b4a'];
const BAD = 'https://jane:S3cret@b.example/a?x=1&_wpnonce=4f9a2b1c3d';
const GOOD = 'https://b.example/a?x=1';

const state = {
  site: { name: 'B', description: '', url: 'https://b.example/?access_token=9f8e7d6c5b4a', language: 'en' },
  logos: {
    variants: {
      default: { url: '/l.svg?token=9f8e7d6c5b4a', srcset: `${BAD} 1x, /b.png 2x, ${BAD}, /c.png`, dark: BAD },
    },
    main: { url: BAD },
  },
  menus: {
    locations: { topic: { label: 'Main', menu: 'm' }, footer: { label: 'Footer', menu: 'm' } },
    definitions: {
      m: {
        name: 'M',
        items: [
          { label: 'A', children: [{ label: 'C', url: BAD }] },
          { label: 'B', url: '/b' },
        ],
      },
    },
  },
  social: [{ network: 'x', url: BAD }],
  contacts: { chat: { kind: 'text', value: `Ask at ${BAD}`, url: BAD }, mail: { kind: 'email', value: 'a@b.example' } },
  attachments: [{ url: BAD, title: 'A' }],
};

describe('the manifest of a site with secrets in its addresses', () => {
  const site = parseSite(state);
  const manifest = buildManifest(site);

  test('holds none of them', () => {
    for (const secret of SECRETS) expect(JSON.stringify(manifest)).not.toContain(secret);
  });

  test('holds all else', () => {
    expect(manifest.site.url).toBe('https://b.example/');
    const { logos, menus, social, contacts, attachments } = manifest.resources;
    expect(logos.variants.default.image).toEqual({
      url: '/l.svg',
      srcset: `${GOOD} 1x, /b.png 2x, ${GOOD}, /c.png`,
      dark: GOOD,
    });
    expect(menus['footer']).toMatchObject({
      items: [
        { label: 'A', children: [{ url: GOOD }] },
        { label: 'B', url: '/b' },
      ],
    });
    expect(menus['topic']?.items).toEqual(menus['footer']?.items);
    expect(social).toEqual([{ network: 'x', url: GOOD }]);
    expect(contacts).toEqual({
      chat: { kind: 'text', value: `Ask at ${GOOD}`, url: GOOD },
      mail: { kind: 'email', value: 'a@b.example' },
    });
    expect(attachments).toEqual([{ url: GOOD, title: 'A' }]);
  });

  test('has a note for each', () => {
    const { withheld } = publicSite(site);
    expect(withheld.map(({ pointer }) => pointer)).toEqual([
      '/site/url',
      '/logos/variants/default/url',
      '/logos/variants/default/srcset',
      '/logos/variants/default/dark',
      '/logos/main/url',
      '/menus/definitions/m/items/0/children/0/url',
      '/social/0/url',
      '/contacts/chat/value',
      '/contacts/chat/url',
      '/attachments/0/url',
    ]);
    expect(withheld[4]?.message).toBe(
      'Unexpected user info and `_wpnonce` in an address, expected what everybody may know: it is left out of the manifest',
    );
    for (const { message } of withheld) for (const secret of SECRETS) expect(message).not.toContain(secret);
  });

  test('leaves the site as it is', () => {
    expect(site.social[0]?.url).toBe(BAD);
  });

  test('is told of on stderr, the first five by name', async () => {
    const cwd = folder({ 'site.json': JSON.stringify(state) });
    const { code, stdout, stderr } = await inlay(['manifest', '--site', 'site.json'], { cwd });
    expect(code).toBe(0);
    for (const secret of SECRETS) expect(stdout + stderr).not.toContain(secret);
    expect(stderr).toMatch(/^note: site\.json: `\/site\/url`: Unexpected `access_token` in an address, /);
    expect(stderr).toMatch(/\nnote: site\.json: and 5 more\n$/);
  });
});

describe('a site with addresses in its texts', () => {
  const note = 'Staff: https://jane:S3cret@b.example. Else ask';
  const left = 'Staff: https://b.example/. Else ask';
  const noted = parseSite({
    site: { name: note, description: note, url: 'https://b.example/', language: 'en' },
    theme: { name: note, version: '1.0.0' },
    logos: { variants: { default: { url: '/l.svg', alt: note } } },
    menus: {
      locations: { topic: { label: note, menu: 'm', use: note } },
      definitions: { m: { name: note, items: [{ label: note, url: '/a?security=4f9a2b1c3d' }] } },
    },
    social: [{ network: 'x', url: '/x', label: note }],
    contacts: { chat: { kind: 'text', value: note, display: 'At postgres://jane:S3cret@db.example/b' } },
    attachments: [{ url: '/a.pdf', title: note }],
    addons: {
      provider_contact_form: { status: 'selected', default: 'c', forms: [{ id: 'c', title: note, html: note }] },
    },
  });

  test('has none of them in its manifest', () => {
    const manifest = JSON.stringify(buildManifest(noted));
    for (const secret of SECRETS) expect(manifest).not.toContain(secret);
    expect(buildManifest(noted).site).toMatchObject({ name: left, description: left });
    expect(buildManifest(noted).resources.attachments).toEqual([{ url: '/a.pdf', title: left }]);
  });

  test('keeps what providers put out', () => {
    expect(publicSite(noted).site.addons['provider_contact_form']?.forms[0]?.html).toBe(note);
  });

  test.each([
    'Ask jane@b.example: she knows',
    'Time: 10:30@noon',
    'See https://b.example/@jane, https://b.example:8080 and //b.example',
    'mailto:jane@b.example?subject=Hi',
    'See https://b.example/?page=2.',
  ])('keeps %s', (text) => {
    const site = parseSite({ ...state, site: { ...state.site, url: 'https://b.example/', description: text } });
    expect(publicSite(site).site.site.description).toBe(text);
  });
});

describe('a site with secrets in its texts', () => {
  const described = (description: string) => {
    const site = parseSite({ ...state, site: { ...state.site, url: 'https://b.example/', description } });
    const { site: left, withheld } = publicSite(site);
    return { left: left.site.description, told: withheld.find(({ pointer }) => pointer === '/site/description') };
  };

  test.each([
    [`Key sk-live-${some(24)} of the shop`, 'Key … of the shop', 'an OpenAI key'],
    ['Staff password: Harbour7!', 'Staff password: …', 'a value for `password`'],
    [`Send Bearer ${some(24)}.`, 'Send Bearer …', 'a value for an `Authorization` header'],
    ['nonce: 4f9a2b1c3d', 'nonce: …', 'a nonce'],
    ['Call _wpnonce=4f9a2b1c3d, then wait', 'Call _wpnonce=…, then wait', 'a nonce'],
    [`Two: ghp_${some(36)} and ghp_${some(36)}`, 'Two: … and …', 'a GitHub token'],
  ])('%s', (text, left, kind) => {
    const found = described(text);
    expect(found.left).toBe(left);
    expect(found.told?.message).toBe(
      `Unexpected ${kind}, expected what everybody may know: it is left out of the manifest`,
    );
  });

  test('has none in labels, titles, names and contacts of its manifest', () => {
    const secret = `sk-live-${some(24)}`;
    const site = parseSite({
      site: { name: secret, description: secret, url: 'https://b.example/', language: 'en' },
      menus: {
        locations: { topic: { label: secret, menu: 'm' } },
        definitions: { m: { name: secret, items: [{ label: secret, url: '/a' }] } },
      },
      social: [{ network: 'x', url: '/x', label: secret }],
      contacts: { chat: { kind: 'text', value: secret, display: secret } },
      attachments: [{ url: '/a.pdf', title: secret }],
    });
    expect(JSON.stringify(buildManifest(site))).not.toContain(secret);
  });

  test.each([
    'Password: ask at the desk',
    'Guest Wi-Fi password: Coffee2024',
    'Forgot your password?',
    'Secret garden: open 2026, 10:30 to 18:00',
    'Order 9f8e7d6c5b4a3f2e',
    'Token: ring 2',
    'Security: level 2',
    'IBAN IT60 X054 2811 1010 0000 0123 456',
    'Bearer of news since 1998',
  ])('negative control: keeps %s', (text) => {
    expect(described(text)).toEqual({ left: text, told: undefined });
  });
});

test.each(SITE_NAMES)('the public site of %s is the very site', (name) => {
  const site = readSite(name);
  expect(publicSite(site).site).toBe(site);
});
