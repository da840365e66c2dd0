import type { OptionsBody } from '../kinds/options.js';
import { canonical } from './canonical.js';
import { OPTIONS, type OptionValues } from './catalogue.js';
import type { Option, OptionValue } from './option.js';

/** An option with its value of now. */
export type OptionNow = Option & {
  value: OptionValue;
  /** Whether the value is the catalogue's own. */
  is_default: boolean;
};

/** Every option with its value of now. What is set to a value that the catalogue does not allow is as by default. */
export function optionsOf(set: OptionsBody): OptionNow[] {
  return OPTIONS.map((option) => {
    const found = Object.hasOwn(set, option.id) ? canonical(option, set[option.id]) : undefined;
    const value = found && 'value' in found ? found.value : option.default;
    return { ...option, value, is_default: value === option.default };
  });
}

/** The values of all options by their ids. */
export function optionValues(set: OptionsBody): OptionValues {
  // `canonical` gives each the type that its option says.
  return Object.fromEntries(optionsOf(set).map(({ id, value }) => [id, value])) as unknown as OptionValues;
}
