import { describe, expect, test } from 'vitest';
import { buildManifest, parseSite } from '../../../../src/index.js';
import { invented } from './support.js';

const siteOf = (name: string, url: string) =>
  buildManifest(
    parseSite({
      site: { name, description: 'A house', url, language: 'en' },
      theme: { name: 'T', version: '1.0.0' },
      contacts: { email: { kind: 'email', value: `post@${new URL(url).hostname}` } },
    }),
  );
const SHIFTWISE = siteOf('Shiftwise', 'https://shiftwise.example');
const KETTLE = siteOf('Copper & Kettle', 'https://copperkettle.example');
const told = (canvas: string, site: typeof KETTLE) =>
  invented(canvas, site).map(({ start, end, outcome }) => `${outcome}: ${canvas.slice(start, end)}`);
const script = (address: string) => `<script>const config = { base: "${address}", level: 2 };</script>`;

describe('an address in a script at a host of the house that is not the site’s', () => {
  test.each([
    ['for its programs', SHIFTWISE, 'https://api.shiftwise.io/v2'],
    ['of its name', KETTLE, 'https://www.copperkettle.co.uk/wp-admin/admin-ajax.php'],
    ['of a service that has it by name', KETTLE, 'https://copperkettle.us14.list-manage.com/subscribe/post-json'],
  ])('%s', (_what, site, address) => {
    expect(told(script(address), site)).toEqual([`needs-review: ${address}`]);
  });

  test('of another name, where the page says that it is its own', () => {
    const canonical = '<link rel="canonical" href="https://www.shiftwise-app.io/">';
    const address = 'https://www.shiftwise-app.io/send';
    expect(told(canonical + script(address), SHIFTWISE)).toEqual([
      `needs-review: ${canonical}`,
      `needs-review: ${address}`,
    ]);
    expect(told(script(address), SHIFTWISE)).toEqual([]);
  });

  test.each([
    ['its own', 'https://api.shiftwise.example/v2'],
    ['of a service', 'https://cdn.jsdelivr.net/npm/shiftwise'],
    ['of a service that has another by name', 'https://kettle.us14.list-manage.com/subscribe/post-json'],
    ['without a host', '/wp-admin/admin-ajax.php'],
    ['one word alone, as others are called, too', 'https://www.shiftwise.io/blog'],
  ])('near miss: %s', (_what, address) => {
    expect(told(script(address), SHIFTWISE)).toEqual([]);
  });
});

describe('the page in another language', () => {
  const german = (host: string) => `<link rel="alternate" hreflang="de" href="https://${host}/de/">`;
  test('goes with the address of the page itself', () => {
    const canonical = '<link rel="canonical" href="https://www.shiftwise.io/">';
    expect(told(canonical + german('www.shiftwise.io'), SHIFTWISE)).toHaveLength(2);
    expect(told(canonical + german('www.shiftwise.de'), SHIFTWISE)).toHaveLength(1);
  });

  test('near miss: a site may have a domain for each country', () => {
    expect(told(german('www.shiftwise.de'), SHIFTWISE)).toEqual([]);
  });
});
