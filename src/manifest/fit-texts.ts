import { mapRecord } from '../component/record.js';
import { shortText } from '../text/short-text.js';
import type { Manifest } from './schema.js';

type Resources = Manifest['resources'];
type Image = NonNullable<Resources['logos']['main']>;
type Item = NonNullable<Resources['menus'][string]['items']>[number];

/**
 * A manifest whose descriptive texts have at most so many UTF-16 code units. An address that is longer is left out where
 * it may be: half of one leads elsewhere. Names by which components are written are not texts.
 */
export function shortenTexts(manifest: Manifest, length: number): Manifest {
  const short = (text: string) => shortText(text, length);
  const { contract, site, resources } = manifest;
  const { logos, menus, social, contacts, addons } = resources;
  return {
    ...manifest,
    contract: { ...contract, theme: short(contract.theme), theme_version: short(contract.theme_version) },
    site: {
      name: short(site.name),
      description: short(site.description),
      url: short(site.url),
      language: short(site.language),
    },
    resources: {
      logos: {
        variants: {
          default: shortVariant(logos.variants.default, length),
          transparent: shortVariant(logos.variants.transparent, length),
          light: shortVariant(logos.variants.light, length),
          footer: shortVariant(logos.variants.footer, length),
        },
        ...shortImages(logos, length),
        text: short(logos.text),
      },
      menus: mapRecord(menus, (place) => ({
        ...place,
        label: short(place.label),
        ...(place.use !== undefined && { use: short(place.use) }),
        ...(place.name !== undefined && { name: short(place.name) }),
        ...(place.items && { items: place.items.map((item) => shortItem(item, length)) }),
      })),
      social: social.map(({ network, url, label }) => ({
        network: short(network),
        url: short(url),
        ...(label !== undefined && { label: short(label) }),
      })),
      contacts: mapRecord(contacts, ({ kind, value, display, url }) => ({
        kind,
        value: short(value),
        ...(display !== undefined && { display: short(display) }),
        ...(url !== undefined && url.length <= length && { url }),
      })),
      addons: mapRecord(addons, ({ forms, ...addon }) => ({
        ...addon,
        forms: forms.map(({ id, title }) => ({ id, title: short(title) })),
      })),
    },
  };
}

function shortVariant<T extends { image?: Image | undefined }>({ image, ...variant }: T, length: number) {
  return { ...variant, ...(image && image.url.length <= length && { image: shortImage(image, length) }) };
}

function shortImages({ main, builder, platform }: Resources['logos'], length: number) {
  const images = Object.entries({ main, builder, platform });
  return Object.fromEntries(
    images.flatMap(([name, image]) => (image && image.url.length <= length ? [[name, shortImage(image, length)]] : [])),
  );
}

function shortImage({ alt, srcset, dark, ...image }: Image, length: number): Image {
  return {
    ...image,
    ...(alt !== undefined && { alt: shortText(alt, length) }),
    ...(srcset !== undefined && srcset.length <= length && { srcset }),
    ...(dark !== undefined && dark.length <= length && { dark }),
  };
}

function shortItem({ label, url, children, target }: Item, length: number): Item {
  return {
    label: shortText(label, length),
    ...(url !== undefined && url.length <= length && { url }),
    ...(target && { target }),
    ...(children && { children: children.map((child) => shortItem(child, length)) }),
  };
}
