import type { PartClasses } from '../component/markup/given.js';
import { markupOf, PARTS, type SiteMarkup } from '../component/markup/markup-of.js';
import { menuForm, type SiteMenuForm } from '../component/markup/menu-form.js';
import type { ComponentTag } from '../component/tags.js';
import type { Site } from '../site/schema.js';
import type { Manifest } from './schema.js';

type Published = NonNullable<Manifest['runtime_components'][ComponentTag]['markup']>;

/** Members of a component's markup that are no part of it. */
const SETTINGS = ['submenus', 'icons'] as const;

/** A component's parts with the classes that they have on a site, each named. */
export function publishedMarkup(tag: ComponentTag, site: Site): Published {
  const markup: SiteMarkup[ComponentTag] = markupOf(site)[tag];
  const settings = SETTINGS.flatMap((name) => (name in markup ? [[name, String(Reflect.get(markup, name))]] : []));
  const written = 'forms' in markup ? usualForm(markup) : markup;
  const parts = PARTS[tag].map((part) => [part, publishedPart(Reflect.get(written, part) as PartClasses)]); // a key for each
  return Object.fromEntries([...settings, ...parts]);
}

/** A menu whose author says nothing of its list. */
function usualForm(markup: SiteMarkup['x-menu']): SiteMenuForm {
  return menuForm(markup, { submenus: markup.submenus, isNesting: true }).form;
}

/** Its classes alone where it has no more: `""` for none, as an empty object would leave PHP as an empty list. */
function publishedPart({
  class: classes,
  nested,
  data,
  ...states
}: PartClasses): string | Record<string, string | Record<string, string>> {
  const told = Object.entries(states).filter(([, names]) => names.length > 0);
  const others = {
    ...Object.fromEntries(told.map(([state, names]) => [state, names.join(' ')])),
    ...(nested && { nested: nested.join(' ') }),
    ...(Object.keys(data).length > 0 && { data: { ...data } }),
  };
  const own = classes.join(' ');
  return Object.keys(others).length === 0 ? own : { ...(own !== '' && { class: own }), ...others };
}
