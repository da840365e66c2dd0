import { InvalidArgumentError } from 'commander';
import { expectedOneOf } from '../../message/nearest.js';

/**
 * Reads one of the allowed values of an option or argument.
 *
 * @param hint what else the message says
 */
export function choice<T extends string>(allowed: readonly T[], hint = ''): (value: string) => T {
  return (value) => {
    const found = allowed.find((name) => name === value);
    if (found !== undefined) return found;
    throw new InvalidArgumentError(`Unexpected \`${value}\`, expected ${expectedOneOf(value, allowed)}.${hint}`);
  };
}
