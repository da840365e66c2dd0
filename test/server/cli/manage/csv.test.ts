import { expect, test } from 'vitest';
import { csvLine } from '../../../../src/server/cli/manage/csv.js';

test.each([
  [['a', 'b c'], 'a,b c\r\n'],
  [['a,b', 'say "x"', 'two\nlines'], '"a,b","say ""x""","two\nlines"\r\n'],
  [['=1+1', '+1', '-1', '@x', '\tx'], "'=1+1,'+1,'-1,'@x,'\tx\r\n"],
  [['\uff1d1', ' =1'], "'\uff1d1,' =1\r\n"],
  [['\x1b]0;pwn\x07', 'a\u202eb', '\x9b2J'], '\ufffd]0;pwn\ufffd,a\ufffdb,\ufffd2J\r\n'],
])('cells stand as a spreadsheet and a terminal only show them: %j', (cells, line) => {
  expect(csvLine(cells)).toBe(line);
});
