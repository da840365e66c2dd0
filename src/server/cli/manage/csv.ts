/** What spreadsheets take for a formula where it begins a cell. @see OWASP, CSV injection */
const FORMULA = /^[=+\-@\t\r]/;

/** A line of a table as RFC 4180 has it. A cell that a spreadsheet would run gets an apostrophe before it. */
export function csvLine(cells: readonly string[]): string {
  return `${cells.map(cellOf).join(',')}\r\n`;
}

function cellOf(text: string): string {
  const safe = FORMULA.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
