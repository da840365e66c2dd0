import { expect, test } from 'vitest';
import { indexDocument } from '../../../src/lint/document/document.js';
import type { DocText } from '../../../src/lint/document/element.js';
import { type Flow, flowsOf } from '../../../src/lint/document/flows.js';
import { letteredBefore } from '../../../src/lint/document/lettered-piece.js';

const document = indexDocument('<p>Call <b>12</b> or <i>34</i> 56</p>');

test.each([
  [0, undefined],
  [3, 'Call '],
  [6, 'Call '],
  [9, ' or '],
  [99, ' or '],
])('before %d stands %j', (at, text) => {
  const [flow] = flowsOf(document);
  if (!flow) throw new Error('Unexpected page without a line, expected one');
  expect(letteredBefore(document, flow, at)?.text.value).toBe(text);
});

test.each(['Tel', '055'])('each of a thousand pieces `%s` is read once, however many ask', (value) => {
  let read = 0;
  const text = {
    get value() {
      read += 1;
      return value;
    },
  } as DocText;
  const pieces = Array.from({ length: 1000 }, (_each, index) => ({ at: index * 3, text }));
  const flow: Flow = { text: value.repeat(1000), pieces };
  for (const { at } of pieces) letteredBefore(document, flow, at);
  expect(read).toBe(1000);
});
