import { InvalidArgumentError } from 'commander';
import { expectedOneOf } from '../../message/nearest.js';

/** The allowed values of the functions that `choice` made. */
const allowedValues = new WeakMap<object, readonly string[]>();

/**
 * Reads one of the allowed values of an option or argument.
 *
 * @param hint what else the message says
 */
export function choice<T extends string>(allowed: readonly T[], hint = ''): (value: string) => T {
  const read = (value: string) => {
    const found = allowed.find((name) => name === value);
    if (found !== undefined) return found;
    throw new InvalidArgumentError(`Unexpected \`${value}\`, expected ${expectedOneOf(value, allowed)}.${hint}`);
  };
  allowedValues.set(read, allowed);
  return read;
}

/** The values that a function allows which reads an option or argument; none where it is no choice. */
export function allowedBy(read: object | undefined): readonly string[] {
  return (read && allowedValues.get(read)) ?? [];
}
