/** What stands between the parts of an address on one line, with the blank behind it: in Arabic letters a comma of their own. */
export function listComma(text: string): string {
  return /\p{sc=Arabic}/u.test(text) ? '، ' : ', ';
}
