import type { SiteModel } from '../../site/model.js';
import type { ThemeDeps } from '../area.js';
import type { OptionsPort } from '../options-port.js';
import { unknownContacts } from '../unknown-contacts.js';

/** What is told of an option that was named in a request. */
export interface OptionNote {
  option: string;
  message: string;
}

/** The options that visitors don't see for now: a published canvas stands in place of what they are of. */
export function notesOf(
  { options }: OptionsPort,
  named: readonly string[],
  { canvases }: Pick<SiteModel, 'canvases'>,
): OptionNote[] {
  return named.flatMap((option) => {
    const part = Object.hasOwn(options, option) ? options[option]?.needs_own : undefined;
    if (part === undefined || canvases.get(part)?.body.published === undefined) return [];
    const message = `Visitors do not see it now: the published canvas \`${part}\` stands in place of the theme's own ${part}`;
    return [{ option, message }];
  });
}

/** What texts of options name that the site does not have, and placeholders in them that stand for nothing. */
export async function textNotes(
  deps: Pick<ThemeDeps, 'work' | 'ports'>,
  given: Readonly<Record<string, unknown>>,
  model: SiteModel,
): Promise<OptionNote[]> {
  const { options } = deps.ports.options;
  const texts = Object.entries(given).flatMap(([option, value]) =>
    typeof value === 'string' && Object.hasOwn(options, option) && options[option]?.type === 'text'
      ? [{ at: option, text: value }]
      : [],
  );
  const contacts = await unknownContacts(deps, model, texts);
  return [
    ...contacts.map(({ pointer: option, message }) => ({ option, message })),
    ...texts.flatMap(({ at, text }) => placeholderNotes(at, text, options[at]?.placeholders ?? [])),
  ];
}

function placeholderNotes(option: string, text: string, allowed: readonly string[]): OptionNote[] {
  if (allowed.length === 0) return [];
  const found = new Set([...text.matchAll(/\{([^{}]{0,100})\}/g)].map(([, name = '']) => name));
  return [...found].flatMap((name) => {
    if (allowed.includes(name)) return [];
    const expected = allowed.map((each) => `\`{${each}}\``).join(' or ');
    return [{ option, message: `Unexpected \`{${name}}\`, expected ${expected}: visitors see it as it is` }];
  });
}
