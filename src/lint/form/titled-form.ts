import type { Manifest } from '../../manifest/schema.js';
import { memo } from '../../text/memo.js';
import type { IndexedDocument } from '../document/document.js';
import { attribute } from '../document/element.js';
import { descendants, labelTextOf } from '../document/text.js';
import { fold } from '../words/fold.js';
import { isForNobody, type Purpose, purposeOf } from './classify.js';
import type { ControlGroup } from './controls.js';
import { headingsOfForm } from './form-heading.js';
import { purposeOfTitle } from './form-title.js';
import { activeProviders } from './providers.js';
import { tellingWords } from './telling-words.js';
import { MAIL, NEWS, PERSON, PHONE } from './words.js';

/** A form of a provider in use by its title. */
export interface TitledForm {
  provider: string;
  id: string;
  /** What it is for, where it is for messages or news. */
  kind: Purpose['kind'] | undefined;
}

/** The forms in use by their titles, folded: titles that any form may have are not there. */
export const formsByTitle = memo((manifest: Manifest): ReadonlyMap<string, TitledForm> => {
  const byTitle = new Map<string, TitledForm>();
  const known = activeProviders(manifest);
  for (const [provider, { status, forms }] of Object.entries(manifest.resources.addons)) {
    if (status === 'inactive') continue;
    for (const { id, title } of forms) {
      const name = fold(title);
      const isTelling = tellingWords(title).length > 0 || purposeOfTitle({ title, id: '' }) !== undefined;
      const kind = known.find((each) => each.name === provider && each.forms.some((form) => form.id === id))?.kind;
      if (isTelling && name !== '' && !byTitle.has(name)) byTitle.set(name, { provider, id, kind });
    }
  }
  return byTitle;
});

/**
 * The form of the site whose very title a form by hand has as its heading or says on its button, whatever its fields are;
 * nothing for a search, a log-in and a form that asks for nobody.
 */
export function formTitledAs(
  manifest: Manifest,
  document: IndexedDocument,
  group: ControlGroup,
): TitledForm | undefined {
  const forms = formsByTitle(manifest);
  if (forms.size === 0 || !asksWho(group)) return undefined;
  const { inside, before } = headingsOfForm(document, group.element);
  const said = [...inside, ...buttonsOf(document, group)];
  const own = said.map((text) => forms.get(text)).find((form) => form !== undefined);
  const above = own || !before ? undefined : forms.get(before.text);
  if (!above || !before) return own;
  // "Contact us" over a column stands above the field for news in it, too.
  const isNews = NEWS.test(group.buttons) || (!before.isAround && purposeOf(group)?.kind === 'newsletter');
  return isNews && above.kind !== 'newsletter' ? undefined : above;
}

/** Buttons of a form that are read. */
const MOST_BUTTONS = 6;

/** What each button of a form says, folded: a link beside them leads elsewhere. */
function buttonsOf(document: IndexedDocument, { element }: ControlGroup): string[] {
  return descendants(document, element)
    .filter(({ tag, attributes }) => tag === 'button' || (tag === 'input' && attributes.some(isSubmit)))
    .slice(0, MOST_BUTTONS)
    .map((button) =>
      fold(button.tag === 'button' ? labelTextOf(document, button) : (attribute(button, 'value') ?? '')),
    );
}

function isSubmit({ name, value }: { name: string; value: string }): boolean {
  return name === 'type' && /^(?:submit|button)$/i.test(value.trim());
}

/** Whether a form asks who writes, or how to reach them. */
function asksWho(group: ControlGroup): boolean {
  if (!group.sends || isForNobody(group)) return false;
  return group.controls.some(
    ({ type, hints }) =>
      type === 'email' ||
      type === 'tel' ||
      type === 'textarea' ||
      [MAIL, PHONE, PERSON].some((word) => word.test(hints)),
  );
}
