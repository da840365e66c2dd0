import type { Budget } from '../../../budget.js';
import { COMPONENTS } from '../../../component/table.js';
import { COMPONENT_TAGS, type ComponentTag } from '../../../component/tags.js';
import type { Manifest } from '../../../manifest/schema.js';
import { nearest, nearestWork } from '../../../message/nearest.js';
import { withoutCode } from '../../document/template-code.js';
import { written } from '../../edit/attribute-edits.js';
import { meantField, meantLocation, meantProvider, meantVariant } from '../../words/aliases.js';
import { allowedSet, allowedValues } from '../../words/vocabulary.js';

/** Words of made-up names, by the component that they stand for; `hint` says which of its resources. */
const WORDS: readonly { tag: ComponentTag; words: readonly string[]; hint?: string }[] = [
  { tag: 'x-social', words: 'social socials socialmedia profiles follow sociallinks'.split(' ') },
  { tag: 'x-logo', words: 'logo logotype brand branding wordmark'.split(' ') },
  { tag: 'x-addon', words: 'newsletter subscribe subscription signup mailinglist'.split(' '), hint: 'newsletter' },
  { tag: 'x-addon', words: ['form', 'forms', 'contactform', 'addon', 'plugin'] },
  { tag: 'x-contact', words: 'phone tel telephone'.split(' '), hint: 'phone' },
  { tag: 'x-contact', words: 'email mail mailto'.split(' '), hint: 'email' },
  { tag: 'x-contact', words: 'address'.split(' '), hint: 'address' },
  { tag: 'x-contact', words: ['whatsapp'], hint: 'whatsapp' },
  { tag: 'x-contact', words: 'hours opening openinghours openingtimes'.split(' '), hint: 'hours' },
  { tag: 'x-contact', words: ['contact', 'contacts', 'contactinfo'] },
  { tag: 'x-menu', words: 'menu menus nav navbar navigation navmenu topnav sitenav'.split(' ') },
];
/** Words of names of whole parts of a page, which hold more than a component shows. */
const PARTS = /header|footer|section|page|layout|item|link|button|icon|toggle|bar$|drawer|mobile|card/;

export interface MeantComponent {
  tag: ComponentTag;
  openTag: string;
  /** Whether nothing else can be meant, so that it can be written without a look. */
  certain: boolean;
}

/** The component that somebody means by a made-up name, with what it needs on this site; nothing when none is meant. */
export function meantComponent(
  name: string,
  attributes: readonly { name: string; value: string }[],
  manifest: Manifest,
  budget: Budget,
): MeantComponent | undefined {
  const words = name.slice('x-'.length).split('-');
  const found = WORDS.find((entry) => entry.words.some((word) => words.includes(word)));
  if (found && PARTS.test(words.filter((word) => !found.words.includes(word)).join('-'))) return undefined;
  const near = found ? undefined : nearest(name, COMPONENT_TAGS);
  const tag = found?.tag ?? COMPONENT_TAGS.find((each) => each === near);
  if (!tag) return undefined;
  const hint = found?.hint ?? words.join('-');
  const { table, isComplete } = attributesOf(tag, hint, attributes, manifest, budget);
  const texts = table.map(([key, value]) => (value === '' ? key : written(key, value)));
  return { tag, openTag: `<${[tag, ...texts].join(' ')}>`, certain: isComplete };
}

/** Keeps the attributes that the component has, and adds what it needs. */
function attributesOf(
  tag: ComponentTag,
  hint: string,
  given: readonly { name: string; value: string }[],
  manifest: Manifest,
  budget: Budget,
): { table: [string, string][]; isComplete: boolean } {
  const table = new Map<string, string>();
  for (const [name, { required, read }] of Object.entries(COMPONENTS[tag].contract)) {
    const own = given.find((each) => each.name === name)?.value;
    // What a template writes there is known to its source alone.
    const value = own !== undefined && withoutCode(own) !== own ? undefined : own;
    const allowed = allowedValues(manifest, tag, name);
    const set = allowedSet(manifest, tag, name);
    if (required) {
      const isAllowed = value !== undefined && set.has(value);
      if (!isAllowed) budget.spend(nearestWork(value ?? hint, allowed.length));
      const meant = isAllowed ? value : meantValue(tag, value ?? hint, manifest);
      if (meant === undefined) return { table: [[name, allowed[0] ?? '…']], isComplete: false };
      table.set(name, meant);
    } else if (value !== undefined && read(value).problem === undefined && (name !== 'id' || set.has(value))) {
      table.set(name, value);
    }
  }
  return { table: [...table], isComplete: true };
}

function meantValue(tag: ComponentTag, hint: string, manifest: Manifest): string | undefined {
  if (tag === 'x-menu') return meantLocation(hint, allowedValues(manifest, tag, 'location'), manifest);
  if (tag === 'x-contact') return meantField(hint, allowedValues(manifest, tag, 'field'), manifest);
  if (tag === 'x-addon') return meantProvider(hint, allowedValues(manifest, tag, 'provider'));
  return meantVariant(hint, allowedValues(manifest, tag, 'variant'));
}
