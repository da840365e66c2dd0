/** Elements without content and end tag. @see https://html.spec.whatwg.org/multipage/syntax.html#void-elements */
export const VOID_ELEMENTS: ReadonlySet<string> = new Set(
  'area base basefont bgsound br col embed frame hr img input keygen link meta param source track wbr'.split(' '),
);

/**
 * Elements whose content a browser reads as raw text, so that nothing in it is escaped. Not `noscript`: a tree that
 * holds elements in it was parsed as for a reader without scripts.
 *
 * @see https://html.spec.whatwg.org/multipage/parsing.html#serialising-html-fragments
 */
export const RAW_TEXT_ELEMENTS: ReadonlySet<string> = new Set(
  'style script xmp iframe noembed noframes plaintext'.split(' '),
);

/** Elements of HTML in which a component is never expanded, for trees that hold their content as elements. */
export const INERT_ELEMENTS: ReadonlySet<string> = new Set(
  'script style textarea title xmp iframe noembed noframes noscript plaintext select'.split(' '),
);

/** @see https://html.spec.whatwg.org/multipage/sections.html#the-h1,-h2,-h3,-h4,-h5,-and-h6-elements */
export const HEADINGS: ReadonlySet<string> = new Set('h1 h2 h3 h4 h5 h6'.split(' '));

/** Elements that may hold nothing but phrasing content, so no `address`. */
export const PHRASING_ONLY: ReadonlySet<string> = new Set(
  (
    'p h1 h2 h3 h4 h5 h6 pre span em strong small s cite q dfn abbr ruby rt rp data time code var samp kbd sub sup i b u ' +
    'mark bdi bdo label button output progress meter legend summary font big tt strike nobr'
  ).split(' '),
);

/** Elements that may hold whatever their parent may. @see https://html.spec.whatwg.org/multipage/dom.html#transparent */
export const TRANSPARENT: ReadonlySet<string> = new Set('a ins del map object video audio canvas noscript'.split(' '));

/** Elements that end the search for an open paragraph. @see https://html.spec.whatwg.org/multipage/parsing.html#has-an-element-in-button-scope */
export const BUTTON_SCOPE: ReadonlySet<string> = new Set(
  'applet button caption html marquee object table td template th'.split(' '),
);

/** Block elements that an expansion can begin with: their start tag closes an open paragraph. */
export const CLOSES_PARAGRAPH: ReadonlySet<string> = new Set('nav ul div address'.split(' '));
