import type { Manifest } from '../../../manifest/schema.js';
import { expectedOneOf, nearestWork } from '../../../message/nearest.js';
import { pointer } from '../../../message/pointer.js';
import { memo } from '../../../text/memo.js';
import type { IndexedDocument } from '../../document/document.js';
import { given, isDecidedByCode, type Use, usesOf } from '../../document/uses.js';
import { setAttribute, written } from '../../edit/attribute-edits.js';
import { takeAway, withFix } from '../../edit/take-away.js';
import type { Page, Problem, Rule } from '../../rule.js';
import { meantForm, meantProvider } from '../../words/aliases.js';
import { allowedSet, allowedValues, example } from '../../words/vocabulary.js';
import { availableAddonDocs } from './docs.js';

type Addon = Manifest['resources']['addons'][string];

/** Add-ons of a provider that is unknown or inactive, and forms that it does not have. */
export const availableAddon: Rule = {
  id: 'available-addon',
  severity: 'error',
  docs: availableAddonDocs,
  check(page) {
    return usesOf(page.document).flatMap((use) => {
      const provider = use.tag === 'x-addon' ? given(use, 'provider')?.trim() : undefined;
      return provider === undefined || isDecidedByCode(use, 'provider') ? [] : checkAddon(page, use, provider);
    });
  },
};

function checkAddon({ document, manifest }: Page, use: Use, provider: string): Problem[] {
  const { addons } = manifest.resources;
  const active = allowedValues(manifest, 'x-addon', 'provider');
  const addon = Object.hasOwn(addons, provider) ? addons[provider] : undefined;
  if (addon && allowedSet(manifest, 'x-addon', 'provider').has(provider))
    return checkForm(document, use, provider, addon);
  document.budget.spend(nearestWork(provider, active.length));
  const meant = addon ? undefined : meantProvider(provider, active);
  const hint = meant === undefined ? '' : `, here ${example('x-addon', 'provider', meant)}`;
  const said =
    active.length === 0
      ? 'no `x-addon`, as no provider is active on this site'
      : expectedOneOf(undefined, active) + hint;
  const why = addon
    ? `it is ${addon.status === 'inactive' ? 'inactive' : 'without a form'}`
    : 'there is no such provider';
  const message = `Unexpected provider \`${provider}\`, expected ${said}: ${why}, so nothing is shown`;
  const resource = addon ? pointer('resources', 'addons', provider) : pointer('resources', 'addons');
  const span = { start: use.start, end: use.openEnd, message, resource };
  if (meant === undefined) return [withFix(span, takeAway(use))];
  const description = `Write \`${written('provider', meant)}\``;
  return [{ ...span, fix: { description, edits: [setAttribute(use, 'provider', meant)] } }];
}

/** The ids of forms, once for each provider: it may have 100,000. */
const idsOf = memo((forms: Addon['forms']): { list: readonly string[]; set: ReadonlySet<string> } => {
  const list = forms.map(({ id }) => id);
  return { list, set: new Set(list) };
});

function checkForm(
  { budget }: IndexedDocument,
  use: Use,
  provider: string,
  { forms, default: preset }: Addon,
): Problem[] {
  // An empty `id` is read as none: the default form, or the only one.
  const id = given(use, 'id')?.trim() || undefined;
  if (id === undefined ? use.hasCode : isDecidedByCode(use, 'id')) return [];
  const { list: ids, set } = idsOf(forms);
  const unclear = id === undefined && preset === undefined && ids.length > 1;
  if (id === undefined ? !unclear : set.has(id)) return [];
  budget.spend(2 * nearestWork(id ?? '', ids.length));
  const resource = pointer('resources', 'addons', provider);
  const span = { start: use.start, end: use.openEnd, resource };
  if (id === undefined) {
    const message = `Unexpected \`x-addon\` without \`id\`, expected ${expectedOneOf(undefined, ids)}: \`${provider}\` has several forms and no default, so nothing is shown`;
    return [{ ...span, message }];
  }
  const without = preset === undefined && ids.length > 1 ? '' : `, or no \`id\` for the form \`${preset ?? ids[0]}\``;
  const message = `Unexpected form \`${id}\`, expected ${expectedOneOf(id, ids)}${without}: \`${provider}\` has no such form, so nothing is shown`;
  const meant = meantForm(id, ids, forms);
  if (meant === undefined) return [{ ...span, message }];
  const fix = { description: `Write \`${written('id', meant)}\``, edits: [setAttribute(use, 'id', meant)] };
  return [{ ...span, message, fix }];
}
