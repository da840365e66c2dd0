import { describe, expect, test } from 'vitest';
import { indexDocument } from '../../../src/lint/document/document.js';
import { leftEmptyBy } from '../../../src/lint/edit/left-empty.js';

/** What would be left empty without the first link. */
function leftBy(source: string): string | undefined {
  const document = indexDocument(source);
  const link = document.elements.find(({ tag }) => tag === 'a');
  return link && leftEmptyBy(document, link)?.tag;
}

const LINK = '<a href="/x.pdf">Guide</a>';

describe('what says nothing without a link goes with it', () => {
  test.each([
    ['a paragraph', `<div><p>${LINK}</p><p>More</p></div>`, 'p'],
    ['an item of a list', `<ul><li>${LINK}</li><li>More</li></ul>`, 'li'],
    ['with an icon', `<ul><li><svg viewBox="0 0 1 1"><path d="M0 0"/></svg> ${LINK}</li></ul>`, 'li'],
    ['with a tick', `<ul><li><span>✔</span> ${LINK}</li></ul>`, 'li'],
    ['with a label', `<ul><li><i class="check"></i> Free guide: ${LINK}</li></ul>`, 'li'],
    ['with an Arabic label', `<ul><li>دليل مجاني: ${LINK}</li></ul>`, 'li'],
    ['within bold letters', `<section><p><strong>${LINK}</strong>.</p></section>`, 'p'],
    ['the outermost', `<section><div><p>${LINK}</p></div></section>`, 'div'],
  ])('%s', (_what, source, tag) => {
    expect(leftBy(source)).toBe(tag);
  });

  test.each([
    ['a sentence', `<p>Read our ${LINK}</p>`],
    ['words behind it', `<p>${LINK} in three languages</p>`],
    ['a label that goes on', `<p>Free guide: ${LINK} (3 MB)</p>`],
    ['a sentence before a label', `<p>We ride on Sundays. Free guide: ${LINK}</p>`],
    ['another link', `<p>${LINK} <a href="/y">More</a></p>`],
    ['a picture', `<div><img src="/a.jpg" alt="The shop">${LINK}</div>`],
    ['a field', `<div><input name="mail">${LINK}</div>`],
    ['a heading', `<div><h3>Guides</h3>${LINK}</div>`],
    ['a section', `<section>${LINK}</section>`],
    ['a cell', `<table><tr><td>${LINK}</td></tr></table>`],
    ['the body', LINK],
  ])('near miss: %s', (_what, source) => {
    expect(leftBy(source)).toBeUndefined();
  });
});
