import { defined, mapRecord, own } from '../component/record.js';
import { componentOf } from '../component/table.js';
import { byTag, type ComponentTag } from '../component/tags.js';
import { shortText } from '../text/short-text.js';
import { keepItems, rankItems } from './fit-items.js';
import { shortenTexts } from './fit-texts.js';
import type { Manifest } from './schema.js';

/** One way to make a manifest smaller: the lower the amount from `most` down to `least`, the more it takes. */
export interface Cut {
  least: number;
  most: number;
  keep(amount: number): Manifest;
}

/** Characters of a text that still say what it is about. */
const READABLE_TEXT = 200;

/** Characters of a text that still tell it from others. */
const SHORTEST_TEXT = 60;

/** Characters of a text where nothing else is left to cut. */
const FEWEST_CHARACTERS = 16;

/** Characters of a name above which it goes before others: no theme has such names. */
const LONG_NAME = 100;

/** Attributes of a component that are kept of a contract that is not Inlay's own. */
const MOST_ATTRIBUTES = 16;

type Resources = Manifest['resources'];
type RuntimeComponent = Manifest['runtime_components'][ComponentTag];

/** What is cut, in this order. */
export const CUTS: readonly ((manifest: Manifest) => Cut)[] = [
  items,
  once(withoutGuide),
  once(withoutDesign),
  (manifest) => texts(manifest, READABLE_TEXT),
  (manifest) => texts(manifest, SHORTEST_TEXT),
  once(withoutImages),
  once(withoutDetails),
  titledLists,
  entries,
  names,
  (manifest) => texts(manifest, FEWEST_CHARACTERS),
  once(plainContract),
];

/** The cuts whose amount is a number of entries, each of which comes to a token at least. */
const COUNTED: readonly ((manifest: Manifest) => Cut)[] = [items, titledLists, entries, names];

/**
 * A manifest without what can't have room in so many tokens, whatever else is cut: so the search for what has room makes no
 * more than that of it again and again. It leaves the same as the cuts would, as they take the same entries first.
 */
export function withinReach(manifest: Manifest, tokens: number): Manifest {
  let reach = manifest;
  for (const counted of COUNTED) {
    const cut = counted(reach);
    const amount = Math.max(tokens + 1, cut.least);
    if (cut.most > amount) reach = cut.keep(amount);
  }
  return reach;
}

function items(manifest: Manifest): Cut {
  const { menus } = manifest.resources;
  const ranks = rankItems(menus);
  const keep = (count: number) => withResources(manifest, { menus: keepItems(menus, ranks, count) });
  return { least: 0, most: ranks.size, keep };
}

function texts(manifest: Manifest, least: number): Cut {
  const most = Math.max(least, longestText(manifest));
  return { least, most, keep: (length) => shortenTexts(manifest, length) };
}

function longestText({ contract, site, resources }: Manifest): number {
  let longest = 0;
  JSON.stringify({ contract, site, resources }, (_key, value: unknown) => {
    if (typeof value === 'string') longest = Math.max(longest, value.length);
    return value;
  });
  return longest;
}

/** A cut that is made as a whole or not at all. */
function once(make: (manifest: Manifest) => Manifest): (manifest: Manifest) => Cut {
  return (manifest) => ({ least: 0, most: 1, keep: (amount) => (amount === 0 ? make(manifest) : manifest) });
}

/** Leaves out what only explains the manifest. */
function withoutGuide({ guide: _guide, ...manifest }: Manifest): Manifest {
  return withComponents(manifest, ({ output: _output, markup: _markup, ...component }) => component);
}

/** Leaves out what only decides how an expansion looks. */
function withoutDesign(manifest: Manifest): Manifest {
  const { runtime_components: components } = manifest;
  const plain = (tag: ComponentTag) => ({
    ...components[tag],
    attributes: Object.fromEntries(
      Object.entries(components[tag].attributes).filter(
        ([name]) => own(componentOf(tag).attributes, name)?.ofDesign !== true,
      ),
    ),
  });
  return { ...manifest, runtime_components: byTag(plain) };
}

/** Leaves out which images there are; which variants show something stays. */
function withoutImages(manifest: Manifest): Manifest {
  const { variants, text } = manifest.resources.logos;
  const logos = {
    variants: {
      default: withoutImage(variants.default),
      transparent: withoutImage(variants.transparent),
      light: withoutImage(variants.light),
      footer: withoutImage(variants.footer),
    },
    text,
  };
  return withResources(manifest, { logos });
}

function withoutImage<T extends { image?: unknown }>({ image: _image, ...variant }: T): Omit<T, 'image'> {
  return variant;
}

