import { expect, test } from 'vitest';
import { previewPath, readPreviewPath } from '../../../src/server/site/draft-address.js';

const SIGNING = 'secret of the site';
const DRAFT = { kind: 'canvas', key: 'opening hours', etag: 'a'.repeat(32) };
const NOW = new Date('2026-01-01T10:00:00Z');
const LATER = new Date('2026-01-01T11:00:00Z');

test('a draft is found by the path that was made for it', () => {
  const path = previewPath(SIGNING, DRAFT, LATER);
  expect(path).toMatch(/^\/_inlay\/preview\/canvas\/opening%20hours\/a{32}\.1767265200\.[\w-]{43}$/);
  expect(readPreviewPath(SIGNING, path, NOW)).toEqual(DRAFT);
});

const TWINS: [what: string, path: string, now: Date][] = [
  ['that has expired', previewPath(SIGNING, DRAFT, NOW), NOW],
  ['of another site', previewPath('another secret', DRAFT, LATER), NOW],
  ['with a later expiry', previewPath(SIGNING, DRAFT, LATER).replace('1767265200', '1767265201'), NOW],
  ['with another key', previewPath(SIGNING, DRAFT, LATER).replace('opening%20hours', 'footer'), NOW],
  ['with another kind', previewPath(SIGNING, DRAFT, LATER).replace('canvas', 'page'), NOW],
  ['with another tag', previewPath(SIGNING, DRAFT, LATER).replace('a'.repeat(32), 'b'.repeat(32)), NOW],
  ['with a broken escape', previewPath(SIGNING, DRAFT, LATER).replace('%20', '%2'), NOW],
  ['of a page', '/preview/canvas/', NOW],
];

test.each(TWINS)('a path %s is none', (_what, path, now) => {
  expect(readPreviewPath(SIGNING, path, now)).toBeUndefined();
});
