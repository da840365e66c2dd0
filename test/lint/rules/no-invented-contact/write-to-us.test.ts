import { describe, expect, test } from 'vitest';
import { lint } from '../../../../src/lint/index.js';
import { siteIn } from './support.js';

/** What is said of mailboxes and profiles in a text of a site, and how sure it is. */
const told = (canvas: string, language = 'en') =>
  lint(canvas, siteIn(language)).flatMap(({ rule, outcome, line }) =>
    /^no-invented-(?:contact|profile)$/.test(rule) ? [`${line} ${rule} ${outcome}`] : [],
  );

describe('a mailbox at a foreign host behind words to write to the house', () => {
  test.each([
    ['en', 'Email us at'],
    ['en', 'Questions? You can write to us:'],
    ['de', 'Schreiben Sie uns an'],
    ['it', 'Scriveteci a'],
    ['fr', 'Contactez-nous à'],
  ])('%s: %s', (language, words) => {
    expect(told(`<p>${words} hello@elsewhere.example</p>`, language)).toEqual(['1 no-invented-contact needs-review']);
    expect(told(`<p>${words} <a href="mailto:hello@elsewhere.example">mail</a></p>`, language)).toHaveLength(1);
  });

  test.each([
    'To complain, write to the authority: info@authority.example',
    'Ask our printer: info@printer.example',
    'The baker of the next street is at hello@elsewhere.example',
    '“Email us at hello@elsewhere.example”, the letter said',
  ])('near miss: %s', (text) => {
    expect(told(`<p>${text}</p>`)).toEqual([]);
  });
});

describe('a profile in a sentence that asks to follow the house', () => {
  test('with a handle unlike its name', () => {
    const sentence =
      '<p>Follow us on <a href="https://www.facebook.com/harbourbread">Facebook</a> and <a href="https://www.youtube.com/@harbourbread">YouTube</a></p>';
    expect(told(sentence)).toEqual(Array(2).fill('1 no-invented-profile needs-review'));
  });

  test.each([
    '<p>Follow them on <a href="https://www.facebook.com/harbourbread">Facebook</a></p>',
    '<p>The bakers are on <a href="https://www.facebook.com/harbourbread">Facebook</a></p>',
    '<blockquote>Follow us on <a href="https://www.facebook.com/harbourbread">Facebook</a></blockquote>',
    '<p>Follow us. The bakers are on <a href="https://www.facebook.com/harbourbread">Facebook</a></p>',
  ])('near miss: %s', (canvas) => {
    expect(told(canvas)).toEqual([]);
  });
});
