import fc from 'fast-check';
import { escapeAttribute } from '../../html/escape.js';
import { LOGO_VARIANTS } from '../../site/schema.js';
import type { Vocabulary } from './vocabulary.js';

/** Components as a careful author writes them: quoted attributes, and an end tag. */
export interface Components {
  /** Those that can stand in a line of text. */
  inline: fc.Arbitrary<string>[];
  /** Those that stand by themselves. */
  block: fc.Arbitrary<string>[];
}

/** Mostly nothing: what every page may have is what most bugs are found with. */
const NOT_WRITTEN: undefined[] = Array.from({ length: 9 });
const PART_CLASSES = fc.constantFrom(...NOT_WRITTEN, 'nav-item', 'px-3 is-"odd" & <big>', '');
const MENU_DESIGN = {
  'item-class': PART_CLASSES,
  'link-class': PART_CLASSES,
  'submenu-class': PART_CLASSES,
  submenus: fc.constantFrom(...NOT_WRITTEN, 'list', 'disclosure'),
  collapse: fc.constantFrom(...NOT_WRITTEN, 'yes'),
};
const LOGO_DESIGN = { 'image-class': PART_CLASSES };
const SOCIAL_DESIGN = {
  icons: fc.constantFrom(undefined, 'before', 'only'),
  'item-class': PART_CLASSES,
  'link-class': PART_CLASSES,
};

/**
 * @param missing whether some ask for what no site has
 */
export function components({ locations, fields, forms, social }: Vocabulary, missing: boolean): Components {
  const classes = fc.constantFrom(undefined, 'brand', 'nav ms-auto', 'is-"odd" & <b>');
  const link = fc.constantFrom(undefined, 'no', 'yes');
  const variant = fc.constantFrom(undefined, ...LOGO_VARIANTS, ...(missing ? ['huge'] : []));
  const depth = fc.constantFrom(undefined, '1', '2');
  const uses = forms.flatMap(([provider, ids]) => [
    { provider, id: undefined },
    ...ids.map((id) => ({ provider, id })),
  ]);
  const without = { provider: 'provider_nobody', id: undefined };

  const logos = fc.record({ variant, link, class: classes, ...LOGO_DESIGN }).map((read) => write('x-logo', read));
  const contacts = among([...fields, ...(missing ? ['nothing'] : [])], (field) =>
    fc.record({ field, link, class: classes }).map((read) => write('x-contact', read)),
  );
  const menus = among([...locations, ...(missing ? ['nowhere'] : [])], (location) =>
    fc.record({ location, depth, class: classes, ...MENU_DESIGN }).map((read) => write('x-menu', read)),
  );
  const profiles =
    social || missing ? [fc.record({ class: classes, ...SOCIAL_DESIGN }).map((read) => write('x-social', read))] : [];
  const addons = among([...uses, ...(missing ? [without] : [])], (use) => use.map((read) => write('x-addon', read)));
  // Menus and forms more often than profiles: there is more to get wrong.
  return { inline: [logos, ...contacts], block: [...menus, ...addons, ...menus, ...addons, ...profiles] };
}

function among<T>(
  values: readonly T[],
  make: (value: fc.Arbitrary<T>) => fc.Arbitrary<string>,
): fc.Arbitrary<string>[] {
  return values.length === 0 ? [] : [make(fc.constantFrom(...values))];
}

function write(tag: string, attributes: Readonly<Record<string, string | undefined>>): string {
  const written = Object.entries(attributes).map(([name, value]) =>
    value === undefined ? '' : ` ${name}="${escapeAttribute(value)}"`,
  );
  return `<${tag}${written.join('')}></${tag}>`;
}
