import { readFileSync } from 'node:fs';
import { InlayError } from 'inlay/internal/message/error.js';

/**
 * The number of a group of this machine, by its name or number.
 *
 * @throws InlayError `unknown-group`
 * @see group(5)
 */
export function groupId(name: string): number {
  if (/^\d{1,9}$/.test(name)) return Number(name);
  const lines = readFileSync('/etc/group', 'utf8').split('\n');
  const found = lines.map((line) => line.split(':')).find(([each]) => each === name)?.[2];
  if (found !== undefined && /^\d+$/.test(found)) return Number(found);
  throw new InlayError('unknown-group', `Unexpected group \`${name}\`, expected one of /etc/group, or a number`);
}
