import { shortText } from '../text/short-text.js';
import { GROUPS } from './groups.js';
import { groupOf } from './resources.js';
import type { Manifest } from './schema.js';

/** A manifest whose descriptive texts have at most so many UTF-16 code units; a longer address is left out. */
export function shortenTexts(manifest: Manifest, length: number): Manifest {
  const short = (text: string) => shortText(text, length);
  const { contract, site } = manifest;
  return {
    ...manifest,
    contract: { ...contract, theme: short(contract.theme), theme_version: short(contract.theme_version) },
    site: {
      name: short(site.name),
      description: short(site.description),
      url: site.url.length <= length ? site.url : '',
      language: site.language.length <= length ? site.language : '',
    },
    resources: shortResources(manifest, length),
  };
}

function shortResources(manifest: Manifest, length: number): Manifest['resources'] {
  const groups = GROUPS.map(({ name, shorten }) => [name, shorten(groupOf(manifest, name), length)]);
  return Object.fromEntries(groups) as Manifest['resources']; // the schema is made of the same groups
}
