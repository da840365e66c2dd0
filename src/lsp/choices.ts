import { own } from '../component/record.js';
import type { DescribedLine } from '../component/resource-group.js';
import { componentOf } from '../component/table.js';
import type { ComponentTag } from '../component/tags.js';
import { describedIn } from '../manifest/resources.js';
import type { Manifest } from '../manifest/schema.js';
import { shortText } from '../text/short-text.js';
import { code, plain } from './markdown.js';

/** A value that an attribute can have on this site. */
export interface Choice {
  value: string;
  /** What it stands for, on one line. */
  detail: string;
  /** More of it, as Markdown. */
  documentation?: string;
}

/** Lines of what a value stands for, such as the items of a menu. */
const LISTED = 30;
const LONGEST_TEXT = 200;

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
  const isName = own(componentOf(tag).contract, attribute)?.names !== undefined;
  return allowed.map((value) => {
    const described = isName ? describedIn(manifest, tag, value) : undefined;
    if (!described) return { value, detail: value === preset ? 'default' : '' };
    return { value, detail: joined(described.facts), documentation: listed(described.lines) };
  });
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

function listed(lines: Iterable<DescribedLine>): string {
  const written: string[] = [];
  let isList = false;
  for (const { depth, parts } of lines) {
    isList ||= depth !== undefined;
    if (written.length === LISTED) {
      written.push(isList ? '- …' : '…');
      break;
    }
    const text = parts.map((part) => (typeof part === 'string' ? plain(part) : code(part.code))).join(' ');
    written.push(depth === undefined ? text : `${'  '.repeat(depth)}- ${text}`);
  }
  return written.join(isList ? '\n' : '  \n');
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
