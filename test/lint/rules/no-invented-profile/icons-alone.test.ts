import { describe, expect, test } from 'vitest';
import { lint } from '../../../../src/lint/index.js';
import { siteIn } from '../no-invented-contact/support.js';

const told = (canvas: string) =>
  lint(canvas, siteIn('es')).flatMap(({ rule, outcome }) => (rule === 'no-invented-profile' ? [outcome] : []));
const icon = (href: string, name = 'Facebook') => `<a href="${href}" aria-label="${name}"><svg></svg></a>`;
const list = (links: string, name = 'iconos') => `<section><h2>Libros</h2><ul class="${name}">${links}</ul></section>`;
const item = (link: string) => `<li>${link}</li>`;

describe('an icon of a network that leads nowhere', () => {
  test.each(['#', '', 'https://facebook.com/', 'javascript:;'])(
    'alone in a list of icons, needs a look: `%s`',
    (href) => {
      expect(told(list(item(icon(href))))).toEqual(['needs-review']);
    },
  );

  test('in a row of links to networks', () => {
    const others = [
      icon('https://x.com/laabubilla', 'X'),
      '<a href="https://goodreads.com/laabubilla" aria-label="Goodreads">GR</a>',
    ];
    expect(told(list([icon(''), ...others].map(item).join('')))).toContain('violation');
  });

  test.each([
    ['in a list that is called otherwise', list(item(icon('#')), 'steps')],
    ['in a list to share the page', list(item(icon('#')), 'share-icons')],
    ['in a part to share the page', `<div class="compartir">${list(item(icon('#')))}</div>`],
    ['of no network', list(item('<a href="#" aria-label="Arriba"><svg></svg></a>'))],
    ['with words', list(item('<a href="#fb">Facebook Ads</a>'))],
    ['of others', `<article>${list(item(icon('#')))}</article>`],
  ])('near miss: %s', (_what, canvas) => {
    expect(told(canvas)).toEqual([]);
  });
});

describe('a profile of the house in its footer', () => {
  const footer = (url: string, name: string) => told(`<footer><a href="https://${url}">${name}</a></footer>`);
  test.each([
    ['www.goodreads.com/harrowvets', 'Goodreads'],
    ['goodreads.com/author/show/123.Harrow', 'Goodreads'],
    ['www.meetup.com/harrow-vets', 'Meetup'],
    ['harrowvets.medium.com', 'Medium'],
    ['substack.com/@harrowvets', 'Substack'],
    ['www.tumblr.com/harrowvets', 'Tumblr'],
    ['www.patreon.com/c/harrowvets', 'Patreon'],
    ['www.yelp.de/biz/harrow-vets', 'Yelp'],
    ['cafe.naver.com/harrowvets', 'Naver'],
    ['www.kwai.com/@harrowvets', 'Kwai'],
    ['www.wattpad.com/user/harrowvets', 'Wattpad'],
  ])('%s', (url, name) => {
    expect(footer(url, name)).toHaveLength(1);
  });

  test.each([
    ['www.goodreads.com/book/show/1', 'a book'],
    ['www.goodreads.com/quotes', 'quotes'],
    ['www.meetup.com/find', 'events near you'],
    ['www.tumblr.com/explore', 'more'],
    ['www.tumblr.com/harrow/1234/post', 'a post'],
  ])('near miss: %s', (url, name) => {
    expect(footer(url, name)).toEqual([]);
  });
});
