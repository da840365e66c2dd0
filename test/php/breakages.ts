import type { Breakage } from '../fuzz/breakages.js';

const LIBRARY = 'lib/Locator';

/** Breakages of the locator in PHP: the comparison with `render` must see each. */
export const PHP_BREAKAGES: readonly Breakage[] = [
  {
    name: 'a quoted value ends at the first `>`',
    file: `${LIBRARY}/Patterns.php`,
    find: '"[^"]*+"',
    replace: '"[^">]*+"?+',
  },
  {
    name: 'a comment ends at the first `>`',
    file: `${LIBRARY}/Patterns.php`,
    find: '!(?:--[^->][^-]*+(?:-[^-]++)*+-->|-?+(?:[^->][^>]*+)?+>)',
    replace: '![^>]*+>',
  },
  { name: 'a rare comment ends at a dash', file: `${LIBRARY}/Patterns.php`, find: '~--!?>~', replace: '~-!?>~' },
  {
    name: 'a script in a comment in a script ends it',
    file: `${LIBRARY}/Patterns.php`,
    find: '|<script~i',
    replace: '~i',
  },
  {
    name: 'any end tag ends what holds text alone',
    file: `${LIBRARY}/Skipped.php`,
    find: 'strtolower($found[1][0]) === $name',
    replace: 'true',
  },
  {
    name: 'what a select holds is read as text',
    file: `${LIBRARY}/Skipped.php`,
    find: "strtolower($found[2]) === 'select'",
    replace: 'true',
  },
  {
    name: 'any slash before its end closes a foreign element',
    file: `${LIBRARY}/Foreign.php`,
    find: ' || isset($found[2])',
    replace: '',
  },
  {
    name: 'an unclosed component surrounds what follows',
    file: 'lib/Locator.php',
    find: '$scan->unclosed !== []',
    replace: 'false',
  },
  {
    name: 'a document is a fragment',
    file: 'lib/Locator.php',
    find: 'Skipped::isDocument($html)',
    replace: 'false',
  },
  {
    name: 'blocks do not close a paragraph',
    file: `${LIBRARY}/StartTags.php`,
    find: 'self::closeParagraph($scan);\n        self::open(',
    replace: 'self::open(',
  },
  {
    name: 'what is put in front of a table is left in it',
    file: `${LIBRARY}/Components.php`,
    find: '& Elements::FOSTERING) !== 0;',
    replace: '& Elements::FOSTERING) === -1;',
  },
  {
    name: 'the form that the parser has open is forgotten',
    file: `${LIBRARY}/Components.php`,
    find: '($scan->hasForm && $scan->templates === 0)',
    replace: 'false',
  },
  {
    name: 'formatting is not opened again behind what closed it',
    file: `${LIBRARY}/Scan.php`,
    find: 'Elements::FORMATTING | Elements::MARKER',
    replace: 'Elements::MARKER',
  },
  {
    name: 'the scan ends behind the last component, whatever is open',
    file: `${LIBRARY}/Reader.php`,
    find: '$depth < 0 && $scan->openInlays === [] && $scan->openParagraphs === []',
    replace: '$depth < 0',
  },
  {
    name: 'regions within one that does not resolve are forgotten',
    file: `${LIBRARY}/Regions.php`,
    find: '            if ($around === null) {',
    replace:
      '            if ($start < ($behind ?? 0)) { continue; } $behind = $end;\n            if ($around === null) {',
  },
  {
    name: 'the parts of a paragraph that stays are forgotten',
    file: `${LIBRARY}/Regions.php`,
    find: 'count($paragraph->members) === 1',
    replace: 'true',
  },
  ...[
    ['links', 'Elements::ANCHOR | Elements::BUTTON'],
    ['inline places', 'Elements::PHRASING | Elements::PARAGRAPH | Elements::HEADING | Elements::ADDRESS'],
  ].map(([what, find = '']) => ({
    name: `the canvases know no ${what}`,
    file: `${LIBRARY}/Surroundings.php`,
    find,
    replace: '0',
  })),
  {
    name: 'the canvases know no navigation',
    file: `${LIBRARY}/Surroundings.php`,
    find: '& Elements::NAV) !== 0',
    replace: '& Elements::NAV) === -1',
  },
  {
    name: 'the canvases know no forms',
    file: `${LIBRARY}/Surroundings.php`,
    find: '$hasAddon && $isRefused',
    replace: 'false',
  },
  {
    name: 'an add-on is not refused',
    file: `${LIBRARY}/Surroundings.php`,
    find: 'return self::NEVER;',
    replace: "return ['', ''];",
  },
  {
    name: 'a button counts for a link',
    file: `${LIBRARY}/Surroundings.php`,
    find: "'button' : 'a'",
    replace: "'a' : 'a'",
  },
  {
    name: 'a region ends a byte early',
    file: `${LIBRARY}/Regions.php`,
    find: 'new Region($start, $end,',
    replace: 'new Region($start, $end - 1,',
  },
];
