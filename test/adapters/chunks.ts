import fc from 'fast-check';
import { canvas } from '../support/arbitraries.js';

/** Paragraphs of any shape before a component: what the unwrapping may take along, and what only looks like it. */
const paragraphs = fc
  .array(
    fc.constantFrom(
      ...[
        '<p>',
        '<P\n>',
        '<p class="a">',
        "<p title='<p>' >",
        '<p title="<x-menu>">',
        '<p a=b/>',
        '<p/>',
        '<p a"b>',
        '<p =>',
      ],
      ...[
        '<p title="',
        "<p title='",
        '<p title=',
        '<p ',
        '<p',
        '<pre>',
        '<p-x>',
        '</p>',
        '<p a= b>',
        '<p a = "b"c>',
        '<p\0>',
      ],
      ...[
        '<br>',
        '<BR />',
        '<br/ >',
        '<br',
        '<b',
        ' ',
        '\n',
        '\t\r\n\f',
        'à',
        '😀',
        'text',
        '<!-- -->',
        '<',
        '>',
        '"',
        "'",
      ],
      ...[
        '<x-menu location="topic"></x-menu>',
        '<x-social/>',
        '<x-menu location=topic>',
        '<X-SOCIAL></X-SOCIAL>',
        '<x-logo/>',
      ],
      ...['<x-', '<x-me', '<x-log>', '<script>', '</script>', '<!--', '-->', '<div>', '<table>', '<a href="#">'],
    ),
    { maxLength: 14 },
  )
  .map((pieces) => pieces.join(''));

/** Pages in UTF-8. */
export const pageSource = fc
  .oneof(
    canvas,
    paragraphs,
    fc.tuple(paragraphs, canvas).map(([before, after]) => before + after),
  )
  .map((source) => Buffer.from(source).toString());

/** Offsets to cut a page at, as parts of its length. */
const cuts = fc.array(fc.double({ min: 0, max: 1, noNaN: true }), { maxLength: 6 });

/** A page, and its bytes cut anywhere: one by one, or in a few pieces, of which some may be empty. */
export const chunkedPage = fc.tuple(pageSource, fc.oneof(fc.constant('bytes' as const), cuts)).map(([source, at]) => {
  const bytes = Buffer.from(source);
  const offsets =
    at === 'bytes' ? [...bytes.keys()] : at.map((part) => Math.round(part * bytes.length)).sort((a, b) => a - b);
  const ends = [...offsets, bytes.length];
  return { source, chunks: ends.map((end, index) => bytes.subarray(ends[index - 1] ?? 0, end)) };
});
