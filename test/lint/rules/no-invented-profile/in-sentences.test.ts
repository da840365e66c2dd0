import { expect, test } from 'vitest';
import { buildManifest, parseSite } from '../../../../src/index.js';
import { lint } from '../../../../src/lint/index.js';

const manifest = buildManifest(
  parseSite({
    site: { name: 'Verdana Garden Studio', description: 'Gardens', url: 'https://verdana.example', language: 'en' },
    theme: { name: 'T', version: '1.0.0' },
    social: [{ network: 'instagram', url: 'https://www.instagram.com/verdanastudio' }],
  }),
);
const told = (code: string) =>
  lint(`<main><h1>Gardens</h1></main><footer>${code}</footer>`, manifest).flatMap(({ rule, message, fix }) =>
    rule === 'no-invented-profile' ? [{ message, fix: fix?.edits.map(({ text }) => text).join('') }] : [],
  );
const INSTAGRAM = '<a href="https://instagram.com/verdana_gardens">Instagram</a>';
const TIKTOK = '<a href="https://tiktok.com/@verdanagardens">TikTok</a>';
const OWN =
  "expected `https://www.instagram.com/verdanastudio`, the site's profile there, or `<x-social></x-social>` once";

test.each([
  [`<p>Follow us on ${INSTAGRAM} and ${TIKTOK}.</p>`],
  [`<p><span>Follow us on ${INSTAGRAM} and ${TIKTOK}.</span></p>`],
  [`<div>Follow us on ${INSTAGRAM} and ${TIKTOK}.</div>`],
  [`<p>Seht unsere Gärten auf ${INSTAGRAM} oder ${TIKTOK}.</p>`],
])('a profile in a sentence is mended or taken away, not replaced by the component: %s', (code) => {
  const [own, other, ...more] = told(code);
  expect(more).toEqual([]);
  expect(own?.message).toContain(OWN);
  expect(other?.message).toContain('expected none on TikTok: take its mention out of the sentence; ');
  expect([own?.fix, other?.fix]).toEqual([undefined, undefined]);
});

test.each([
  [`<p>${INSTAGRAM} ${TIKTOK}</p>`],
  [`<p>Follow us: ${INSTAGRAM} ${TIKTOK}</p>`],
  [`<div class="social">${INSTAGRAM} · ${TIKTOK}</div>`],
])('a row of profiles is still replaced: %s', (code) => {
  for (const { message } of told(code)) expect(message).not.toMatch(/sentence|profile there, or/);
  expect(told(code)).toHaveLength(2);
});
