/** A change that breaks one thing on purpose, in a compiled file. */
export interface Breakage {
  /** What it breaks. */
  name: string;
  /** The compiled file below `dist`. */
  file: string;
  /** What stands there, once or more; the control fails when it does not. */
  find: string;
  replace: string;
  /** A case of seed 1 that sees it: looked at first, where the search for one would take long. */
  seenIn?: number;
}

const FAST = 'canvas/locate/fast';

/** Breakages of the fast locator: `fast = exact` must see each. */
export const LOCATOR_BREAKAGES: readonly Breakage[] = [
  {
    name: 'double quotes are ignored',
    file: `${FAST}/tag.js`,
    find: 'character === DOUBLE_QUOTE',
    replace: 'false',
  },
  {
    name: 'single quotes are ignored',
    file: `${FAST}/tag.js`,
    find: 'character === SINGLE_QUOTE',
    replace: 'false',
  },
  {
    name: 'comments end at the first `>`',
    file: 'canvas/locate/markup-declaration.js',
    find: "!source.startsWith('<!--', at)",
    replace: 'true',
  },
  {
    name: '`<!-->` is not a whole comment',
    file: 'canvas/locate/markup-declaration.js',
    find: "source.startsWith('>', content)",
    replace: 'false',
  },
  {
    name: '`--!>` does not end a comment',
    file: 'canvas/locate/markup-declaration.js',
    find: '/--!?>/g',
    replace: '/-->/g',
  },
  { name: 'raw text is read as tags', file: `${FAST}/start-tag.js`, find: 'skipRawText(scan, code);', replace: '' },
  {
    name: 'a script in a comment in a script ends it',
    seenIn: 2234,
    file: `${FAST}/raw-text.js`,
    find: 'return comment !== -1 &&',
    replace: 'return false &&',
  },
  {
    name: 'what is in the title of an SVG is taken for part of it',
    file: `${FAST}/foreign.js`,
    find: 'INTEGRATION_POINT.test(source)',
    replace: 'false',
  },
  {
    name: 'HTML does not break out of foreign content',
    file: `${FAST}/foreign.js`,
    find: 'if (BREAKOUTS.has(code))',
    replace: 'if (false)',
  },
  {
    name: 'CDATA is a comment in foreign content too',
    file: `${FAST}/read-tags.js`,
    find: 'scan.mode?.hasCdata &&',
    replace: 'false &&',
  },
  {
    name: 'a slash closes an HTML element',
    file: `${FAST}/read-tags.js`,
    find: 'else if (opensPlainly(scan, code))',
    replace: "else if (source[at - 2] === '/' && source[start + 2] !== '-') {} else if (opensPlainly(scan, code))",
  },
  {
    name: 'a slash closes a component',
    file: `${FAST}/inlay.js`,
    find: 'const end = ownEnd(scan, code);',
    replace: "const end = inlay.form === 'self-closing' ? scan.at : ownEnd(scan, code);",
  },
  {
    name: 'names in upper case are others',
    file: `${FAST}/name.js`,
    find: 'table[64 + letter] = letter',
    replace: 'table[64 + letter] = OTHER',
  },
  {
    name: 'what is put in front of a table is left in it',
    file: `${FAST}/inlay.js`,
    find: '(classesAt(scan, scan.top) & FOSTERING) !== 0',
    replace: 'false',
  },
  {
    name: 'a cell does not end the one before',
    file: `${FAST}/table.js`,
    find: 'if (CELLS.has(context) || context === CAPTION)',
    replace: 'if (context === CAPTION)',
  },
  {
    name: 'blocks do not close a paragraph',
    file: `${FAST}/start-tag.js`,
    find: 'closeParagraph(scan);\n    open(scan, code, start);',
    replace: 'open(scan, code, start);',
  },
  {
    name: 'a list item closes one of an outer list',
    seenIn: 9700,
    file: `${FAST}/start-tag.js`,
    find: 'find(scan, LI, LIST_ITEM_BOUNDARY)',
    replace: 'find(scan, LI, 0)',
  },
  {
    name: 'templates are elements like others',
    file: `${FAST}/start-tag.js`,
    find: ' openTemplate, codesOf',
    replace: ' open, codesOf',
  },
  {
    name: 'the form that the parser has open is forgotten',
    file: `${FAST}/inlay.js`,
    find: 'scan.hasForm && scan.templates === 0',
    replace: 'false',
  },
  {
    name: 'formatting that is closed across others is not taken apart',
    file: `${FAST}/end-tag.js`,
    find: 'else if (find(scan, code, 0) !== -1)',
    replace: 'else if (false)',
  },
  {
    name: 'formatting is not opened again behind what closed it',
    file: `${FAST}/open-elements.js`,
    find: 'FORMATTING | MARKER;',
    replace: 'MARKER;',
  },
  {
    name: 'an end tag of a list item closes one of an outer list',
    seenIn: 2115,
    file: `${FAST}/elements.js`,
    find: "[LIST_ITEM_SCOPE, 'ol ul']",
    replace: "[0, 'ol ul']",
  },
  {
    name: 'the scan ends behind the last component, whatever is open',
    file: 'canvas/locate/fast/locate-fast.js',
    find: 'scan.openInlays.length > 0 || scan.openParagraphs.length > 0',
    replace: 'false',
  },
  {
    name: 'an unclosed component surrounds what follows',
    file: 'canvas/locate/fast/locate-fast.js',
    find: 'if (!first.isSure || first.unclosed.length === 0)',
    replace: 'if (true)',
  },
  {
    name: 'the last attribute of a name counts',
    seenIn: 4418,
    file: `${FAST}/attributes.js`,
    find: 'attributes[name] ??= found[2]',
    replace: 'attributes[name] = found[2]',
  },
  {
    name: 'any component joins the paragraph of blocks',
    file: `${FAST}/inlay.js`,
    find: 'COMPONENTS[tag].block && ',
    replace: '',
  },
];

