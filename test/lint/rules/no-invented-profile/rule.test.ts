import { expect, test } from 'vitest';
import { buildManifest, parseSite } from '../../../../src/index.js';
import { lint } from '../../../../src/lint/index.js';

const manifest = buildManifest(
  parseSite({
    site: { name: 'Bar Mare', description: 'By the sea', url: 'https://barmare.example', language: 'it-IT' },
    theme: { name: 'Plain', version: '1.0.0' },
    social: [{ network: 'facebook', url: 'https://www.facebook.com/barmare.esempio' }],
  }),
);
const found = (canvas: string) => lint(canvas, manifest).filter(({ rule }) => rule === 'no-invented-profile');

test.each([
  [
    'a bare path of a profile',
    '<footer><a href="https://www.linkedin.com/company/" aria-label="LinkedIn"></a></footer>',
  ],
  ['a sign without a handle', '<footer><a href="https://www.tiktok.com/@">TikTok</a></footer>'],
  ['a bare address in a language', '<footer><a href="https://www.instagram.com/?hl=it">Seguici</a></footer>'],
  ['a bare address of a further network', '<footer><a href="https://rutube.ru/">Rutube</a></footer>'],
  ['a bare address for reviews', '<footer><a href="https://www.tripadvisor.it/">Tripadvisor</a></footer>'],
  ['an icon without a name', '<footer><a href="https://www.pinterest.com"><svg viewBox="0 0 9 9"></svg></a></footer>'],
  ['an abbreviation under a name', '<header><a href="#" aria-label="Instagram">IG</a></header>'],
  ['an abbreviation', '<footer><a href="#">Yt</a></footer>'],
  ['a name of two words', '<footer><a href="#">Tik Tok</a></footer>'],
  ['a name of two words in Arabic', '<footer><a href="https://www.snapchat.com/add/mare.xy">سناب شات</a></footer>'],
  ['an attribute for the icon', '<footer><a href="#" data-uk-icon="icon: linkedin; ratio: 1.2"></a></footer>'],
  ['an icon element', '<footer><a href="#"><iconify-icon icon="mdi:youtube"></iconify-icon></a></footer>'],
  ['an empty address, in Chinese', '<footer><a href="" aria-label="知乎"></a></footer>'],
  ['a further network', '<footer><a href="https://ko-fi.com/barmare">Ko-fi</a></footer>'],
  [
    'an element of a script',
    '<footer><my-icon href="https://www.youtube.com/@barmare" icon="youtube"></my-icon></footer>',
  ],
  ['an element of a script, by `url`', '<social-link url="https://x.com/barmare_fi"></social-link>'],
  [
    'a page of reviews',
    '<section class="reviews"><a href="https://www.trustpilot.com/review/barmare.example">4,9</a></section>',
  ],
  [
    'a bare address beside a profile, with other links in the cell',
    '<table><tr><td><a href="https://www.facebook.com/barmare.esempio"><img src="f.png" alt="Facebook"></a> <a href="https://www.linkedin.com/"><img src="l.png" alt="LinkedIn"></a><br><a href="/terms">Terms</a> <a href="/cookies">Cookies</a></td></tr></table>',
  ],
  ['a bare address in Persian', '<footer><a href="https://x.com">ایکس</a></footer>'],
])('reports %s', (_title, canvas) => {
  expect(found(canvas)).toHaveLength(1);
});

test.each([
  ['a video', '<footer><a href="https://www.youtube.com/watch?v=abc">YouTube</a></footer>'],
  ['a search', '<main><p><a href="https://www.pinterest.com/search/pins/?q=mare">Pinterest</a></p></main>'],
  ['a film', '<main><a href="https://letterboxd.com/film/il-mare/">Il mare</a></main>'],
  [
    'the company of a network in a text',
    '<main><p>Read the <a href="https://www.facebook.com/">Facebook site rules</a>.</p></main>',
  ],
  [
    'networks in a sentence',
    '<main><p>He left <a href="https://www.facebook.com">Facebook</a> and <a href="https://x.com">X</a> in 2020.</p></main>',
  ],
  [
    'networks that are compared',
    '<main><p>We compare <a href="#">Facebook</a>, <a href="#">Instagram</a> and others.</p></main>',
  ],
  [
    'a play button over a picture',
    '<main><a href="" class="social"><img src="/i/a.jpg" width="800" alt=""><i uk-icon="youtube"></i></a></main>',
  ],
  ['an embed', '<footer><instagram-embed url="https://www.instagram.com/someone_else/"></instagram-embed></footer>'],
  [
    'the configured profile in an element of a script',
    '<footer><my-icon href="https://m.facebook.com/barmare.esempio/"></my-icon></footer>',
  ],
  [
    "a guest's page of reviews",
    '<section class="reviews"><a href="https://www.tripadvisor.it/members/profile/rosa88">Rosa</a></section>',
  ],
  ['a page of the site', '<header><site-button href="/youtube">YouTube</site-button></header>'],
])('leaves alone %s', (_title, canvas) => {
  expect(found(canvas)).toEqual([]);
});

