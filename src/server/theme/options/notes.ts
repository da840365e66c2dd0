import type { SiteModel } from '../../site/model.js';
import type { OptionsPort } from '../options-port.js';
import { unknownInText } from '../unknown-contacts.js';

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

/** What texts of options name that the site does not have. */
export function unknownNotes(
  { options }: OptionsPort,
  given: Readonly<Record<string, unknown>>,
  { manifest }: Pick<SiteModel, 'manifest'>,
): OptionNote[] {
  return Object.entries(given).flatMap(([option, value]) => {
    if (typeof value !== 'string' || !Object.hasOwn(options, option) || options[option]?.type !== 'text') return [];
    return unknownInText(`/options/${option}`, value, manifest).map(({ message }) => ({ option, message }));
  });
}
