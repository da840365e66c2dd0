import { expect, test } from 'vitest';
import { lint } from '../../../../src/lint/index.js';
import { siteIn } from '../no-invented-contact/support.js';

function told(canvas: string): number {
  return lint(canvas, siteIn('en')).filter(({ rule }) => rule === 'no-invented-profile').length;
}
const row = '<ul class="social"><li><a href="https://www.instagram.com/annab">Instagram</a></li></ul>';

test.each(['contributor', 'artists', 'crew', 'volunteer', 'volunteer-card', 'alumni', 'profile-card', 'crew__item'])(
  'a profile in a box of people is theirs: %s',
  (name) => {
    expect(told(`<main><div class="${name}"><h4>Anna</h4>${row}</div></main>`)).toBe(0);
  },
);

test.each(['card', 'volunteer-banner', 'profile', 'crew-call', 'profile-links'])('negative control: %s', (name) => {
  expect(told(`<main><div class="${name}"><h4>Join in</h4>${row}</div></main>`)).toBe(1);
});
