const CONTROLS = /[\0-\x09\x0b-\x1f\x7f-\x9f\u2028-\u202e\u2066-\u2069]/g;

/**
 * The text with every control character but the line feed written out as `\u001b`: what stands in a canvas or a file name
 * must not move the cursor, change colours or hide text.
 */
export function printable(text: string): string {
  return text.replace(CONTROLS, (control) => `\\u${control.charCodeAt(0).toString(16).padStart(4, '0')}`);
}

/** On one line, whatever an author or a file system put into it. */
export function printableLine(text: string): string {
  return printable(text).replaceAll('\n', '\\n');
}
