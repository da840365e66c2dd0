import { describe, expect, test } from 'vitest';
import { endpointUrl, isPageUrl } from '../../../src/cli/options/page-url.js';

describe('the address of a page', () => {
  test.each([
    '/',
    '/menu/',
    'menu/',
    '?q=1',
    '#a',
    '//cdn.example/',
    'HTTPS://a.example/menu/',
    '/menù/',
    '../a',
    '/über uns/',
  ])('may be %s', (url) => {
    expect(isPageUrl(url)).toBe(true);
  });

  test.each([
    '',
    ' ',
    'javascript:x',
    'mailto:a@b.example',
    'ftp://a.example/',
    'https://',
    'C:/menu/',
    ' /a/',
    '/a/ ',
    'https://a b.example/',
    '/\n',
    '/\0',
  ])('may not be %j', (url) => {
    expect(isPageUrl(url)).toBe(false);
  });
});

describe('the address of a published manifest', () => {
  test.each(['http://a.example', 'https://a.example/manifest.json?v=1', 'http://127.0.0.1:8080/'])(
    'may be %s',
    (url) => {
      expect(endpointUrl(url)).toBe(url);
    },
  );

  test.each([
    '',
    '/manifest.json',
    'a.example',
    'ftp://a.example/',
    'file:///etc/passwd',
    'https://user:secret@a.example/',
  ])('may not be %j', (url) => {
    expect(() => endpointUrl(url)).toThrow(
      `Unexpected \`${url}\`, expected an absolute http or https URL without user name and password.`,
    );
  });
});
