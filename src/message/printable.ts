/**
 * What moves a cursor, changes colours, turns text round or is not seen: control characters but the line feed, format
 * characters (direction, zero width), separators of lines and paragraphs, what Unicode says to show nothing for (variation
 * selectors, fillers), and the empty Braille pattern. Within an emoji, which comes first, a joiner and the selector of its
 * coloured form are seen.
 *
 * @see https://www.unicode.org/reports/tr44/#Default_Ignorable_Code_Point
 */
const HIDDEN =
  /(\p{Extended_Pictographic}\ufe0f(?:\u200d(?=\p{Extended_Pictographic}))?|[\p{Extended_Pictographic}\p{Emoji_Modifier}]\u200d(?=\p{Extended_Pictographic})|[#*\d]\ufe0f(?=\u20e3))|[\0-\x09\x0b-\x1f\x7f-\x9f\p{Cf}\p{Default_Ignorable_Code_Point}\u2800\p{Zl}\p{Zp}]/gu;

/**
 * The text with every such character but the line feed written out as `\u001b`: what stands in a canvas or a file name
 * must not move the cursor, change colours or hide text.
 */
export function printable(text: string): string {
  return text.replace(HIDDEN, (found, emoji?: string) => emoji ?? writtenOut(found));
}

/** On one line, whatever an author or a file system put into it. */
export function printableLine(text: string): string {
  return printable(text).replaceAll('\n', '\\n');
}

/** A text by the numbers of its UTF-16 code units, as JSON and JavaScript write them: `\u001b`. */
export function writtenOut(text: string): string {
  return text
    .split('')
    .map((unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`)
    .join('');
}

/** `::error::` at the start of a line, whatever is blank or painted before it. */
const COMMAND = /^((?:\u001b\[\d+m|[^\S\n\r\u2028\u2029])*):(?=:)/gm;

/** `##[error]` and `##vso[…]`, wherever they stand in a line. */
const OLDER_COMMAND = /##(\w*\[)/g;

/**
 * The text without what CI services take for commands in a log: one character of each is written out.
 *
 * @see https://docs.github.com/actions/reference/workflow-commands-for-github-actions
 */
export function withoutCommands(text: string): string {
  return text.replace(COMMAND, '$1\\u003a').replace(OLDER_COMMAND, '#\\u0023$1');
}

/**
 * The text for a terminal or a log: nothing of it is a control character but the line feed, or a command. JSON stays the same
 * JSON, as these stand only in its strings, where they may be written so.
 */
export function harmless(text: string): string {
  return withoutCommands(printable(text));
}
