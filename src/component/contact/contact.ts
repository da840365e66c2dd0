import { element } from '../../html/element.js';
import { escapeAttribute } from '../../html/escape.js';
import { lacksScheme } from '../../html/url.js';
import { pointer } from '../../message/pointer.js';
import type { Contact, Site } from '../../site/schema.js';
import { directionOf as directionOfLanguage } from '../../text/direction.js';
import { memo } from '../../text/memo.js';
import { boolean, classNames, name, unexpected } from '../attribute.js';
import { component } from '../component.js';
import type { Context } from '../context.js';
import { markupOf } from '../markup/markup-of.js';
import { rootClasses } from '../markup/part.js';
import { MISSING_SCHEME } from '../missing-scheme.js';
import type { Note } from '../resolution.js';
import { contactUrl } from './contact-link.js';
import { directionOf, isAgainst, isProse, relationOf } from './marks.js';
import { contactResources } from './resources.js';
import { type ShownLine, shownLines, showsSomething } from './shown-lines.js';
import { unlinked } from './unlinked.js';

/** Other words for fields, in lower case, understood where the site has no field of that name. */
export const FIELD_ALIASES: ReadonlyMap<string, string> = new Map([
  ['tel', 'phone'],
  ['telephone', 'phone'],
  ['mail', 'email'],
  ['e-mail', 'email'],
]);

/** Kinds that link unless told otherwise. */
const LINKED: ReadonlySet<Contact['kind']> = new Set(['phone', 'email', 'whatsapp']);

/** The elements of kinds that are blocks where a block may stand. */
const BLOCKS: Readonly<Partial<Record<Contact['kind'], 'address' | 'div'>>> = { address: 'address', hours: 'div' };

export const contact = component({
  tag: 'x-contact',
  summary:
    "One of the site's contacts: a phone number, mail address, postal address, WhatsApp, opening hours or line of text.",
  block: false,
  resources: contactResources,
  sitePart: {
    kind: 'field',
    label: 'Contact',
    names(site) {
      const aliases = [...FIELD_ALIASES.keys()].filter((alias) => resolveAlias(alias, site).field !== alias);
      return [...Object.keys(site.contacts), ...aliases];
    },
    read(site, field) {
      const found = site.contacts[resolveAlias(field, site).field];
      // Days are written in the language of the site, and lines in its direction.
      if (found?.kind === 'hours') return [site.site.language, found];
      return found && isProse(found) ? [directionOfSite(site), found] : found;
    },
  },
  attributes: {
    field: name({
      description: 'Which contact',
      required: true,
      names: ['contacts'],
      values: (site) => configuredFields(site),
    }),
    link: boolean({
      description: 'Whether it is a link; an address without a `url` leads to a map',
      default: 'true for phone, email and whatsapp, else false',
    }),
    class: classNames,
  },
  labels: {
    by: 'field',
    of({ contacts, site }, field) {
      const found = contacts[field];
      return found && [found.value, ...shownLines(found, site.language).map(({ text }) => text)];
    },
  },
  replaces: 'A hand-written phone number, mail address or postal address of the site',
  whenEmpty: 'A field that is not configured shows nothing',
  output({ 'x-contact': { root } }) {
    const classes = ['x-contact', 'x-contact--phone', ...root.class];
    return `<a class="${escapeAttribute(classes.join(' '))}" dir="ltr" href="tel:…">…</a>`;
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
    const lines = shownLines(found, site.site.language);
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
    const root = { className, dir: directionOf(found) };
    const anchor = { href, rel: href === undefined ? [] : relationOf(found) };
    const show = (line: ShownLine) => written(line, isProse(found) && isAgainst(line.text, directionOfSite(site)));
    const content = lines.flatMap((line, index) => (index === 0 ? [show(line)] : [element('br', {}), show(line)]));
    const steps = [{ tried: source, result: 'used' }];
    const block = isInline(found, context) ? undefined : BLOCKS[found.kind];
    if (block !== undefined) {
      const inner = href === undefined ? content : [element('a', anchor, content)];
      return { element: element(block, root, inner), source, steps, notes };
    }
    const tag = href === undefined ? 'span' : 'a';
    return { element: element(tag, { ...root, ...anchor }, content), source, steps, notes };
  },
});

/**
 * A line as people read it: with its form for machines, where it has one, and apart from what stands beside it, where it is written
 * in another direction.
 */
function written({ text, dateTime }: ShownLine, isApart: boolean): ReturnType<typeof element> | string {
  if (dateTime !== undefined) return element('time', { dateTime }, [text]);
  return isApart ? element('bdi', {}, [text]) : text;
}

const directionOfSite = memo(({ site }: Site) => directionOfLanguage(site.language));

/** Whether a block of a contact cannot stand there. */
function isInline({ kind }: Contact, { phrasing, paragraph, heading, address }: Context): boolean {
  return phrasing || paragraph || heading || (address && kind === 'address');
}

/** Fields of this site that have something to show. */
export const configuredFields = memo(({ contacts }: Site): readonly string[] =>
  Object.entries(contacts)
    .filter(([, found]) => showsSomething(found))
    .map(([field]) => field),
);

/** The field that a name stands for: itself, or what it is another word for where the site has no field of that name. */
function resolveAlias(asked: string, site: Site): { field: string; notes: Note[] } {
  const field = site.contacts[asked] ? undefined : FIELD_ALIASES.get(asked.toLowerCase());
  if (field === undefined || !site.contacts[field]) return { field: asked, notes: [] };
  return { field, notes: [{ code: 'alias', message: `\`field\`: Unexpected \`${asked}\`, expected \`${field}\`` }] };
}
