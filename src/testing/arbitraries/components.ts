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

/**
 * @param missing whether some ask for what no site has
 */
export function components({ locations, fields, forms, social }: Vocabulary, missing: boolean): Components {
  const classes = fc.constantFrom(undefined, 'brand', 'navbar-nav ms-auto', 'is-"odd" & <big>');
  const link = fc.constantFrom(undefined, 'no', 'yes');
  const variant = fc.constantFrom(undefined, ...LOGO_VARIANTS, ...(missing ? ['huge'] : []));
  const depth = fc.constantFrom(undefined, '1', '2');
  const uses = forms.flatMap(([provider, ids]) => [
    { provider, id: undefined },
    ...ids.map((id) => ({ provider, id })),
  ]);
  const without = { provider: 'provider_nobody', id: undefined };

  const logos = fc.record({ variant, link, class: classes }).map((read) => write('x-logo', read));
  const contacts = among([...fields, ...(missing ? ['nothing'] : [])], (field) =>
    fc.record({ field, link, class: classes }).map((read) => write('x-contact', read)),
  );
  const menus = among([...locations, ...(missing ? ['nowhere'] : [])], (location) =>
    fc.record({ location, depth, class: classes }).map((read) => write('x-menu', read)),
  );
  const icons = fc.constantFrom(undefined, 'before', 'only');
  const profiles =
    social || missing ? [fc.record({ icons, class: classes }).map((read) => write('x-social', read))] : [];
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
