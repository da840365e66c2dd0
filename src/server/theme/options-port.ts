import type { ProblemPlace } from '../api/problem.js';

/** An option as the catalogue has it. */
export interface OptionDefinition {
  /** `boolean`, `choice`, `number`, `text`, `colour` and what else the catalogue has. */
  readonly type: string;
  readonly group: string;
  readonly description: string;
  readonly default: string | number | boolean;
  readonly min?: number | undefined;
  readonly max?: number | undefined;
  readonly unit?: string | undefined;
  /** What it may be, where that is a list. */
  readonly values?: readonly string[] | undefined;
}

/** The value of an option. */
export type OptionValue = string | number | boolean;

/** What the Theme API needs of the theme's catalogue. */
export interface OptionsPort {
  /** Every option by its id. */
  readonly options: Readonly<Record<string, OptionDefinition>>;
  /** All that is wrong with values; pointers begin with the option's id: `/header_sticky`. */
  check(values: Readonly<Record<string, unknown>>): ProblemPlace[];
  /** The values of all options, those that are not stored by default. */
  valuesOf(stored: Readonly<Record<string, OptionValue>>): Record<string, OptionValue>;
}
