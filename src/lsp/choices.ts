import { logoStepName } from '../component/choose-logo.js';
import type { ComponentTag } from '../component/tags.js';
import type { Manifest } from '../manifest/schema.js';
import { shortText } from '../short-text.js';
import { code, plain } from './markdown.js';

/** A value that an attribute can have on this site. */
export interface Choice {
  value: string;
  /** What it stands for, on one line. */
  detail: string;
  /** More of it, as Markdown. */
  documentation?: string;
}

type Resources = Manifest['resources'];
type Describe = (value: string, resources: Resources) => Omit<Choice, 'value'> | undefined;

/** Items of a menu that are listed. */
const LISTED_ITEMS = 30;
const LONGEST_TEXT = 200;

/** How the values of attributes that name a resource are described, by `tag attribute`. */
const DESCRIBE: Readonly<Record<string, Describe>> = {
  'x-menu location': (value, { menus }) => {
    const place = own(menus, value);
    if (!place) return undefined;
    const { label, use, name, items = [] } = place;
    return { detail: joined([label, use, name && `menu “${name}”`]), documentation: itemList(items) };
  },
  'x-contact field': (value, { contacts }) => {
    const contact = own(contacts, value);
    if (!contact) return undefined;
    const { kind, display, url } = contact;
    const documentation = [contact.value, ...(display ? [display] : [])].map(plain).join('  \n');
    return {
      detail: joined([kind, display?.trim() ? display : contact.value]),
      documentation: url ? `${documentation}  \n${code(url)}` : documentation,
    };
  },
  'x-addon provider': (value, { addons }) => {
    const provider = own(addons, value);
    if (!provider) return undefined;
    const { status, forms, default: preset } = provider;
    const lines = forms.map(({ id, title }) => `- ${code(id)} ${plain(title)}${id === preset ? ' (default)' : ''}`);
    return {
      detail: joined([status, forms.length === 1 ? '1 form' : `${forms.length} forms`]),
      documentation: lines.join('\n'),
    };
  },
  'x-logo variant': (value, { logos }) => {
    const variant = Object.entries(logos.variants).find(([name]) => name === value)?.[1];
    if (!variant) return undefined;
    const { step, image } = variant;
    const detail = `shows ${logoStepName(step) ?? 'nothing'}`;
    return image ? { detail, documentation: joined([plain(image.alt ?? ''), code(image.url)]) } : { detail };
  },
};

/**
 * The values that an attribute can have, none where any or no value will do.
 *
 * @param given the values that the tag's attributes have already
 */
export function choicesOf(
  manifest: Manifest,
  tag: ComponentTag,
  attribute: string,
  given: ReadonlyMap<string, string>,
): Choice[] {
  if (tag === 'x-addon' && attribute === 'id') return formsOf(manifest, given.get('provider'));
  const { allowed = [], default: preset } = own(manifest.runtime_components[tag].attributes, attribute) ?? {};
  const describe = DESCRIBE[`${tag} ${attribute}`];
  return allowed.map((value) => ({
    value,
    ...(describe?.(value, manifest.resources) ?? { detail: value === preset ? 'default' : '' }),
  }));
}

/** What a value of an attribute stands for; nothing for one that this site does not have. */
export function choiceOf(
  manifest: Manifest,
  tag: ComponentTag,
  attribute: string,
  value: string,
  given: ReadonlyMap<string, string>,
): Choice | undefined {
  return choicesOf(manifest, tag, attribute, given).find((choice) => choice.value === value.trim());
}

/** The forms of a provider, or of every active one while none is chosen. */
function formsOf(manifest: Manifest, chosen: string | undefined): Choice[] {
  const active = manifest.runtime_components['x-addon'].attributes['provider']?.allowed ?? [];
  const wanted = chosen?.trim();
  return active
    .filter((provider) => !wanted || provider === wanted)
    .flatMap((provider) => {
      const { forms = [], default: preset } = own(manifest.resources.addons, provider) ?? {};
      return forms.map(({ id, title }) => ({
        value: id,
        detail: joined([title, wanted ? undefined : provider, id === preset ? 'default' : undefined]),
      }));
    });
}

type Items = NonNullable<Resources['menus'][string]['items']>;

function itemList(items: Items): string {
  const lines: string[] = [];
  const list = (level: Items, indent: string): void => {
    for (const { label, url, children } of level) {
      lines.push(`${indent}- ${plain(label)}${url ? ` ${code(url)}` : ''}`);
      if (children && lines.length <= LISTED_ITEMS) list(children, `${indent}  `);
      if (lines.length > LISTED_ITEMS) return;
    }
  };
  list(items, '');
  return lines.length <= LISTED_ITEMS ? lines.join('\n') : [...lines.slice(0, LISTED_ITEMS), '- …'].join('\n');
}

function joined(parts: readonly (string | undefined)[]): string {
  return shortText(
    parts
      .filter((part) => part)
      .join(' · ')
      .replace(/\s+/g, ' '),
    LONGEST_TEXT,
  );
}

/** The member of a record whose keys come from outside. */
function own<T>(record: Readonly<Record<string, T>>, key: string): T | undefined {
  return Object.hasOwn(record, key) ? record[key] : undefined;
}
