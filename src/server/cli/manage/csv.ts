/** What spreadsheets take for a formula where it begins a cell, in full width, too. @see OWASP, CSV injection */
const FORMULA = /^\s*[=+\-@\uff1d\uff0b\uff0d\uff20]|^[\t\r]/;

/** What a terminal obeys or nobody sees: controls but line ends and tabs, and marks of direction. */
const UNSEEN = /[\0-\x08\x0b\x0c\x0e-\x1f\x7f-\x9f\u200e\u200f\u202a-\u202e\u2066-\u2069]/g;

/** A line of a table as RFC 4180 has it. A cell that a spreadsheet would run gets an apostrophe before it. */
export function csvLine(cells: readonly string[]): string {
  return `${cells.map(cellOf).join(',')}\r\n`;
}

function cellOf(written: string): string {
  const text = written.replace(UNSEEN, '\ufffd');
  const safe = FORMULA.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
