import type { PartClasses } from '../component/markup/given.js';
import { markupOf } from '../component/markup/markup-of.js';
import { menuForm, type SiteMenuForm } from '../component/markup/menu-form.js';
import { tokens } from '../html/element.js';
import { SUBMENUS } from '../site/markup.js';
import type { Site } from '../site/schema.js';

/** The ways in which a menu may be written: which one it is depends on what stands around it, too. */
export function menuForms(attributes: Readonly<Record<string, string>> | undefined, site: Site): SiteMenuForm[] {
  const markup = markupOf(site)['x-menu'];
  // Where nobody knows what its author wrote, it may be any.
  if (!attributes) return SUBMENUS.flatMap((submenus) => [...markup.forms[submenus]]);
  const asked = attributes['class'];
  const written = asked === undefined ? undefined : tokens(asked);
  return SUBMENUS.flatMap((submenus) =>
    [true, false].map((isNesting) => menuForm(markup, { submenus, written, isNesting }).form),
  );
}

/** The class names that all of the forms give to a part in a state; nothing where one of them gives none in its own way. */
export function sharedNames(
  forms: readonly SiteMenuForm[],
  names: (form: SiteMenuForm) => readonly string[],
): readonly string[] {
  const [first = [], ...others] = forms.map(names);
  return first.filter((name) => others.every((each) => each.includes(name)));
}

/** The class names of an entry of a submenu, or of another. */
export function levelNames(
  part: PartClasses,
  isNested: boolean,
  written: readonly string[] | undefined,
): readonly string[] {
  return isNested && part.nested ? part.nested : (written ?? part.class);
}