/** Leaves out what only describes a resource: what a place is for, how a contact is shown. */
function withoutDetails(manifest: Manifest): Manifest {
  const { menus, contacts, social } = manifest.resources;
  return withResources(manifest, {
    menus: mapRecord(menus, ({ use: _use, menu: _menu, name: _name, ...place }) => place),
    contacts: mapRecord(contacts, ({ kind, value }) => ({ kind, value })),
    social: social.map(({ network, url }) => ({ network, url })),
  });
}

/** Shortens the lists of profiles, attachments and forms. */
function titledLists(manifest: Manifest): Cut {
  const { social, attachments, addons } = manifest.resources;
  const most = Math.max(social.length, attachments.length, ...Object.values(addons).map(({ forms }) => forms.length));
  const keep = (count: number) =>
    withResources(manifest, {
      social: social.slice(0, count),
      attachments: attachments.slice(0, count),
      addons: mapRecord(addons, ({ forms, ...addon }) => ({ ...addon, forms: forms.slice(0, count) })),
    });
  return { least: 0, most, keep };
}

/** Shortens the tables of locations, contacts and providers: those that can't be used go first. */
function entries(manifest: Manifest): Cut {
  const { menus, contacts, addons } = manifest.resources;
  const sizes = [menus, contacts, addons].map((record) => Object.keys(record).length);
  const keep = (count: number) =>
    withResources(manifest, {
      menus: keepEntries(menus, count, ({ assigned }) => assigned),
      contacts: keepEntries(contacts, count, () => true),
      addons: keepEntries(addons, count, ({ status }) => status !== 'inactive'),
    });
  return { least: 0, most: Math.max(...sizes), keep };
}

function keepEntries<T>(record: Readonly<Record<string, T>>, count: number, inUse: (value: T) => boolean) {
  const ranked = Object.entries(record)
    .map(([key, value]) => ({ key, last: Number(!inUse(value)) + 2 * Number(key.length > LONG_NAME) }))
    .sort((a, b) => a.last - b.last);
  const kept = new Set(ranked.slice(0, count).map(({ key }) => key));
  const result: Record<string, T> = Object.create(null);
  for (const [key, value] of Object.entries(record)) if (kept.has(key)) result[key] = value;
  return result;
}

/** Shortens the lists of allowed values. */
function names(manifest: Manifest): Cut {
  let most = 0;
  for (const { attributes } of Object.values(manifest.runtime_components)) {
    for (const { allowed = [] } of Object.values(attributes)) most = Math.max(most, allowed.length);
  }
  const keep = (count: number) =>
    withComponents(manifest, (component) => ({
      ...component,
      attributes: mapRecord(component.attributes, (attribute) =>
        attribute.allowed ? { ...attribute, allowed: keepNames(attribute.allowed, count) } : attribute,
      ),
    }));
  // Fewer than a boolean or the logo's variants have would take words of the contract away.
  return { least: Math.min(most, FEWEST_NAMES), most, keep };
}

/** The contract's own words: the variants of a logo are four. */
const FEWEST_NAMES = 4;

function keepNames(allowed: readonly string[], count: number): string[] {
  const kept = new Set(allowed.filter(({ length }) => length <= LONG_NAME).slice(0, count));
  return allowed.filter((name) => kept.has(name));
}

/** Bounds a contract that somebody else wrote; that of Inlay is below all of it. */
function plainContract(manifest: Manifest): Manifest {
  const short = (text: string) => shortText(text, READABLE_TEXT);
  return withComponents(manifest, ({ example, ...component }) => ({
    ...component,
    summary: short(component.summary),
    ...defined({
      replaces: component.replaces && short(component.replaces),
      when_empty: component.when_empty && short(component.when_empty),
    }),
    ...(example !== undefined && example.length <= READABLE_TEXT && { example }),
    attributes: Object.fromEntries(
      Object.entries(component.attributes)
        .filter(([name]) => name.length <= LONG_NAME)
        .slice(0, MOST_ATTRIBUTES)
        .map(([name, attribute]) => [
          name,
          {
            ...attribute,
            ...defined({ description: attribute.description && short(attribute.description) }),
            ...(attribute.default !== undefined && { default: short(attribute.default) }),
          },
        ]),
    ),
  }));
}

function withResources(manifest: Manifest, changed: Partial<Resources>): Manifest {
  return { ...manifest, resources: { ...manifest.resources, ...changed } };
}

function withComponents(manifest: Manifest, change: (component: RuntimeComponent) => RuntimeComponent): Manifest {
  const { runtime_components: components } = manifest;
  return { ...manifest, runtime_components: byTag((tag) => change(components[tag])) };
}
