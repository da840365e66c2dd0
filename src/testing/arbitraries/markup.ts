import fc from 'fast-check';

const TAGS = (
  'a b i nobr p div span nav form button h1 h2 ul li dl dd table tbody tr td caption select option template svg math mi ' +
  'foreignObject desc title style script textarea xmp iframe noscript noembed noframes plaintext frameset html head body ' +
  'ruby rt br img input object address marquee'
).split(' ');

/** A tag of any kind, as people and programs write it. */
export const anyTag: fc.Arbitrary<string> = fc
  .constantFrom(...TAGS)
  .chain((name) =>
    fc.constantFrom(`<${name}>`, `</${name}>`, `<${name} class="x">`, `<${name} id='1'/>`, `<${name.toUpperCase()}\n>`),
  );

/** Pieces that tokenizers trip over. */
export const trouble: fc.Arbitrary<string> = fc.constantFrom(
  ...[
    '<',
    '>',
    '<!',
    '<!--',
    '-->',
    '<!-->',
    '--!>',
    '<?',
    ']]>',
    '<![CDATA[',
    '</',
    '<!doctype html>',
    '&amp',
    '&#0;',
  ],
  ...['\0', '\r', '\r\n', '\ufeff', '\ud800', '\udc00', '"', "'", '=', '/', '`', '<x-', '<x-logo', '<x-logo a="', '😀'],
  '\f',
);
