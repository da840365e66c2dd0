import type { ProblemPlace } from '../api/problem.js';

/** An option as the catalogue has it. */
export interface OptionDefinition {
  /** `boolean`, `enum`, `number`, `text`, `color` and what else the catalogue has. */
  readonly type: string;
  readonly group: string;
  readonly label?: string;
  readonly description: string;
  readonly default: string | number | boolean;
  readonly min?: number;
  readonly max?: number;
  readonly step?: number;
  readonly unit?: string;
  /** Units that a length can have. */
  readonly units?: readonly string[];
  /** Characters of a text. */
  readonly max_length?: number;
  /** What may stand in a text between braces for something of the site. */
  readonly placeholders?: readonly string[];
  /** What it may be, where that is a list. */
  readonly enum?: readonly string[];
  /** Seen only where no canvas of that name is published. */
  readonly needs_own?: 'header' | 'footer';
}

/** The value of an option. */
export type OptionValue = string | number | boolean;

/** What the Theme API needs of the theme's catalogue. */
export interface OptionsPort {
  /** Every option by its id. */
  readonly options: Readonly<Record<string, OptionDefinition>>;
  /** All that is wrong with values; pointers begin with the option's id: `/header_sticky`. */
  check(values: Readonly<Record<string, unknown>>): ProblemPlace[];
  /** Good values in their one form, without those that are as the catalogue has them. */
  canonical(values: Readonly<Record<string, unknown>>): Record<string, OptionValue>;
  /** The values of all options, those that are not stored by default. */
  valuesOf(stored: Readonly<Record<string, OptionValue>>): Record<string, OptionValue>;
}
