import { escapeAttribute } from '../../html/escape.js';
import { parsed } from '../../html/url.js';
import { listed } from '../../text/listed.js';
import { configuredHoursOf } from '../contact/configured-hours.js';
import type { IndexedDocument } from '../document/document.js';
import { attribute, type DocElement } from '../document/element.js';
import { nearestBy } from '../document/nearest.js';
import { oncePerDocument } from '../document/once-per-document.js';
import type { Edit } from '../finding.js';
import type { Page, Problem } from '../rule.js';

/** A component that an edit writes, with its end. */
const COMPONENT = /<x-(logo|menu|social|contact|addon)(\s[^<>]{0,500})?><\/x-\1>/;
/** Properties and profiles that are looked at. */
const [MOST, MOST_PROFILES] = [400, 12];

/**
 * Problems whose fix would take properties of microdata away with their elements: what the site knows of them is written beside the
 * component, and the rest is told.
 *
 * @param problems their edits lie in the source
 */
export function withKeptData<P extends Problem>(page: Page, problems: readonly P[]): readonly P[] {
  if (!page.source.includes('itemprop') || !problems.some(({ fix }) => fix)) return problems;
  const said = propertiesOf(page.document);
  if (said.length === 0) return problems;
  return problems.map((problem) => keeping(page, problem, said));
}

const scopeAround = nearestBy((element) => attribute(element, 'itemscope') !== undefined);

interface Property {
  element: DocElement;
  scope: DocElement;
  names: readonly string[];
}

/** The elements that say properties of a thing around them, in the order of the source. */
const propertiesOf = oncePerDocument((document: IndexedDocument): readonly Property[] => {
  const found: Property[] = [];
  for (const element of document.elements) {
    const names = attribute(element, 'itemprop')?.trim();
    const scope = names ? scopeAround(document, element.parent) : undefined;
    if (names && scope && found.length < MOST) found.push({ element, scope, names: names.split(/\s+/) });
  }
  return found;
});

function keeping<P extends Problem>(page: Page, problem: P, said: readonly Property[]): P {
  const edits = problem.fix?.edits ?? [];
  const at = edits.findIndex(({ text }) => COMPONENT.test(text));
  const edit = edits[at];
  if (!problem.fix || !edit) return problem;
  page.document.budget.spend(said.length * edits.length);
  const going = said.filter(
    ({ element, scope }) => edits.some((each) => isIn(element, each)) && !edits.some((each) => changes(each, scope)),
  );
  const written = edits.map(({ text }) => text).join('');
  const names = [...new Set(going.flatMap((each) => each.names))].filter(
    (name) => !written.includes(`itemprop="${name}"`),
  );
  if (names.length === 0) return problem;
  const [component = '', kind = '', attributes = ''] = COMPONENT.exec(edit.text) ?? [];
  const kept = names.map((name) => ({ name, text: asData(page, kind, attributes, name, going) }));
  const data = kept.map(({ text }) => text).join('');
  const lost = kept.flatMap(({ name, text }) => (text === '' ? [`\`${name}\``] : []));
  const note =
    lost.length === 0 ? '' : `. Its ${listed(lost)} in the data ${lost.length === 1 ? 'goes' : 'go'} with it`;
  const message = problem.message + note;
  if (data === '') return { ...problem, message };
  const text = edit.text.replace(component, () => component + data);
  return { ...problem, message, fix: { ...problem.fix, edits: edits.with(at, { ...edit, text }) } };
}

/** Whether an edit takes an element, or rewrites its start tag: then it is no thing any more, or another one. */
function changes(edit: Edit, { start, openEnd }: DocElement): boolean {
  return edit.start < openEnd && edit.end > start;
}

function isIn({ start, end }: DocElement, edit: Edit): boolean {
  return edit.start <= start && end <= edit.end;
}

/** What the site knows of a property that a component shows, as data beside it; empty for nothing. */
function asData(
  { manifest }: Page,
  kind: string,
  attributes: string,
  name: string,
  going: readonly Property[],
): string {
  const { resources, site } = manifest;
  const link = (href: string) => `<link itemprop="${name}" href="${escapeAttribute(href)}">`;
  if (kind === 'logo' && name === 'logo') {
    const { variants, main } = resources.logos;
    const url = (variants.default.image ?? main)?.url;
    const own = url === undefined ? undefined : parsed(url, site.url)?.href;
    return own === undefined ? '' : link(own);
  }
  if (kind === 'logo' && name === 'url') {
    const isLink = going.some(({ element, names }) => element.tag === 'a' && names.includes(name));
    return isLink && site.url !== '' ? link(site.url) : '';
  }
  if (kind === 'social' && name === 'sameAs')
    return resources.social
      .slice(0, MOST_PROFILES)
      .map(({ url }) => link(url))
      .join('');
  const hours = kind === 'contact' && name === 'openingHours' ? configuredHoursOf(manifest) : undefined;
  if (!hours || hours.isDoubtful || !attributes.includes(`field="${escapeAttribute(hours.field)}"`)) return '';
  return hours.lines.map((line) => `<meta itemprop="openingHours" content="${escapeAttribute(line)}">`).join('');
}
