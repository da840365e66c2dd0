import { CONFIG_NAMES } from '../../lint/config/config-schema.js';

/**
 * Whether a path is one of those that `walkFolder` leaves out; a file of ours that begins with a dot is a configuration.
 *
 * @param path from the folder that is watched
 */
export function isLeftOut(path: string): boolean {
  const names = path.split(/[\\/]/).filter((name) => name !== '' && name !== '.' && name !== '..');
  const last = names.at(-1) ?? '';
  if (CONFIG_NAMES.some((name) => name === last)) return false;
  return names.some((name) => name.startsWith('.') || name === 'node_modules');
}
