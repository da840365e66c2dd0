import { COMPONENTS, componentOf } from '../../../component/table.js';
import { COMPONENT_TAGS } from '../../../component/tags.js';
import { expectedOneOf, nearest } from '../../../message/nearest.js';
import { pointer } from '../../../message/pointer.js';
import { isOfTemplate } from '../../document/template-code.js';
import { given, isDecidedByCode, type Use, usesOf } from '../../document/uses.js';
import { removeAttributes, renameAttribute, setAttribute, written } from '../../edit/attribute-edits.js';
import type { Page, Problem, Proposal, Rule } from '../../rule.js';
import { meantVariant } from '../../words/aliases.js';
import { allowedSet, allowedValues } from '../../words/vocabulary.js';
import { validAttributesDocs } from './docs.js';

/** The attributes of each component, listed once. */
const CONTRACTS = new Map(COMPONENT_TAGS.map((tag) => [tag, Object.entries(componentOf(tag).contract)]));

function contractOf({ tag }: Use) {
  return CONTRACTS.get(tag) ?? [];
}

/** Attributes that a component does not have, values that it does not read, and required ones that are not there. */
export const validAttributes: Rule = {
  id: 'valid-attributes',
  severity: 'error',
  docs: validAttributesDocs,
  check(page) {
    return usesOf(page.document).flatMap((use) => [
      ...missing(page, use),
      ...unknown(page, use),
      ...invalid(page, use),
    ]);
  },
};

function isKnown({ tag }: Use, name: string): boolean {
  return Object.hasOwn(COMPONENTS[tag].attributes, name);
}

function unknownNames(use: Use): string[] {
  return use.attributes.map(({ name }) => name).filter((name) => !isKnown(use, name) && !isOfTemplate(name));
}

function missing({ manifest }: Page, use: Use): Problem[] {
  const { tag, start, openEnd } = use;
  return contractOf(use).flatMap(([name, { required }]): Problem[] => {
    if (!required || use.hasCode || given(use, name) !== undefined) return [];
    const allowed = allowedValues(manifest, tag, name);
    const [only, second] = allowed;
    const said =
      second === undefined && only !== undefined ? `\`${written(name, only)}\`` : `one of ${list(name, allowed)}`;
    const message = `Unexpected \`${tag}\` without \`${name}\`, expected ${allowed.length > 0 ? said : `\`${name}\``}: without it nothing is shown`;
    const fix = missingFix(use, name, allowed, allowedSet(manifest, tag, name));
    return [{ start, end: openEnd, message, resource: parentOf(tag), ...(fix && { fix }) }];
  });
}

/** Another attribute says what is meant, or there is but one thing that can be meant. */
function missingFix(
  use: Use,
  name: string,
  allowed: readonly string[],
  set: ReadonlySet<string>,
): Proposal | undefined {
  const meant = movedAttribute(use, name, set);
  if (meant) {
    const edits = renameAttribute(use, meant.name, name, meant.value);
    return { description: `Write \`${meant.name}\` as \`${written(name, meant.value)}\``, edits };
  }
  const [only, second] = allowed;
  if (only === undefined || second !== undefined) return undefined;
  return { description: `Add \`${written(name, only)}\`, the only one here`, edits: [setAttribute(use, name, only)] };
}

/** An attribute that the component does not have, with a value of one that it needs. */
function movedAttribute(
  use: Use,
  name: string,
  allowed: ReadonlySet<string>,
): { name: string; value: string } | undefined {
  return use.attributes.find((each) => !isKnown(use, each.name) && allowed.has(each.value) && name !== each.name);
}

function unknown({ source, manifest }: Page, use: Use): Problem[] {
  const { tag, start, openEnd } = use;
  const names = unknownNames(use);
  if (names.length === 0) return [];
  const known = Object.keys(COMPONENTS[tag].contract);
  const said = names.length === 1 ? `attribute \`${names[0]}\`` : `attributes \`${names.join('`, `')}\``;
  const message = `Unexpected ${said} of \`${tag}\`, expected ${expectedOneOf(names[0], known)}: the component leaves out what it does not know`;
  const moved = contractOf(use).flatMap(([name, { required }]) => {
    if (!required || given(use, name) !== undefined) return [];
    return movedAttribute(use, name, allowedSet(manifest, tag, name))?.name ?? [];
  });
  const [only, another] = names;
  const meant = another === undefined && only !== undefined && moved.length === 0 ? meantName(use, only) : undefined;
  if (only !== undefined && meant !== undefined) {
    const edits = renameAttribute(use, only, meant, given(use, only) ?? '');
    return [{ start, end: openEnd, message, fix: { description: `Write \`${only}\` as \`${meant}\``, edits } }];
  }
  const edits = removeAttributes(
    source,
    use,
    names.filter((name) => !moved.includes(name)),
  );
  const description = 'Remove what the component does not know';
  return [{ start, end: openEnd, message, ...(edits.length > 0 && { fix: { description, edits } }) }];
}

/** The attribute that a name with a slip stands for: one that is not there yet, and that reads the value. */
function meantName(use: Use, name: string): string | undefined {
  const { contract } = COMPONENTS[use.tag];
  const meant = nearest(name, Object.keys(contract));
  const value = given(use, name);
  if (meant === undefined || value === undefined || given(use, meant) !== undefined) return undefined;
  return contract[meant]?.read(value).problem === undefined ? meant : undefined;
}

function invalid(page: Page, use: Use): Problem[] {
  const { tag, start, openEnd } = use;
  return contractOf(use).flatMap(([name, attribute]): Problem[] => {
    const raw = given(use, name);
    // Whether a site has what a value names is for other rules to say.
    if (raw === undefined || attribute.required || isDecidedByCode(use, name)) return [];
    const { problem } = attribute.read(raw);
    if (problem === undefined) return [];
    const { type, names, whenInvalid = 'the default stands in for it' } = attribute;
    const resource = names ? { resource: pointer('resources', ...names) } : {};
    const fix = invalidFix(page, use, name, raw);
    const message =
      type === 'integer'
        ? `Unexpected \`${name}\` \`${raw}\`, expected a whole number: \`1\` is the top level alone, \`0\` or no \`${name}\` is all levels`
        : `Unexpected \`${name}\` \`${raw}\` of \`${tag}\`, expected ${expectedOneOf(raw, allowedValues(page.manifest, tag, name))}: ${whenInvalid}`;
    return [{ start, end: openEnd, message, ...resource, fix }];
  });
}

function invalidFix({ source, manifest }: Page, use: Use, name: string, raw: string): Proposal {
  const allowed = allowedValues(manifest, use.tag, name);
  const value = allowed.length > 0 ? meantVariant(raw, allowed) : /^\s*(\d+)/.exec(raw)?.[1];
  if (value !== undefined)
    return { description: `Write \`${written(name, value)}\``, edits: [setAttribute(use, name, value)] };
  return { description: `Remove \`${name}\`: the default applies`, edits: removeAttributes(source, use, [name]) };
}

/** Values that a message names: a site may have thousands. */
const LISTED = 20;

function list(name: string, allowed: readonly string[]): string {
  const listed = allowed.slice(0, LISTED).map((value) => `\`${written(name, value)}\``);
  const more = allowed.length > LISTED ? ` and ${allowed.length - LISTED} more` : '';
  return listed.join(', ') + more;
}

/** Where the manifest lists what the component can show. */
function parentOf(tag: Use['tag']): string {
  return pointer('resources', COMPONENTS[tag].resources.name);
}