/**
 * Breakages of baking and running. `render` fills the same holes, so that it is the tree transform or the rest of the page
 * that shows most of them.
 */
export const BAKING_BREAKAGES: readonly Breakage[] = [
  {
    name: 'marks stand on every page but the current one',
    file: 'canvas/run/fill.js',
    find: '? hole.current : hole.otherwise',
    replace: '? hole.otherwise : hole.current',
  },
  {
    name: 'a paragraph goes when its forms are missing',
    file: 'canvas/run/fill.js',
    find: '? hole.present : hole.otherwise',
    replace: '? hole.otherwise : hole.present',
  },
  {
    name: 'the HTML of the request is not used',
    file: 'canvas/run/fill.js',
    find: 'const markup = decisions.markup(hole);',
    replace: 'const markup = undefined;',
  },
  {
    name: 'a form in a link keeps its own links',
    seenIn: 2878,
    file: 'canvas/run/fill.js',
    find: 'hole.linked ? content.html : content.unlinked',
    replace: 'content.html',
  },
  {
    name: 'an output is kept for every page',
    file: 'canvas/run/fill.js',
    find: 'last?.current === current ?',
    replace: 'last ?',
  },
  {
    name: 'the items of the second menu have the numbers of the first',
    seenIn: 29429,
    file: 'canvas/bind/number-items.js',
    find: 'next += resolution.pages.length;',
    replace: '',
  },
  {
    name: 'a component in replaced fallback content is shown as well',
    file: 'canvas/bind/bind-parts.js',
    find: 'if (entry.inlay.openEnd <= at)',
    replace: 'if (false)',
  },
  {
    name: 'what is behind the last inlay is lost',
    file: 'canvas/bind/bind-parts.js',
    find: 'put({ start: end, end }, []);',
    replace: '',
  },
];
