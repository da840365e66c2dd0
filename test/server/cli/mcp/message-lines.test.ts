import { describe, expect, test } from 'vitest';
import { type LongLine, messageLines } from '../../../../src/server/cli/mcp/message-lines.js';

/** The lines of a text that comes in chunks, and the ids of those that were too long. */
async function linesOf(text: string, chunk: number, most: number) {
  const long: LongLine['id'][] = [];
  const lines = messageLines(most, ({ id }) => long.push(id));
  const bytes = Buffer.from(text);
  for (let at = 0; at < bytes.length; at += chunk) lines.write(bytes.subarray(at, at + chunk));
  lines.end();
  const taken: string[] = [];
  for await (const line of lines) taken.push(String(line));
  return { taken, long };
}

describe.each([1, 3, 1000])('in chunks of %i bytes', (chunk) => {
  test('lines of the greatest length are taken, and one byte more is not', async () => {
    const text = '12345\n123456\n\näöü\näö\nrest';
    expect(await linesOf(text, chunk, 5)).toEqual({ taken: ['12345\n', '\n', 'äö\n'], long: [null, null] });
  });

  test.each([
    ['{"id":1,"method":"a","params":{"id":2,"x":[{"id":3}]}}', 1],
    ['{"method":"a","params":{"id":2,"x":"}\\"]"},"jsonrpc":"2.0","id":"it\\"s"}', 'it"s'],
    ['{"method":"a","params":[]}', undefined],
    ['{"id":1,"result":{}}', null],
    ['{"id":{},"method":"a"}', null],
    ['[{"id":1,"method":"a"}]', null],
    ['}}]{"id":1,"method":"a"', null],
    [`{"id":1,"method":"${'a'.repeat(9000)}"}`, null],
  ])('the id of %j is known as far as it can be', async (line, id) => {
    expect(await linesOf(`${line}\nnext\n`, chunk, 4)).toEqual({ taken: ['next\n'], long: [id] });
  });

  test('a long line that never ends is told, too', async () => {
    expect(await linesOf('{"id":1,"method":"a"', chunk, 4)).toEqual({ taken: [], long: [null] });
  });
});
