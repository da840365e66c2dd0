/**
 * UTF-16 code units of a canvas that a tool takes. Fewer than the library's own limit: a model writes none of a million,
 * and one request must not keep all others waiting for minutes.
 */
export const CANVAS_LENGTH = 1_048_576;

/** Steps of work on one canvas, see `Budget`: some seconds. */
export const WORK = 400_000_000;

/** Bytes of one message: a canvas of the greatest length in a script of three bytes a character, with escapes. */
export const MESSAGE_BYTES = 8_388_608;

/** UTF-16 code units of rendered HTML: a full menu in a full canvas, and no menu of 100,000 items ten thousand times. */
export const HTML_LENGTH = 4_194_304;

/** UTF-16 code units of a canvas or page that an answer repeats as text; the structured answer always has it whole. */
export const REPEATED_LENGTH = 200_000;

/** Findings of one answer: an agent repairs those, then asks again. */
export const FINDINGS = 50;

/** UTF-16 code units of JSON that the findings of one answer come to. */
export const FINDINGS_LENGTH = 200_000;

/** UTF-16 code units of JSON that the edits of one fix come to; those of a longer one are left out. */
export const FIX_LENGTH = 50_000;

/** UTF-16 code units of a canvas that `fix_canvas` gives back where it is not asked to. */
export const GIVEN_LENGTH = 20_000;

/** UTF-16 code units of a finding's evidence; a longer one is left out. */
export const EVIDENCE_LENGTH = 2000;

/** UTF-16 code units of a message: texts of canvases stand in some. A longer one is left out. */
export const MESSAGE_LENGTH = 2000;

/** Components of a page that a report tells one by one. */
export const REPORTED = 200;

/** Allowed or unusable values of an attribute that an answer lists. */
export const VALUES = 200;

/** UTF-16 code units of a menu's label or address: 200 of them still fit a context. */
export const LABEL_LENGTH = 300;

/** UTF-16 code units of a name that is listed or asked for: no theme has longer ones. */
export const NAME_LENGTH = 200;

/** Items of a menu in one answer, unless fewer are asked for. */
export const MENU_ITEMS = 200;

/** Tokens of the concise manifest, of the full one, and of a briefing, as `estimateTokens` counts. */
export const MANIFEST_TOKENS = 12_000;
export const FULL_MANIFEST_TOKENS = 100_000;
export const BRIEF_TOKENS = 10_000;

/** UTF-16 code units of what a user adds to the briefing. */
export const WISH_LENGTH = 10_000;

/** Streams of change notices that may be open at a time. */
export const SUBSCRIPTIONS = 64;

/** Rules that one call of `fix_canvas` chooses among: more than any configuration has. */
export const RULES_AT_ONCE = 200;
