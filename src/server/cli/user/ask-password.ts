import { createInterface } from 'node:readline/promises';
import { Writable } from 'node:stream';
import { InlayError } from 'inlay/internal/message/error.js';

/**
 * The first line of stdin; on a terminal it is asked for and not shown.
 *
 * @throws InlayError `invalid-user` where there is none
 */
export async function askPassword(): Promise<string> {
  const { stdin, stderr } = process;
  const isTerminal = stdin.isTTY === true;
  if (isTerminal) stderr.write('Password: ');
  const silent = new Writable({ write: (_chunk, _encoding, done) => done() });
  const lines = createInterface({ input: stdin, output: silent, terminal: isTerminal });
  try {
    for await (const line of lines) return line;
    throw new InlayError('invalid-user', 'Unexpected end of stdin, expected a password');
  } finally {
    lines.close();
    if (isTerminal) stderr.write('\n');
  }
}
