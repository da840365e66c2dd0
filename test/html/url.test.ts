import { describe, expect, test } from 'vitest';
import { allowedSrcset, asSrcset } from '../../src/html/srcset.js';
import { linkUrl, pageKey, webUrl } from '../../src/html/url.js';

describe('linkUrl', () => {
  test.each([
    ['https://a.example/x?y#z', 'https://a.example/x?y#z'],
    ['/x', '/x'],
    ['x/y', 'x/y'],
    ['#top', '#top'],
    ['?q=1', '?q=1'],
    ['//cdn.example/x', '//cdn.example/x'],
    ['mailto:a@b.example', 'mailto:a@b.example'],
    ['TEL:+39', 'TEL:+39'],
    ['sms:1', 'sms:1'],
    [' \t/a b\n ', '/a b'],
    ['ht\ntps://a.example', 'https://a.example'],
    ['/\ud800', '/\ufffd'],
    ['/\0a', '/\ufffda'],
  ])('lets %j through as %j', (value, expected) => {
    expect(linkUrl(value)).toBe(expected);
  });

  test.each([
    'javascript:alert(1)',
    'JavaScript:alert(1)',
    'java\tscript:alert(1)',
    'java\r\nscript:alert(1)',
    '\u0001 javascript:alert(1)',
    'data:text/html,x',
    'vbscript:x',
    'blob:https://a.example/1',
    'file:///etc/passwd',
    'about:blank',
    'ftp://a.example',
    'https://[',
    'https://',
    '',
    ' ',
    '\0',
  ])('refuses %j', (value) => {
    expect(linkUrl(value)).toBeUndefined();
  });

  test('refuses nothing', () => {
    expect(linkUrl(undefined)).toBeUndefined();
  });

  test('takes linear time for controls at the end that are not at the end', () => {
    expect(linkUrl(`/${' '.repeat(200_000)}x`)).toHaveLength(200_002);
  });
});

test('webUrl takes http, https and relative addresses alone', () => {
  expect([
    webUrl('/l.svg'),
    webUrl('http://a.example/l'),
    webUrl('mailto:a@b'),
    webUrl('tel:1'),
    webUrl('data:x'),
  ]).toEqual(['/l.svg', 'http://a.example/l', undefined, undefined, undefined]);
});

describe('pageKey', () => {
  const base = 'https://a.example/';
  const key = (value: string) => pageKey(value, base);

  test.each([
    ['/menu', '/menu/'],
    ['/menu/', 'https://a.example/menu/'],
    ['/menu/', 'http://A.example/menu'],
    ['/menu/index.html', '/menu/'],
    ['/menu/index.php', '/menu'],
    ['', '/'],
    ['/menu#a', '/menu#b'],
    ['/menu?utm_source=x&fbclid=y', '/menu'],
    ['/menu?b=2&a=1', '/menu?a=1&b=2'],
    ['/caf%C3%A9', '/café'],
    ['/caf%c3%a9', '/café'],
    ['/über uns/', '/%C3%BCber%20uns/'],
    ['/?q=a b', '/?q=a%20b'],
    ['/100% Wolle/', '/100%%20Wolle/'],
  ])('is the same for %j and %j', (a, b) => {
    expect(key(a)).toBe(key(b));
  });

  test.each([
    ['/menu', '/menus'],
    ['/menu', '/Menu'],
    ['/?page_id=2', '/'],
    ['/menu', 'https://b.example/menu'],
    ['/menu', 'https://a.example:8080/menu'],
    ['/a%2Fb', '/a/b'],
  ])('is another for %j and %j', (a, b) => {
    expect(key(a)).not.toBe(key(b));
  });

  test('is nothing for what is no page', () => {
    expect([key('mailto:a@b'), key('http://[')]).toEqual([undefined, undefined]);
  });
});

describe('allowedSrcset', () => {
  test.each([
    ['/a.png 1x, /b.png 2x', '/a.png 1x, /b.png 2x'],
    ['/a.png', '/a.png'],
    [' /a.png  480w ,/b.png 800w', '/a.png 480w, /b.png 800w'],
    ['/w_1,h_2/a.png 1x', '/w_1,h_2/a.png 1x'],
    ['/a.png, /b.png 2x', '/a.png, /b.png 2x'],
    ['javascript:1 1x, /b.png 2x', '/b.png 2x'],
    ['data:image/png;base64,AAAA 1x', undefined],
    ['/a.png 1x (a, b), /b.png', '/a.png 1x (a, b), /b.png'],
    ['/a ((), javascript:alert(1) 1x', '/a (()'],
    ['/a\u00a0b 1x', '/a\u00a0b 1x'],
    ['', undefined],
    [',,,', undefined],
    [undefined, undefined],
  ])('writes %j as %j', (value, expected) => {
    expect(allowedSrcset(value)).toBe(expected);
  });

  test('asSrcset keeps one address one', () => {
    expect(asSrcset(',a b,c,')).toBe('%2Ca%20b,c%2C');
  });
});
