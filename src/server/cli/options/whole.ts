import { InvalidArgumentError } from 'commander';

/**
 * Makes a parser of an option's value: a whole number of a range, both ends included.
 *
 * @throws InvalidArgumentError the parser, for anything else
 */
export function whole(least: number, most: number): (value: string) => number {
  return (value) => {
    if (/^\d{1,10}$/.test(value) && Number(value) >= least && Number(value) <= most) return Number(value);
    throw new InvalidArgumentError(`Unexpected \`${value}\`, expected a whole number from ${least} to ${most}.`);
  };
}
