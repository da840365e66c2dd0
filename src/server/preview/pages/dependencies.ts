import type { Element } from 'hast';
import type { DependencyName } from 'inlay/internal/component/dependency.js';
import { partOf } from 'inlay/internal/component/table.js';
import { element } from 'inlay/internal/html/element.js';
import type { Manifest } from 'inlay/internal/manifest/schema.js';
import type { Links } from '../links.js';
import type { CanvasSummary } from '../model.js';
import { fragment, resourceId } from './anchors.js';
import { badge } from './badge.js';
import { visible } from './text.js';

/** What of the site a canvas depends on, each with a link into the catalogue. */
export function dependenciesSection({ dependencies }: CanvasSummary, manifest: Manifest, links: Links): Element {
  const items = dependencies.map((dependency) => {
    if (!exists(dependency, manifest)) {
      return element('li', {}, [element('span', {}, wordsOf(dependency)), ' ', badge('warning', 'Not on this site')]);
    }
    const { kind, name = '' } = dependency;
    // A variant that no site has begins at the main logo.
    const isEntry = kind !== 'logo' || Object.hasOwn(manifest.resources.logos.variants, name);
    const href = `${links.manifest}${isEntry ? fragment(resourceId(dependency)) : '#logos'}`;
    return element('li', {}, [element('a', { href }, wordsOf(dependency))]);
  });
  return element('section', { className: ['panel'], ariaLabelledBy: ['depends-on'] }, [
    element('h2', { id: 'depends-on' }, ['Depends on']),
    items.length === 0
      ? element('p', { className: ['empty'] }, ['Nothing of the site: changes there do not change this canvas.'])
      : element('ul', { className: ['dependencies'], role: 'list' }, items),
  ]);
}

function exists({ kind, name = '' }: DependencyName, { resources }: Manifest): boolean {
  if (kind === 'location') return Object.hasOwn(resources.menus, name);
  if (kind === 'field') return Object.hasOwn(resources.contacts, name);
  if (kind === 'provider') return Object.hasOwn(resources.addons, name);
  return true;
}

function wordsOf({ kind, name }: DependencyName): (Element | string)[] {
  const label = partOf(kind)?.label ?? kind;
  return name === undefined ? [label] : [`${label} `, element('code', {}, [visible(name)])];
}
