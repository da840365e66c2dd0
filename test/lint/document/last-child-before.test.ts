import { expect, test } from 'vitest';
import { indexDocument } from '../../../src/lint/document/document.js';
import { lastChildBefore } from '../../../src/lint/document/last-child-before.js';

test.each([
  '<p>a<b>1</b> <i>2</i>c<u>3<s>4</s></u>d</p>',
  '<div><table><b>1</b><tr><td>2</td></tr></table><i>3</i></div>',
  '<div><b>1<p>2</b>3</p><i>4</i></div>',
])('it is the last that ends there, at each offset of %s', (source) => {
  const document = indexDocument(source);
  for (const parent of document.elements)
    for (let offset = 0; offset <= source.length; offset += 1) {
      const expected = parent.children.findLast((child) => child.kind === 'element' && child.end <= offset);
      expect(lastChildBefore(document, parent, offset)).toBe(expected);
    }
});

test('each of a thousand children is read a few times, however many ask', () => {
  const document = indexDocument(`<p>${'<b>1</b> '.repeat(1000)}</p>`);
  const [parent] = document.elements;
  if (!parent) throw new Error('Unexpected page without elements, expected one');
  let read = 0;
  const children = parent.children.map((child) =>
    child.kind === 'text'
      ? child
      : Object.defineProperty({ ...child }, 'end', {
          get() {
            read += 1;
            return child.end;
          },
        }),
  );
  const counted = { ...parent, children };
  for (const { start } of parent.children) lastChildBefore(document, counted, start);
  expect(read).toBeLessThan(6000);
});
