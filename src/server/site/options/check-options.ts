import { expectedOneOf } from 'inlay/internal/message/nearest.js';
import { pointer } from 'inlay/internal/message/pointer.js';
import { show } from 'inlay/internal/message/show.js';
import type { ProblemPlace } from '../../api/problem.js';
import { contrast, parseColour } from '../colour/colour.js';
import { TEXT_CONTRAST } from '../colour/readable.js';
import type { OptionsBody } from '../kinds/options.js';
import { pathSchema } from '../kinds/page.js';
import { canonical } from './canonical.js';
import { OPTION_BY_ID } from './catalogue.js';
import type { Option } from './option.js';

const SCHEMES = ['light', 'dark'] as const;

/**
 * All that is wrong with values of options, each with what was expected. Text that can't be read on its ground is wrong, too:
 * options that are not named count as the catalogue has them, so a change is best checked together with what is set already.
 *
 * @param at JSON Pointer to the values
 */
export function checkOptions(values: Readonly<Record<string, unknown>>, at = ''): ProblemPlace[] {
  const places = Object.entries(values).flatMap(([id, value]) => placeOf(id, value, at));
  return places.length > 0 ? places : unreadable(values, at);
}

/** Values in their one form; what has no value that is allowed is left out, and so is what is as the catalogue has it. */
export function canonicalOptions(values: Readonly<Record<string, unknown>>): OptionsBody {
  return Object.fromEntries(
    Object.entries(values).flatMap(([id, given]) => {
      const option = OPTION_BY_ID.get(id);
      const found = option && canonical(option, given);
      return found && 'value' in found && found.value !== option?.default ? [[id, found.value]] : [];
    }),
  );
}

function placeOf(id: string, value: unknown, at: string): ProblemPlace[] {
  const place = at + pointer(id);
  const option = OPTION_BY_ID.get(id);
  if (!option) {
    const allowed = [...OPTION_BY_ID.keys()];
    const message = `Unexpected option \`${id}\`, expected ${expectedOneOf(id, allowed)}`;
    return [{ pointer: place, code: 'unknown-option', message, allowed }];
  }
  const found = canonical(option, value);
  if (!('value' in found)) return [problemOf(option, value, place, found.expected)];
  if (id !== 'blog_path' || pathSchema.safeParse(found.value).success) return [];
  return [problemOf(option, value, place, 'a path such as `/blog/`, with a slash at both ends')];
}

function problemOf(option: Option, value: unknown, place: string, expected: string): ProblemPlace {
  const message = `Unexpected ${show(value)}, expected ${expected}`;
  return { pointer: place, code: 'invalid-value', message, ...(option.type === 'enum' && { allowed: option.enum }) };
}

/** The schemes whose text can't be read on their ground. */
function unreadable(values: Readonly<Record<string, unknown>>, at: string): ProblemPlace[] {
  return SCHEMES.flatMap((scheme) => {
    const [text, ground] = [`text_${scheme}`, `background_${scheme}`].map((id) =>
      parseColour(String(values[id] ?? OPTION_BY_ID.get(id)?.default)),
    );
    const found = text && ground ? contrast(text, ground) : TEXT_CONTRAST;
    if (found >= TEXT_CONTRAST) return [];
    const id = values[`text_${scheme}`] === undefined ? `background_${scheme}` : `text_${scheme}`;
    const figures = `a contrast of ${found.toFixed(2)} between text and ground in the ${scheme} scheme`;
    const message = `Unexpected ${figures}, expected at least ${TEXT_CONTRAST}`;
    return [{ pointer: at + pointer(id), code: 'contrast-too-low', message }];
  });
}
