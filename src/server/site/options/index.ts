export { OPTION_BY_ID, OPTIONS, type OptionId, type OptionValues } from './catalogue.js';
export { canonicalOptions, checkOptions } from './check-options.js';
export type { Option, OptionPlace, OptionValue } from './option.js';
export { type OptionNow, optionsOf, optionValues } from './options-of.js';
