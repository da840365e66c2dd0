/**
 * Attributes that say all by being there, so that an empty value is not written.
 *
 * @see https://html.spec.whatwg.org/multipage/indices.html#attributes-3
 */
export const BOOLEAN_ATTRIBUTES: ReadonlySet<string> = new Set(
  (
    'allowfullscreen alpha async autofocus autoplay checked controls default defer disabled download formnovalidate hidden ' +
    'inert ismap itemscope loop multiple muted nomodule novalidate open playsinline readonly required reversed selected'
  ).split(' '),
);
