import { cpus } from 'node:os';

/** On what and when a bench ran, in a line. */
export function machine() {
  const [{ model }] = cpus();
  const processor = model
    .replaceAll(/\((?:R|TM)\)|CPU|@.*$/g, '')
    .replaceAll(/\s+/g, ' ')
    .trim();
  return `Node ${process.versions.node}, ${processor}, ${new Date().toISOString().slice(0, 10)}`;
}
