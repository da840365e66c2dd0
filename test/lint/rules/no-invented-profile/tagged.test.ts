import { describe, expect, test } from 'vitest';
import { lint } from '../../../../src/lint/index.js';
import { siteIn } from '../no-invented-contact/support.js';

/** What is told of profiles in a page, as it stands there. */
function told(canvas: string, language = 'en'): string[] {
  const site = siteIn(language, { name: 'Harrow Vets' });
  return lint(canvas, site).flatMap(({ rule, start, end }) =>
    rule === 'no-invented-profile' ? [canvas.slice(start, end)] : [],
  );
}

describe('a handle that visitors are asked to tag or follow', () => {
  test.each([
    ['en', 'Share your photo and tag <strong>@harrow.clinic</strong>'],
    ['en', 'Tag @harrow.clinic on Instagram'],
    ['en', 'Tag a friend and follow <em>@harrow.clinic</em>'],
    ['fr', 'Postez votre photo et identifiez <strong>@harrow.clinic</strong>'],
    ['fr', 'Taguez-nous : <strong>@harrow.clinic</strong>'],
    ['it', 'Tagga <strong>@harrow.clinic</strong> nelle tue foto'],
    ['es', 'Etiquétanos <strong>@harrow.clinic</strong>'],
    ['de', 'Markiert uns: <b>@harrow.clinic</b>'],
  ])('%s: %s', (language, text) => {
    expect(told(`<p>${text}</p>`, language)).toEqual(['@harrow.clinic']);
  });

  test('of another name, where it is said to be the house’s', () => {
    expect(told('<p>Tag us <strong>@thevetsonhill</strong></p>')).toEqual(['@thevetsonhill']);
  });

  test.each([
    'Tag <strong>@harrow.vets</strong> on Instagram',
    'tag <em>@your_friends</em> in the comments',
    'Tag <strong>@visitharrow</strong>',
    'Thanks to <strong>@harrow.clinic</strong>',
    'Photo by <strong>@jane.roe</strong>',
    'Tag <code>@harrow.clinic</code>',
    'Tags @media',
  ])('not %s', (text) => {
    expect(told(`<p>${text}</p>`)).toEqual([]);
  });
});

describe('among reviews the house speaks, too', () => {
  const link = (handle: string) => `<a href="https://instagram.com/${handle}">@${handle}</a>`;
  const reviews = (text: string) => `<section class="reviews"><h2>Reviews</h2><p>${text}</p></section>`;

  test.each([
    `Follow us on Instagram: ${link('harrow.clinic')}`,
    `Share your story and tag us ${link('harrow.clinic')}`,
    'Follow us on Instagram @harrow.clinic',
  ])('%s', (text) => {
    expect(told(reviews(text))).toHaveLength(1);
  });

  test.each([
    `“Great vets!” — ${link('jane.roe')}`,
    '“Great vets!” — @jane.roe on Instagram',
    `Follow Jane on Instagram ${link('jane.roe')}`,
    `“Follow us on Instagram ${link('harrow.clinic')}`,
    `<q>Follow us on Instagram ${link('harrow.clinic')}</q>`,
    `Follow us. Jane Roe, ${link('harrow.walks')}`,
  ])('not %s', (text) => {
    expect(told(reviews(text))).toEqual([]);
  });
});
