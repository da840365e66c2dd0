import { attribute, type DocElement } from '../../document/element.js';
import type { Problem, Rule } from '../../rule.js';
import { isPlaceholder, isRandom, nameWords } from '../../words/literal.js';
import { noInventedNonceDocs } from './docs.js';

/** Words that a nonce or token field's name ends in. */
const TOKENS: ReadonlySet<string> = new Set(
  'nonce wpnonce token tokens csrf xsrf csrftoken xsrftoken csrfmiddlewaretoken formtoken authenticity antiforgery requestverificationtoken jeton'.split(
    ' ',
  ),
);
/** Words that say it anywhere in a name. */
const ANYWHERE: ReadonlySet<string> = new Set(
  'nonce wpnonce csrf xsrf csrfmiddlewaretoken requestverificationtoken'.split(' '),
);
/** What a name ends in that says something about the token, and does not hold it. */
const ABOUT: ReadonlySet<string> = new Set(
  'param parameter parametername header headername enabled method field fieldname type name ttl expires lifetime url'.split(
    ' ',
  ),
);
/** Tokens that are secrets or no protection of a form, so not this rule's. */
const OTHER: ReadonlySet<string> = new Set(
  'api access bearer secret refresh private client page pagination continuation cursor design csp'.split(' '),
);

/** Fields that protect a form, filled with a value that no server gave out. */
export const noInventedNonce: Rule = {
  id: 'no-invented-nonce',
  severity: 'error',
  docs: noInventedNonceDocs,
  check({ document }) {
    const problems: Problem[] = [];
    for (const element of document.elements) {
      const field = fieldOf(element);
      if (!field || !(isTokenName(field.name) || isSecurity(field)) || isPlaceholder(field.value)) continue;
      const { start, end } = element;
      const message = `Unexpected value of \`${field.name}\`, expected one that the server gives out for each visitor: a value written in the page protects nothing and is refused. Write \`x-addon\` for the form, or leave the field to the server`;
      problems.push({
        start,
        end,
        message,
        fix: { description: 'Remove the field', edits: [{ start, end, text: '' }] },
      });
    }
    return problems;
  },
};

function fieldOf(element: DocElement): { name: string; value: string } | undefined {
  if (!element.isHtml) return undefined;
  if (element.tag === 'meta') return named(attribute(element, 'name'), attribute(element, 'content'));
  if (element.tag !== 'input' || attribute(element, 'type')?.trim().toLowerCase() !== 'hidden') return undefined;
  return named(attribute(element, 'name') ?? attribute(element, 'id'), attribute(element, 'value'));
}

function named(name: string | undefined, value: string | undefined): { name: string; value: string } | undefined {
  return name === undefined || value === undefined ? undefined : { name, value };
}

/** WordPress plugins call a nonce so. */
function isSecurity({ name, value }: { name: string; value: string }): boolean {
  return name === 'security' && isRandom(value, 8);
}

function isTokenName(name: string): boolean {
  const parts = nameWords(name);
  const last = parts.at(-1) ?? '';
  if (ABOUT.has(last) && !(last === 'name' && parts.includes('test'))) return false;
  if (parts.some((word) => ANYWHERE.has(word))) return true;
  if (parts.some((word) => OTHER.has(word))) return false;
  return TOKENS.has(last) || (last === 'key' && parts.at(-2) === 'form') || last === 'formkey';
}
