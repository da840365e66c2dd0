import { escapeAttribute } from 'inlay/internal/html/escape.js';
import { parsed } from 'inlay/internal/html/url.js';
import type { Manifest } from 'inlay/internal/manifest/schema.js';
import { memo } from 'inlay/internal/text/memo.js';
import type { CanvasSummary } from './model.js';
import { snippetOf } from './pages/snippet.js';

/** Something of the catalogue that is shown as it looks: its kind, and what it is called. */
export type Specimen = readonly [
  kind: 'component' | 'location' | 'field' | 'provider' | 'social' | 'logo',
  ...names: string[],
];

/** Specimens of a kind: of more, the first ones are shown. */
const OF_A_KIND = 60;

/** What a component of the site is written as, by what is shown of it; nothing for what the site has not, or not usable. */
export function specimenSource(
  [kind, name = '', id = '']: Specimen,
  { runtime_components: components }: Manifest,
): string | undefined {
  const takes = (tag: keyof typeof components, attribute: string) =>
    components[tag].attributes[attribute]?.allowed?.includes(name) ?? false;
  switch (kind) {
    case 'component':
      return Object.entries(components).find(([tag]) => tag === name)?.[1].example;
    case 'location':
      return takes('x-menu', 'location') ? snippetOf('x-menu', { location: name }) : undefined;
    case 'field':
      return takes('x-contact', 'field') ? snippetOf('x-contact', { field: name }) : undefined;
    case 'provider':
      return takes('x-addon', 'provider') ? snippetOf('x-addon', { provider: name, id }) : undefined;
    case 'social':
      return snippetOf('x-social', {});
    case 'logo':
      return takes('x-logo', 'variant') ? snippetOf('x-logo', { variant: name }) : undefined;
  }
}

/** All that the catalogue shows. */
export function specimensOf(manifest: Manifest): Specimen[] {
  const { resources, runtime_components: components } = manifest;
  const { menus, contacts, addons, social, logos } = resources;
  const named = (kind: Specimen[0], names: readonly string[]) =>
    names.slice(0, OF_A_KIND).map((name): Specimen => [kind, name]);
  const forms = Object.entries(addons).flatMap(([provider, { forms: all }]) =>
    all.map(({ id }): Specimen => ['provider', provider, id]),
  );
  const all: Specimen[] = [
    ...named('component', Object.keys(components)),
    ...named('location', Object.keys(menus)),
    ...named('field', Object.keys(contacts)),
    ...forms.slice(0, OF_A_KIND),
    ...(social.length > 0 ? [['social'] as const] : []),
    ...named('logo', Object.keys(logos.variants)),
  ];
  return all.filter((each) => specimenSource(each, manifest) !== undefined);
}

const shown = memo(
  (manifest: Manifest) => new Map(specimensOf(manifest).map((each) => [JSON.stringify(each), each] as const)),
);

/** Whether a specimen is among those that are shown. */
export function isShown(specimen: Specimen, manifest: Manifest): boolean {
  return shown(manifest).has(JSON.stringify(specimen));
}

/** The specimen that is asked for, if it is among those that are shown. */
export function specimenAsked(names: readonly string[], manifest: Manifest): Specimen | undefined {
  return shown(manifest).get(JSON.stringify(names));
}

/** Style sheets that a specimen is shown with. */
const SHEETS = 4;

/** The style sheets of the site that most canvases name, so that a specimen looks as it does there. */
export function sheetsOf(canvases: readonly CanvasSummary[]): string[] {
  const counts = new Map<string, number>();
  for (const { files } of canvases) {
    for (const address of files) {
      const isSheet = /^(?:\/|https?:)[^?#]*\.css(?:[?#]|$)/i.test(address) && parsed(address, 'http://a.invalid');
      if (isSheet) counts.set(address, (counts.get(address) ?? 0) + 1);
    }
  }
  return [...counts]
    .sort((a, b) => b[1] - a[1])
    .slice(0, SHEETS)
    .map(([address]) => address);
}

/** The content of a specimen's frame. */
export function specimenDocument(html: string, sheets: readonly string[]): string {
  return `${sheets.map((href) => `<link rel="stylesheet" href="${escapeAttribute(href)}">\n`).join('')}${html}`;
}
