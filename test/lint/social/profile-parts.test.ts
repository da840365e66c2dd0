import { describe, expect, it } from 'vitest';
import { buildManifest, parseSite } from '../../../src/index.js';
import { lint } from '../../../src/lint/index.js';

const manifest = buildManifest(
  parseSite({
    site: { name: 'Luna', description: '', url: 'https://luna.example', language: 'it' },
    social: [
      { network: 'instagram', url: 'https://instagram.com/luna' },
      { network: 'youtube', url: 'https://www.youtube.com/@luna' },
      { network: 'facebook', url: 'https://facebook.com/luna.bakery' },
      { network: 'linkedin', url: 'https://www.linkedin.com/company/luna' },
      { network: 'tiktok', url: 'https://www.tiktok.com/@luna' },
      { network: 'x', url: 'https://twitter.com/luna' },
      { network: 'pinterest', url: 'https://www.pinterest.com/luna/' },
      { network: 'github', url: 'https://github.com/luna' },
      { network: 'threads', url: 'https://www.threads.net/@luna' },
      { network: 'mastodon', url: 'https://mastodon.social/@luna' },
    ],
  }),
);

const OWN = [
  'https://www.instagram.com/luna/reels/',
  'https://instagram.com/luna?hl=de',
  'https://www.instagram.com/luna/?igsh=abc#x',
  'https://instagram.com/_u/luna',
  'http://instagram.com/Luna',
  'https://m.youtube.com/@Luna/shorts',
  'https://www.facebook.com/luna.bakery/about_details',
  'https://www.facebook.com/pg/luna.bakery/reviews/',
  'https://www.linkedin.com/company/luna/posts/?feedView=all',
  'https://www.tiktok.com/@luna?lang=de',
  'https://x.com/luna/media',
  'https://www.pinterest.de/luna/_created/',
  'https://threads.com/@luna/replies',
  'https://mastodon.social/@luna/media',
];

/** Single posts, and profiles whose names begin alike. */
const OTHERS = [
  'https://www.instagram.com/lunapark/',
  'https://www.instagram.com/luna.park',
  'https://www.instagram.com/luna/p/C1abc/',
  'https://www.instagram.com/luna/reel/C1abc/',
  'https://www.facebook.com/luna',
  'https://www.facebook.com/luna.bakery/posts/123',
  'https://www.facebook.com/luna.bakery/photos/a.12/34',
  'https://x.com/luna/status/123',
  'https://www.tiktok.com/@luna/video/7123',
  'https://youtube.com/@lunatic',
  'https://github.com/luna/reviews',
  'https://www.threads.net/@luna/post/C1',
  'https://www.linkedin.com/in/luna',
  'https://www.linkedin.com/posts/luna_bread-123',
  'https://www.pinterest.com/luna/bread-board/',
  'https://mastodon.social/@luna/1123456',
];

function rulesOn(url: string): string[] {
  return lint(`<p>Guarda <a href="${url}">qui</a>.</p>`, manifest).map(({ rule }) => rule);
}

describe('an address on the host of a configured profile', () => {
  it.each(OWN)('is a copy with a part of the profile or a query: %s', (url) => {
    expect(rulesOn(url)).toEqual(['no-static-social']);
  });

  it.each(OTHERS)('is none where it is a work, or of somebody else: %s', (url) => {
    expect(rulesOn(url)).toEqual([]);
  });
});
