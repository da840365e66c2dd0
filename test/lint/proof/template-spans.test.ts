import { expect, test } from 'vitest';
import { indexDocument } from '../../../src/lint/document/document.js';
import { templateSpans } from '../../../src/lint/proof/template-spans.js';

/** What is said of an edit of each lone digit in a source. */
function asked(source: string) {
  let steps = 0;
  const budget = {
    spend(more: number) {
      steps += more;
    },
  };
  const document = indexDocument(source, undefined, budget);
  const edits = [...source.matchAll(/\d/g)].map(({ index }) => ({ start: index, end: index + 1 }));
  steps = 0;
  const isInTemplate = templateSpans(document, edits);
  const answers = edits.toReversed().map(isInTemplate).reverse();
  return { steps, answers };
}

test.each([
  ['{% block a %}1{% endblock %}2', [true, false]],
  ['{% block a %}<p><b>1</b></p>{% endblock %}<p><b>2</b></p>', [false, false]],
  ['<p>{% block a %}<i>1</i>{% block c %}2{% endblock %}3{% endblock %}4</p>', [false, true, true, false]],
  ['{% capture a %}<p><b>1</b></p>{% endcapture %}<b>2</b>', [true, false]],
  ['<b>{{ 1 }}</b><b>2</b>', [true, false]],
  ['{% block a %}<b>1</b>2{% endblock %}', [false, true]],
  ['<p>{"1"}</p>', [true]],
  ['<script>f({"a": 1})</script>', [true]],
  ['<script type="application/ld+json">{"a": [{"b": "1"}]}</script>', [false]],
  ['<script type="application/json">{"a": "{{ b }}1", "c": "{{ 2 }}"}</script>', [false, true]],
  ['<script type="application/ld+json">{"a": {"1"}}</script>', [true]],
  ['<script type="text/x-template">{"a": "1"}</script>', [true]],
])('what is in a template in %s', (source, answers) => {
  expect(asked(source).answers).toEqual(answers);
});

test.each([
  '{% block a %}<b>1</b>{% endblock %}',
  '{% block a %}<p>{{ a }}<b>1</b></p>{% endblock %}',
  '{% block a %}<b>1</b>',
])('twice as many `%s` take twice as many steps', (piece) => {
  const [once, twice] = [asked(piece.repeat(200)).steps, asked(piece.repeat(400)).steps];
  expect(once).toBeGreaterThan(200);
  expect(twice / once).toBeLessThan(2.2);
});
