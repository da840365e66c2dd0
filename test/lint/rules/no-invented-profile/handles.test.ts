import { describe, expect, test } from 'vitest';
import { lint } from '../../../../src/lint/index.js';
import { siteIn } from '../no-invented-contact/support.js';

function told(canvas: string): string[] {
  return lint(canvas, siteIn('en')).flatMap(({ rule, message }) => (rule === 'no-invented-profile' ? [message] : []));
}

describe('a handle in words', () => {
  test.each([
    ['<footer><p>Instagram: @harrowvets_london</p></footer>'],
    ['<footer><p>Insta @thevetsonhill</p></footer>'],
    ['<footer><p>Tik Tok: @thevetsonhill</p></footer>'],
    ['<footer><p>Инстаграм: @thevetsonhill</p></footer>'],
    ['<footer><p>إنستغرام: @thevetsonhill</p></footer>'],
    ['<main><p>Follow us on Instagram @harrowvets_london.</p></main>'],
  ])('is a profile: %s', (canvas) => {
    const [message, ...more] = told(canvas);
    expect(more).toEqual([]);
    expect(message).toContain('Unexpected profile on');
    expect(message).toContain('`<x-social></x-social>` once');
  });

  test.each([
    ['<footer><p>Instagram: @harrow.vets</p></footer>'],
    ['<footer><p>Photos: Anna Bell, Instagram: @annabell</p></footer>'],
    ['<blockquote><p>Instagram: @happydog</p></blockquote>'],
    ['<article><p>Instagram: @annabell</p></article>'],
    ['<main><p>The shelter is on Instagram: @dogsofbath</p></main>'],
    ['<footer><p>Write to instagram@letters.example</p></footer>'],
    ['<main><p>Made with care @home</p></main>'],
  ])('near miss: %s', (canvas) => {
    expect(told(canvas)).toEqual([]);
  });
});
