import { element } from '../../html/element.js';
import { escapeAttribute } from '../../html/escape.js';
import { lacksScheme } from '../../html/url.js';
import { pointer } from '../../message/pointer.js';
import type { Contact, Site } from '../../site/schema.js';
import { memo } from '../../text/memo.js';
import { boolean, classNames, name, unexpected } from '../attribute.js';
import { component } from '../component.js';
import type { Context } from '../context.js';
import { markupOf } from '../markup/markup-of.js';
import { rootClasses } from '../markup/part.js';
import { MISSING_SCHEME } from '../missing-scheme.js';
import type { Note } from '../resolution.js';
import { contactUrl } from './contact-link.js';
import { contactResources } from './resources.js';

/** Other words for fields, in lower case, understood where the site has no field of that name. */
export const FIELD_ALIASES: ReadonlyMap<string, string> = new Map([
  ['tel', 'phone'],
  ['telephone', 'phone'],
  ['mail', 'email'],
  ['e-mail', 'email'],
]);

/** Kinds that link unless told otherwise. */
const LINKED: ReadonlySet<Contact['kind']> = new Set(['phone', 'email']);

export const contact = component({
  tag: 'x-contact',
  summary: "One of the site's contacts: a phone number, mail address, postal address or line of text.",
  block: false,
  resources: contactResources,
  sitePart: {
    kind: 'field',
    label: 'Contact',
    names(site) {
      const aliases = [...FIELD_ALIASES.keys()].filter((alias) => resolveAlias(alias, site).field !== alias);
      return [...Object.keys(site.contacts), ...aliases];
    },
    read: (site, field) => site.contacts[resolveAlias(field, site).field],
  },
  attributes: {
    field: name({
      description: 'Which contact',
      required: true,
      names: ['contacts'],
      values: (site) => configuredFields(site),
    }),
    link: boolean({ description: 'Whether it is a link', default: 'true for phone and email, else false' }),
    class: classNames,
  },
  labels: {
    by: 'field',
    of({ contacts }, field) {
      const found = contacts[field];
      return found && [found.value, found.display ?? ''];
    },
  },
  replaces: 'A hand-written phone number, mail address or postal address of the site',
  whenEmpty: 'A field that is not configured shows nothing',
  output({ 'x-contact': { root } }) {
    const classes = ['x-contact', 'x-contact--phone', ...root.class];
    return `<a class="${escapeAttribute(classes.join(' '))}" href="tel:…">…</a>`;
  },
  example(site) {
    const [field] = configuredFields(site);
    return field && `<x-contact field="${escapeAttribute(field)}"></x-contact>`;
  },
  dependency: ({ field }) => (field === undefined ? undefined : { kind: 'field', name: field }),
  resolve({ field: asked, link, class: classes }, { site, context }) {
    if (asked === undefined) return { steps: [], notes: [] };
    const { field, notes } = resolveAlias(asked, site);
    const source = pointer('contacts', field);
    const found = site.contacts[field];
    if (!found) {
      const result = `not configured: ${unexpected(field, configuredFields(site))}`;
      return { steps: [{ tried: source, result }], notes };
    }
    const lines = linesOf(found);
    if (lines.length === 0) return { steps: [{ tried: source, result: 'empty' }], notes };

    const wanted = link ?? LINKED.has(found.kind);
    const href = wanted ? contactUrl(found) : undefined;
    if (wanted && href === undefined) notes.push(unlinked(found));
    if (href !== undefined && lacksScheme(href))
      notes.push({ code: 'missing-scheme', message: `${source}: ${MISSING_SCHEME}` });
    const className = [
      'x-contact',
      `x-contact--${found.kind}`,
      ...rootClasses(markupOf(site)['x-contact'].root, classes),
    ];
    const content = lines.flatMap((line, index) => (index === 0 ? [line] : [element('br', {}), line]));
    const steps = [{ tried: source, result: 'used' }];
    if (found.kind === 'address' && !isInline(context)) {
      const inner = href === undefined ? content : [element('a', { href }, content)];
      return { element: element('address', { className }, inner), source, steps, notes };
    }
    const root =
      href === undefined ? element('span', { className }, content) : element('a', { className, href }, content);
    return { element: root, source, steps, notes };
  },
});

/** Whether an `address` element cannot stand there. */
function isInline({ phrasing, paragraph, heading, address }: Context): boolean {
  return phrasing || paragraph || heading || address;
}

/** Fields of this site that have something to show. */
export const configuredFields = memo(({ contacts }: Site): readonly string[] =>
  Object.entries(contacts)
    .filter(([, found]) => linesOf(found).length > 0)
    .map(([field]) => field),
);

/** What people read, by lines; a number and a mail address have one. */
function linesOf({ kind, value, display }: Contact): string[] {
  const lines = (display?.trim() ? display : value)
    .split(/\r\n|[\n\r]/)
    .map((line) => line.trim())
    .filter((line) => line !== '');
  return LINKED.has(kind) && lines.length > 1 ? [lines.join(' ')] : lines;
}

/** The field that a name stands for: itself, or what it is another word for where the site has no field of that name. */
function resolveAlias(asked: string, site: Site): { field: string; notes: Note[] } {
  const field = site.contacts[asked] ? undefined : FIELD_ALIASES.get(asked.toLowerCase());
  if (field === undefined || !site.contacts[field]) return { field: asked, notes: [] };
  return { field, notes: [{ code: 'alias', message: `\`field\`: Unexpected \`${asked}\`, expected \`${field}\`` }] };
}

function unlinked({ kind, value, url }: Contact): Note {
  const reason: Record<Contact['kind'], string> = {
    phone: `\`${value}\` is not one phone number`,
    email: `\`${value}\` is not one mail address`,
    address: 'it has no `url`',
    text: 'it has no `url`',
  };
  return {
    code: 'no-link',
    message: `Not linked: ${url?.trim() ? `its address \`${url}\` is not allowed` : reason[kind]}`,
  };
}
