import { describe, expect, test } from 'vitest';
import { colouring, syntaxOf } from '../../../src/server/preview/pages/syntax.js';
import { leadsIn } from '../../../src/server/preview/pages/syntax-lead.js';

const drawn = (source: string) =>
  syntaxOf(source).map(({ start, end, kind }) => `${kind} ${JSON.stringify(source.slice(start, end))}`);

describe('the syntax of a source', () => {
  test.each<[string, string, string[]]>([
    ['text', 'a < b & c', []],
    ['a tag', '<p>x</p>', ['tag "<p"', 'tag ">"', 'tag "</p"', 'tag ">"']],
    [
      'attributes',
      `<a href="/?a=1>2" b='c' d=e f>`,
      [
        'tag "<a"',
        'name "href"',
        `value "\\"/?a=1>2\\""`,
        'name "b"',
        `value "'c'"`,
        'name "d"',
        'value "e"',
        'name "f"',
        'tag ">"',
      ],
    ],
    ['a component', '<x-logo/>', ['component "<x-logo"', 'component "/"', 'component ">"']],
    [
      'comments',
      '<!doctype html><!-- <b> --><?x?>',
      ['comment "<!doctype html>"', 'comment "<!-- <b> -->"', 'comment "<?x?>"'],
    ],
    ['references', '&amp;&#x27;&no', ['reference "&amp;"', 'reference "&#x27;"']],
    ['what has no tags', '<script>a<b</script>', ['tag "<script"', 'tag ">"', 'tag "</script"', 'tag ">"']],
    ['what never ends', '<a b="<p>', ['tag "<a"', 'name "b"', 'value "\\"<p>"']],
    ['a comment that never ends', '<!-- <p>', ['comment "<!-- <p>"']],
    [
      'odd attributes',
      '<a =b = c / "d">',
      ['tag "<a"', 'name "=b"', 'value "c"', 'tag "/"', `name "\\"d\\""`, 'tag ">"'],
    ],
  ])('%s', (_, source, expected) => {
    expect(drawn(source)).toEqual(expected);
  });

  test('has all of a text, cut anywhere', () => {
    const source = '<!doctype html>\n<p class="a">x &amp; <x-logo></x-logo></p>\n<!-- end -->';
    for (let size = 1; size < 9; size += 1) {
      const coloursOf = colouring(source);
      let text = '';
      for (let at = 0; at < source.length; at += size) {
        text += coloursOf(at, Math.min(at + size, source.length))
          .map((piece) => piece.text)
          .join('');
      }
      expect(text).toBe(source);
    }
  });

  test.each(['<', '<a ', '<a b=', '<!--', '</', '&', '<script>', '<a b="', '<script></', '= '])(
    'costs in line with %j, a hundred thousand times',
    (piece) => {
      expect(Array.isArray(syntaxOf(piece.repeat(100_000)))).toBe(true);
    },
  );
});

describe('a stretch of a source that is read alone', () => {
  const SOURCE = `<!doctype html><!-- <a b="c"> -->
<p class="a > b" data-x = 'y' hidden title=z>x &amp; &#x27; <x-logo variant="footer"/></p><?x y?>
<script>const a = "<p>" + '&amp;';</script><TITLE><b></TITLE><br/><i data-long="${'x<'.repeat(3_000)}" b>`;

  /** The kind of each letter from an offset on, as it is when only what stands there is read. */
  function kindsFrom(offset: number, lead: string): string[] {
    const text = lead + SOURCE.slice(offset);
    return colouring(text)(lead.length, text.length).flatMap(({ text: piece, kind = '' }) =>
      Array(piece.length).fill(kind),
    );
  }
  const whole = kindsFrom(0, '');
  const leadOf = leadsIn(SOURCE);
  const wrong = (lead: (offset: number) => string) =>
    Array.from({ length: 330 }, (_, offset) => offset).filter(
      (offset) => kindsFrom(offset, lead(offset)).join() !== whole.slice(offset).join(),
    );

  test('has the colours that it has in the whole, wherever it begins', () => {
    expect(wrong(leadOf).map((offset) => SOURCE.slice(offset, offset + 20))).toEqual([]);
    expect(leadOf(SOURCE.length - 3_000)).toBe('<i x="');
  });

  test('and would not have them without what leads to it', () => {
    expect(wrong(() => '').length).toBeGreaterThan(100);
  });
});
