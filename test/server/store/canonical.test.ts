import { expect, test } from 'vitest';
import { isRevisionTag, revisionTag, tagOf } from '../../../src/server/store/canonical.js';

const BODY = '{"title":"One"}';

test('the tag of a revision is its own, and revisions of before still have theirs', () => {
  expect(revisionTag(1, BODY)).not.toBe(revisionTag(3, BODY));
  for (const tag of [revisionTag(3, BODY), tagOf(BODY)]) expect(isRevisionTag(tag, 3, BODY)).toBe(true);
});

test.each([
  ['of another revision', revisionTag(1, BODY)],
  ['of another content', revisionTag(3, '{}')],
  ['of before, of another content', tagOf('{}')],
])('negative control: no tag %s', (_what, tag) => {
  expect(isRevisionTag(tag, 3, BODY)).toBe(false);
});
