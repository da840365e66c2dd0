import { describe, expect, test } from 'vitest';
import { indexDocument } from '../../../src/lint/document/document.js';
import { nearestTag } from '../../../src/lint/document/nearest.js';

const around = nearestTag('nav', 'aside');

/** The id of what is found around the only `i` of a page. */
function foundIn(source: string): string | undefined {
  const document = indexDocument(source);
  const element = document.elements.find(({ tag }) => tag === 'i');
  return around(document, element)?.attributes.find(({ name }) => name === 'id')?.value;
}

describe('the closest element with one of some tags', () => {
  test.each([0, 1, 20, 22, 23, 24, 25, 100])('is found through %i others', (count) => {
    const within = `${'<div>'.repeat(count)}<i></i>${'</div>'.repeat(count)}`;
    expect(foundIn(`<nav id="far"><aside id="near">${within}</aside></nav>`)).toBe('near');
    expect(foundIn(`<section>${within}</section>`)).toBeUndefined();
  });

  test('may be the element itself', () => {
    const document = indexDocument('<nav></nav>');
    expect(around(document, document.elements[0])).toBe(document.elements[0]);
    expect(around(document, undefined)).toBeUndefined();
  });

  test('is found by one function for the same tags in any order', () => {
    expect(nearestTag('aside', 'nav')).toBe(around);
    expect(nearestTag('aside')).not.toBe(around);
  });
});
