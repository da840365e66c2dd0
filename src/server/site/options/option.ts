/** Where a visitor sees what an option does: on every page, on a page that is no post, on a post, or where posts are listed. */
export type OptionPlace = 'every' | 'page' | 'post' | 'blog';

interface Told {
  /** In snake_case: stable. */
  id: string;
  /** The group of the catalogue that it stands in. */
  group: string;
  label: string;
  /** What a visitor sees of it. */
  description: string;
  /** @default 'every' */
  shows_on?: OptionPlace;
  /** What the theme itself must have written for it to be seen: nothing is, where a canvas stands in its place. */
  needs_own?: 'header' | 'footer';
}

export interface BooleanOption extends Told {
  type: 'boolean';
  default: boolean;
}

export interface NumberOption extends Told {
  type: 'integer' | 'number';
  default: number;
  min: number;
  max: number;
  /** Values are multiples of it from `min` on. */
  step: number;
  /** What it is in, such as `px`. */
  unit?: string;
}

export interface EnumOption extends Told {
  type: 'enum';
  default: string;
  enum: readonly string[];
}

/** A colour as `#0d6254`. */
export interface ColorOption extends Told {
  type: 'color';
  default: string;
}

/** A number with one of these units, such as `1.5rem`; `min` and `max` are in `rem`, of which 1 is 16 px. */
export interface LengthOption extends Told {
  type: 'length';
  default: string;
  min: number;
  max: number;
  units: readonly string[];
}

export interface TextOption extends Told {
  type: 'text';
  default: string;
  /** Characters. */
  max_length: number;
  /** What may stand in it between braces for something of the site; braces mean nothing where absent. */
  placeholders?: readonly string[];
}

/** An option of the theme, as data. */
export type Option = BooleanOption | NumberOption | EnumOption | ColorOption | LengthOption | TextOption;

/** What an option can be set to. */
export type OptionValue = string | number | boolean;

/** The type of an option's value. */
export type ValueOf<O extends Option> = O extends BooleanOption
  ? boolean
  : O extends NumberOption
    ? number
    : O extends EnumOption
      ? O['enum'][number]
      : string;

/** Holds the options of a group to their types, and keeps their ids and values known. */
export function optionGroup<const Options extends readonly Option[]>(options: Options): Options {
  return options;
}
