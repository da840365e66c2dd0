import fc from 'fast-check';

/** Texts as sites have them, and as nobody would wish: words, CJK, emoji, base64, quotes, direction marks. */
export const siteText = fc.oneof(
  fc.constantFrom(
    'Home',
    'About us',
    'Über uns',
    'お問い合わせ',
    '会社概要・採用情報',
    '👩‍👩‍👧 Family 🏳️‍🌈',
    'العربية',
    'Контакты',
  ),
  fc.string({ unit: 'grapheme', maxLength: 40 }),
  fc.string({ unit: 'binary', maxLength: 20 }),
  fc.base64String({ maxLength: 60 }),
  fc.lorem({ maxCount: 8 }),
);

const name = fc.stringMatching(/^[a-z][a-z_]{0,20}[0-9]{0,4}$/);

const item = fc.letrec<{ item: object }>((tie) => ({
  item: fc.record(
    {
      label: siteText,
      url: fc.oneof(fc.webUrl(), fc.webPath(), siteText),
      children: fc.array(tie('item'), { maxLength: 3, depthIdentifier: 'item' }),
    },
    { requiredKeys: ['label'] },
  ),
})).item;

const logo = fc.record(
  {
    url: fc.oneof(fc.webUrl(), fc.base64String({ maxLength: 500 })),
    alt: siteText,
    srcset: siteText,
    dark: fc.webUrl(),
  },
  { requiredKeys: ['url'] },
);

/** States of sites with everything in them, in all sizes. */
export const siteState = fc
  .record({
    site: fc.record({ name: siteText, description: siteText }),
    logos: fc.record({ variants: fc.record({ default: logo, footer: logo }, { requiredKeys: [] }), main: logo }),
    menus: fc.dictionary(
      name,
      fc.record({ label: siteText, name: siteText, items: fc.array(item, { maxLength: 12 }) }),
      {
        maxKeys: 12,
      },
    ),
    unassigned: fc.dictionary(name, siteText, { maxKeys: 12 }),
    social: fc.array(fc.record({ network: siteText, url: fc.webUrl(), label: siteText }), { maxLength: 12 }),
    contacts: fc.dictionary(name, fc.record({ kind: fc.constant('text'), value: siteText, display: siteText })),
    addons: fc.dictionary(
      name,
      fc.record({
        status: fc.constantFrom('selected', 'available', 'inactive'),
        forms: fc.uniqueArray(fc.record({ id: name, title: siteText }), { selector: ({ id }) => id, maxLength: 8 }),
      }),
    ),
  })
  .map(({ site, menus, unassigned, ...rest }) => ({
    site: { ...site, url: 'https://example.com/', language: 'en' },
    theme: { name: 'Theme', version: '1.0.0' },
    menus: {
      locations: Object.fromEntries([
        ...Object.entries(unassigned).map(([key, label]) => [key, { label }]),
        ...Object.entries(menus).map(([key, { label }]) => [key, { label, menu: key }]),
      ]),
      definitions: Object.fromEntries(Object.entries(menus).map(([key, { name, items }]) => [key, { name, items }])),
    },
    ...rest,
  }));

/** A state with so many items, locations, contacts, profiles and forms, whose texts are made of one text. */
export function hugeState(size: number, text: string): object {
  const count = <T>(make: (index: number) => T): T[] => Array.from({ length: size }, (_, index) => make(index));
  const leaf = (index: number) => ({ label: `${text} ${index}`, url: `/${encodeURIComponent(text)}/${index}/` });
  return {
    site: { name: text.repeat(50), description: text.repeat(size), url: 'https://example.com/', language: 'en' },
    theme: { name: text, version: '1.0.0' },
    logos: { variants: { default: { url: `/${text.repeat(size)}.png`, alt: text.repeat(size) } } },
    menus: {
      locations: Object.fromEntries(
        count((index) => [
          `place_${index}`,
          { label: text, ...(index % 2 === 0 && { menu: index < 4 ? 'main' : 'few' }) },
        ]),
      ),
      definitions: {
        few: { name: text, items: [leaf(0)] },
        main: { name: text, items: count((index) => ({ ...leaf(index), children: [leaf(1), leaf(2)] })) },
      },
    },
    social: count((index) => ({ network: 'mastodon', url: `https://example.com/@${index}`, label: text })),
    contacts: Object.fromEntries(count((index) => [`field_${index}`, { kind: 'text', value: text.repeat(9) }])),
    addons: Object.fromEntries(
      count((index) => [
        `provider_${index}`,
        { status: index % 2 === 0 ? 'available' : 'inactive', forms: [{ id: `form_${index}`, title: text }] },
      ]),
    ),
  };
}
