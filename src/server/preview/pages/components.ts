import type { Element } from 'hast';
import type { ComponentTag } from 'inlay/internal/component/tags.js';
import { element } from 'inlay/internal/html/element.js';
import type { Manifest } from 'inlay/internal/manifest/schema.js';
import type { Links } from '../links.js';
import { entries, entry } from './entry.js';
import { referenced, snippet } from './snippet.js';
import { specimenFrame } from './specimen.js';
import { code, prose, visible } from './text.js';

type RuntimeComponent = Manifest['runtime_components'][ComponentTag];
type Attribute = RuntimeComponent['attributes'][string];

/** Allowed values named at an attribute: a site may have thousands of fields. */
const VALUES = 60;

/** What is written as the value of an attribute, by its type. */
const TYPES: Readonly<Record<Attribute['type'], string>> = {
  string: 'A name',
  boolean: '“true” or “false”',
  integer: 'A whole number',
  tokens: 'Class names with blanks between them',
};

/** The five components: what they stand for, their attributes, and what each takes on this site. */
export function componentsSection(manifest: Manifest, links: Links): Element {
  const { runtime_components } = manifest;
  const items = Object.entries(runtime_components).map(([tag, component]) =>
    componentEntry(tag, component, manifest, links),
  );
  return entries('components', 'Components', 'There is no component.', items);
}

function componentEntry(tag: string, component: RuntimeComponent, manifest: Manifest, links: Links): Element {
  const { summary, usable, attributes, example, replaces = '', when_empty: whenEmpty = '' } = component;
  const facts = [
    ['Write it instead of', replaces],
    ['When the site has nothing for it', whenEmpty],
  ] as const;
  return entry({
    id: `component-${tag}`,
    title: [code(`<${tag}>`)],
    ...(usable ? {} : { unusable: 'It shows nothing on this site.' }),
    content: [
      element('p', {}, prose(summary)),
      ...(example === undefined
        ? []
        : [
            snippet(referenced(example), `an example of ${tag}`),
            ...specimenFrame(['component', tag], manifest, links),
          ]),
      element(
        'dl',
        { className: ['facts'] },
        facts.flatMap(([name, words]) => [element('dt', {}, [name]), element('dd', {}, prose(words))]),
      ),
      attributesTable(tag, attributes),
    ],
  });
}

function attributesTable(tag: string, attributes: Readonly<Record<string, Attribute>>): Element {
  return element('table', { className: ['attributes'] }, [
    element('caption', { className: ['unseen'] }, [`Attributes of ${tag}`]),
    element('thead', {}, [
      element('tr', {}, [
        element('th', { scope: 'col' }, ['Attribute']),
        element('th', { scope: 'col' }, ['Meaning and allowed values']),
      ]),
    ]),
    element(
      'tbody',
      {},
      Object.entries(attributes).map(([name, attribute]) => attributeRow(name, attribute)),
    ),
  ]);
}

function attributeRow(name: string, attribute: Attribute): Element {
  const { type, description = '', required, default: preset, allowed } = attribute;
  return element('tr', {}, [
    element('th', { scope: 'row' }, [
      code(name),
      ...(required ? [element('span', { className: ['tag'] }, ['required'])] : []),
    ]),
    element('td', {}, [
      element('p', {}, prose(description)),
      element('p', { className: ['quiet'] }, [
        TYPES[type],
        ...(preset === undefined ? [] : ['. Without it: ', visible(preset)]),
      ]),
      ...(allowed === undefined ? [] : [valuesOf(allowed)]),
    ]),
  ]);
}

function valuesOf(allowed: readonly string[]): Element {
  if (allowed.length === 0) return element('p', { className: ['quiet'] }, ['Nothing: the site has none']);
  const shown = allowed.slice(0, VALUES).map((value) => element('li', {}, [code(value)]));
  const more = allowed.length - shown.length;
  return element('ul', { className: ['values'], role: 'list', ariaLabel: 'Allowed values' }, [
    ...shown,
    ...(more > 0 ? [element('li', {}, [`and ${more} more`])] : []),
  ]);
}
