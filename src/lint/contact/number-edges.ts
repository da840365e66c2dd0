/** More digits behind a number, such as those of the desk that is called: they would be left behind. */
const GOES_ON = /^(?:(?:\s?[-/\u2010-\u2015]\s?|[.,\s])?\p{Nd}|\s?[,;]\s\p{Nd}{3,4}(?:[\s.,;)]|$)|\s?[\p{No}\p{Nl}])/u;
/** A few digits behind a small word: the last of a row of numbers. A whole number there is one of its own. */
const UP_TO =
  /^\s{1,2}(?:to|or|and|till|until|through|bis|oder|und|à|a|ou|et|o|y|hasta|al|e|tot|of|en|till|til|eller|og|och|do|lub|i|nebo|až|до|или|и|або|ή|έως|veya)\s{1,2}[-\u2010-\u2015]?\p{Nd}{1,6}(?![\p{Nd}:h]|[\s./-]\p{Nd})/iu;
/** The same before a number. */
const BEGINS_BEFORE = /(?:\p{Nd}[\s,.]?|[\p{No}\p{Nl}]\s?)$/u;

/** A few digits behind a sign or a letter or two, such as `~9`, `#1` or ` & 57`: not an hour, a year, a share or the code of a town. */
const MAY_GO_ON =
  /^[^\p{L}\p{N}\n<.!?]{0,4}(?:\p{L}{1,2}\.?[^\p{L}\p{N}\n<.!?]{0,3})?(?!(?:19|20)\p{Nd}{2}(?!\p{Nd}))\p{Nd}{1,4}(?![\p{Nd}:h%]|\s?[-–—]\s?\p{Nd}|[.,]\p{Nd}|\/7|\s\p{Lu}|\s?(?:uhr|[ap]\.?m|ore|hs|год|kl)(?!\p{L}))/iu;
/** A sign in front of a number that says something else of it, or its `+` again. */
const SIGNED = /(?:[+±]\s?|[~∼≈=*#^°])$/;

/** Signs that nobody sees. */
const UNSEEN = /(?:\p{Cf}|\u034f|[\u115f\u1160\u3164]|\p{Variation_Selector})/gu;
/** UTF-16 code units beside a number that are looked at. */
export const BESIDE = 20;

/** Whether digits beside a number belong to it or to a row of numbers, behind signs that nobody sees as well. */
export function hasMoreBeside(text: string, start: number, end: number): boolean {
  const behind = text.slice(end, end + BESIDE).replace(UNSEEN, '');
  const before = text.slice(Math.max(0, start - BESIDE), start).replace(UNSEEN, '');
  return GOES_ON.test(behind) || UP_TO.test(behind) || BEGINS_BEFORE.test(before);
}

/** Whether what stands beside a number may be a part of it, so that somebody has to look. */
export function mayHaveMoreBeside(before: string, behind: string): boolean {
  return MAY_GO_ON.test(behind.slice(0, BESIDE).replace(UNSEEN, '')) || SIGNED.test(before.slice(-BESIDE));
}

/** Wide signs of East Asian fonts: what is shown in their place looks another way. */
const WIDE = /[\uff00-\uff60\ufe62]/;

/** Whether a number is written in signs that another one in its place would not have. */
export function isOddlyWritten(written: string): boolean {
  return WIDE.test(written);
}

/** UTF-16 code units of a word before a number that are looked at. */
const LONGEST = 120;
/** What ends in front of a number within an address, a handle or a query. */
const IN_ADDRESS =
  /:\/\/|(?:^|[(<"'])www\.|[\p{L}\p{N}-]\.\p{L}{2,}\/|@$|[\p{L}\p{N}][=?&~_]$|(?:^|[^\p{L}])(?:live|sips?|skype|xmpp|acct|im|ssh|id|uid|user):$/iu;

/** Whether a number is a part of an address or handle. */
export function isOfAddress(text: string, start: number, end: number): boolean {
  if (/^@/.test(text.slice(end, end + 1))) return true;
  const word =
    text
      .slice(Math.max(0, start - LONGEST), start)
      .split(/\s/)
      .at(-1) ?? '';
  return word !== '' && IN_ADDRESS.test(word);
}
