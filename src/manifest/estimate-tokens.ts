/**
 * Prices in tenths of a token. They are above what the byte-pair encodings of models take on average, the older ones too:
 * those come to 1.7 letters a token even where letters follow each other at random.
 */
const LETTER = 6;
const TOKEN = 10;
const SPACE = 4;

/** Characters that one token stands for at most, by these prices: a seam of four comes to one. */
const LONGEST_TOKEN = 4;

/** What compact JSON puts between its strings: one token each, in every encoding measured. The longest first. */
const SEAMS: readonly string[] = ['":[{"', '"},{"', '":{"', '":["', '":"', '","', '":', ',"', '{"', '["'];

const SEAM_STARTS: ReadonlySet<number> = new Set(SEAMS.map((seam) => seam.charCodeAt(0)));

/** Seams that come to two tokens in some encodings. */
const DEAR_SEAMS: ReadonlySet<string> = new Set(['":[{"', '"},{"']);

const SPACE_CODE = 0x20;
const FIRST_BEYOND_ASCII = 0x80;
const FIRST_OF_THREE_BYTES = 0x800;

/**
 * How many tokens a text comes to at most, in whatever encoding a model has: an estimate from above, about twice the truth
 * for JSON in English. It is sure for everything beyond ASCII, where a token has at least one byte of UTF-8; for ASCII it
 * depends on averages, so that a short text made to be costly can come to more.
 */
export function estimateTokens(text: string): number {
  let tenths = 0;
  for (let at = 0; at < text.length; ) {
    const code = text.charCodeAt(at);
    const start = at;
    at += 1;
    if (isLower(code) || isUpper(code)) {
      while (isLower(text.charCodeAt(at))) at += 1;
      tenths += Math.max(TOKEN, (at - start) * LETTER);
    } else if (code === SPACE_CODE) {
      // One space goes with the word after it.
      tenths += text.charCodeAt(at) === SPACE_CODE || text.charCodeAt(at - 2) === SPACE_CODE ? TOKEN : SPACE;
    } else if (code >= FIRST_BEYOND_ASCII) {
      tenths += TOKEN * bytesOf(code);
    } else {
      const seam = SEAM_STARTS.has(code) ? (SEAMS.find((candidate) => text.startsWith(candidate, start)) ?? '') : '';
      at += Math.max(0, seam.length - 1);
      tenths += DEAR_SEAMS.has(seam) ? 2 * TOKEN : TOKEN;
    }
  }
  return Math.ceil(tenths / TOKEN);
}

/** Whether a text is surely over so many tokens, by its length alone: most of what is too long is far too long. */
export function isSurelyOver(text: string, tokens: number): boolean {
  return text.length > LONGEST_TOKEN * tokens;
}

function isLower(code: number): boolean {
  return code >= 0x61 && code <= 0x7a;
}

function isUpper(code: number): boolean {
  return code >= 0x41 && code <= 0x5a;
}

/** Bytes of UTF-8 that a code unit stands for, two for each half of a pair; three for a lone surrogate's U+FFFD. */
function bytesOf(code: number): number {
  return code < FIRST_OF_THREE_BYTES ? 2 : 3;
}
