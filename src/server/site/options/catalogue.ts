import { BLOG_OPTIONS } from './blog.js';
import { FOOTER_OPTIONS } from './footer.js';
import { HEADER_OPTIONS } from './header.js';
import { LAYOUT_OPTIONS } from './layout.js';
import { LOOK_OPTIONS } from './look.js';
import type { Option, ValueOf } from './option.js';

const ALL = [...HEADER_OPTIONS, ...FOOTER_OPTIONS, ...LAYOUT_OPTIONS, ...BLOG_OPTIONS, ...LOOK_OPTIONS] as const;

type CatalogueOption = (typeof ALL)[number];

export type OptionId = CatalogueOption['id'];

/** The value of every option. */
export type OptionValues = { readonly [O in CatalogueOption as O['id']]: ValueOf<O> };

/** The theme's options, in the order of their groups. */
export const OPTIONS: readonly Option[] = ALL;

/** The options by their ids. */
export const OPTION_BY_ID: ReadonlyMap<string, Option> = new Map(OPTIONS.map((option) => [option.id, option]));