test('a name beside a link is whose profile it is', () => {
  const row = (item: string) => `<main><h3>People</h3><p><x-social></x-social></p><ul><li>${item}</li></ul></main>`;
  expect(found(row('Prof. Omar Shazli — <a href="https://x.com/omar_shazli">@omar_shazli</a>'))).toEqual([]);
  expect(found('<main><p><x-social></x-social> <a href="https://x.com/omar_shazli">X</a></p></main>')).toHaveLength(1);
});

test('what another link says is of that, and "his page" is not the house’s', () => {
  const row = (first: string) =>
    `<section>${first} <a href="https://www.tiktok.com/@mare.sea">TikTok</a> <x-social></x-social></section>`;
  expect(found(row('<a href="https://youtu.be/b4r3un55501">Our Summer Film</a>'))).toHaveLength(1);
  expect(found(row('Chef Anna Neri on'))).toEqual([]);
  expect(found('<footer><p>Chef Neri. <a href="https://x.com/barneri">His page</a></p></footer>')).toEqual([]);
});

test('words of scripts without blanks are told from the name in Latin letters', () => {
  expect(found('<footer><a href="https://www.facebook.com/hoshino.x">Facebookページ</a></footer>')).toHaveLength(1);
  expect(found('<footer><a href="https://www.facebook.com/hoshino.x">Facebook星野書店</a></footer>')).toEqual([]);
});

test('in a paragraph the component goes where a block can stand', () => {
  const messages = (line: string) => found(`<main><p>${line}</p></main>`).map(({ message }) => message);
  const [facebook, x] = ['https://www.facebook.com/bar.mare', 'https://x.com/bar_mare'];
  for (const message of messages(`Seguici su <a href="${facebook}">Facebook</a> e <a href="${x}">X</a>.`))
    expect(message).toContain('`<x-social></x-social>` once in place of the whole `<p>`');
  const [said] = messages(`Da noi si mangia bene, si beve meglio e lo racconta <a href="${facebook}">Facebook</a>.`);
  expect(said).toContain('`<x-social></x-social>` once beside the `<p>`, without the words for it there,');
  expect(found(`<footer><div><a href="${x}">X</a></div></footer>`)[0]?.message).not.toContain('in place of');
  const items = `<li><a href="${facebook}">Facebook</a></li><li><a href="${x}">X</a></li>`;
  expect(found(`<footer><ul>${items}</ul></footer>`)[0]?.message).toContain('in place of the whole `<ul>`');
  const more = '<li><a href="/contatti">Contatti</a></li>';
  expect(found(`<footer><ul>${items}${more}</ul></footer>`)[0]?.message).not.toContain('in place of');
});

test('a page of reviews may have an address without a number', () => {
  expect(
    found('<main><p>Siamo su <a href="https://www.tripadvisor.it/barmare">Tripadvisor</a></p></main>'),
  ).toHaveLength(1);
  expect(
    found('<main><p>Siamo su <a href="https://www.tripadvisor.it/Hotels-barmare">Tripadvisor</a></p></main>'),
  ).toEqual([]);
});

test('a link to a part that the page has not leads to no profile', () => {
  const icon = '<footer><a href="#tiktok" aria-label="TikTok">♪</a></footer>';
  expect(found(icon)).toMatchObject([{ evidence: { network: 'tiktok' } }]);
  expect(found(`<section id="tiktok"><h2>TikTok</h2></section>${icon}`)).toEqual([]);
});
