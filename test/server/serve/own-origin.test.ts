import { expect, test } from 'vitest';
import { ownOrigin } from '../../../src/server/serve/own-origin.js';

test.each([
  ['site.example', undefined, 'https://site.example'],
  ['site.example:443', undefined, 'http://site.example:443'],
  ['127.0.0.1:4178', undefined, 'http://127.0.0.1:4178'],
  ['127.0.0.1:4178', 'https', 'https://127.0.0.1:4178'],
  ['site.example', 'http', 'http://site.example'],
  ['site.example', 'ftp', 'https://site.example'],
  ['127.0.0.1:4178', 'HTTPS', 'https://127.0.0.1:4178'],
  ['other.example:443', 'http, https', 'https://other.example'],
  ['evil.example/x', undefined, 'http://evil.example'],
  ['a b', undefined, 'https://site.example'],
  [undefined, undefined, 'https://site.example'],
  [undefined, 'http', 'https://site.example'],
])('who asks %s, by %s, is at %s', (host, scheme, expected) => {
  expect(ownOrigin({ host, scheme }, 'https://site.example')).toBe(expected);
});
