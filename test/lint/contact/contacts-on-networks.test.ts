import { describe, expect, test } from 'vitest';
import { buildManifest, parseSite } from '../../../src/index.js';
import { lint } from '../../../src/lint/index.js';

const FACEBOOK = 'https://www.facebook.com/luna.house';
type State = Parameters<typeof parseSite>[0];

const siteWith = (fb: object, social: object[] = []) =>
  buildManifest(
    parseSite({
      site: { name: 'Luna House', description: '', url: 'https://luna.example', language: 'en' },
      theme: { name: 'Plain', version: '1.0.0' },
      social,
      contacts: { fb: { kind: 'text', ...fb } },
    } as State),
  );
const VALUE = siteWith({ value: FACEBOOK });
const LINKED = siteWith({ value: 'Facebook', url: `${FACEBOOK}/` });
const INSTAGRAM = { network: 'instagram', url: 'https://www.instagram.com/luna' };

const found = (site: typeof VALUE, href: string) =>
  lint(`<footer><a href="${href}">Facebook</a></footer>`, site).map(({ rule, message }) => [
    rule,
    /field="fb"/.test(message),
  ]);

describe('a contact on a network', () => {
  test.each([
    ['its value', VALUE, FACEBOOK],
    ['its value, spelled in another way', VALUE, 'https://m.facebook.com/Luna.House/?ref=x'],
    ['its link', LINKED, FACEBOOK],
    ['its value, beside other profiles', siteWith({ value: FACEBOOK }, [INSTAGRAM]), FACEBOOK],
    ['its link, beside other profiles', siteWith({ value: 'Facebook', url: FACEBOOK }, [INSTAGRAM]), FACEBOOK],
  ])('is a copy of that contact: %s', (_what, site, href) => {
    expect(found(site, href)).toEqual([['no-static-contact', true]]);
  });

  test('is the profile where the site has that, too', () => {
    const site = siteWith({ value: FACEBOOK }, [{ network: 'facebook', url: FACEBOOK }]);
    expect(found(site, FACEBOOK).map(([rule]) => rule)).toEqual(['no-static-social']);
  });

  test('near miss: another profile is made up', () => {
    expect(found(VALUE, 'https://www.facebook.com/lunahouse').map(([rule]) => rule)).toEqual(['no-invented-profile']);
  });

  test.each([
    'https://www.facebook.com/sharer/sharer.php?u=https%3A%2F%2Fluna.example',
    'https://www.facebook.com/luna.house/posts/1234567890',
    'https://www.facebook.com/events/1234567890',
  ])('near miss: %s is none', (href) => {
    expect(found(VALUE, href)).toEqual([]);
  });
});
