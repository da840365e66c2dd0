import { describe, expect, test } from 'vitest';
import { buildManifest, parseSite } from '../../../../src/index.js';
import { lint } from '../../../../src/lint/index.js';

const site = buildManifest(
  parseSite({
    site: { name: 'Altitude Studio', description: 'Pilates', url: 'https://altitude.example', language: 'en' },
    theme: { name: 'T', version: '1.0.0' },
    attachments: [{ url: '/media/timetable.webp', title: 'Timetable' }],
  }),
);
const told = (code: string) =>
  lint(`<main>${code}</main>`, site)
    .filter(({ rule }) => rule === 'no-invented-attachment')
    .map(({ outcome }) => outcome);

describe('a small photo that is named by its text is no icon', () => {
  test.each([
    '<img src="assets/img/team/maya.jpg" alt="Maya Thompson" width="72" height="72" class="rounded-circle">',
    '<img src="/assets/maya.jpeg" alt="Maya Thompson" width="100" height="100">',
    '<img src="/assets/maya.avif" alt="Maya Thompson" width="64">',
    '<section class="team"><img src="/assets/maya.jpg" alt="Maya Thompson" width="80" height="80"></section>',
    '<h2>Our team</h2><div class="card"><img src="/assets/maya.jpg" alt="Maya Thompson" width="72"><h3>Maya Thompson</h3></div>',
  ])('%s', (code) => {
    expect(told(code)).toEqual(['needs-review']);
  });

  test.each([
    '<img src="/assets/img/maya.jpg" alt="Maya Thompson" width="32" height="32">',
    '<img src="/assets/img/phone.png" alt="Call us now" width="72">',
    '<img src="/assets/img/phone.svg" alt="Call us now" width="72">',
    '<img src="/assets/img/phone.gif" alt="Call us now" width="72">',
    '<img src="/assets/img/phone.webp" alt="Call us now" width="72">',
    '<img src="/assets/img/maya.jpg" alt="" width="72">',
    '<img src="/assets/img/maya.jpg" alt="Maya" width="72">',
    '<img src="/assets/img/avatar-3.jpg" alt="Maya Thompson" width="72">',
    '<img src="/assets/img/five.jpg" alt="Five stars out of five" width="72">',
    '<blockquote>Best hour of my week. <img src="/assets/maya.jpg" alt="Maya Thompson" width="72"></blockquote>',
    '<figure><blockquote>Best.</blockquote><figcaption><img src="/assets/maya.jpg" alt="Maya Thompson" width="64"></figcaption></figure>',
    '<div class="testimonial-card"><p>Best.</p><img src="/assets/maya.jpg" alt="Maya Thompson" width="80"></div>',
    '<div class="card"><blockquote>Best.</blockquote><img src="/assets/maya.jpg" alt="Maya Thompson" width="80"></div>',
    '<h2>What our customers say</h2><div class="card"><p>Best.</p><img src="/assets/maya.jpg" alt="Maya Thompson" width="80"></div>',
    '<h2>What our clients say</h2><div class="card"><p>“The best hour of my week.”</p><div><img src="/assets/maya.jpg" alt="Maya Thompson" width="80"></div></div>',
    '<article><div class="author"><img src="/assets/maya.jpg" alt="Maya Thompson" width="80"></div><p>x</p></article>',
  ])('near miss: %s', (code) => {
    expect(told(code)).toEqual([]);
  });
});
