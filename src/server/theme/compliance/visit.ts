import { setImmediate as turn } from 'node:timers/promises';
import type { PageBody } from '../../site/kinds/page.js';
import type { SiteModel } from '../../site/model.js';
import type { Document } from '../../store/document.js';
import type { ThemeDeps } from '../area.js';
import { type Barrier, barriersOf } from './accessibility.js';
import { elementsOf, type PageElement } from './read-page.js';
import { type Blamed, blamed } from './slot-pages.js';
import { scales, type Weight } from './weight.js';

/** A page as a visitor gets it. */
export interface Visited {
  page: Document<PageBody>;
  path: string;
  status: number;
  weight: Weight;
  /** Addresses of what it links to and shows, whole. */
  addresses: string[];
  barriers: Barrier[];
  /** Whose they are. */
  blamed: Blamed;
}

/** Pages that are looked over for published ones. */
const READ = 200;

/** The first published pages in the order of their ids, and whether there are more. */
export async function publishedPages({ site }: ThemeDeps, most: number) {
  const pages: Document<PageBody>[] = [];
  for (let after: string | undefined = ''; after !== undefined; ) {
    const part: Awaited<ReturnType<typeof site.store.list>> = await site.store.list('page', { after, limit: READ });
    for (const page of part.items as Document<PageBody>[]) {
      if (!page.body.published) continue; // of that kind
      if (pages.length === most) return { pages, isMore: true };
      pages.push(page);
    }
    after = part.next;
  }
  return { pages, isMore: false };
}

/** Opens pages as a visitor does. */
export async function visit(
  { ports }: ThemeDeps,
  pages: readonly Document<PageBody>[],
  model: SiteModel,
): Promise<Visited[]> {
  const weigh = scales(ports.renderPath, model.site.site.url);
  const visited: Visited[] = [];
  for (const page of pages) {
    const { path } = page.body;
    const answer = await ports.renderPath(encodeURI(path));
    const html = typeof answer.body === 'string' ? answer.body : new TextDecoder().decode(answer.body);
    const elements = elementsOf(html);
    const weight = await weigh(path, answer, elements);
    const barriers = answer.status === 200 ? barriersOf(elements) : [];
    visited.push({
      page,
      path,
      status: answer.status,
      weight,
      addresses: answer.status === 200 ? addressesOf(elements, new URL(path, model.site.site.url).href) : [],
      barriers,
      blamed: blamed(html, barriers, model, { path, id: Number(page.key) }),
    });
    await turn();
  }
  return visited;
}

/** Attributes of elements that have an address which a visitor meets. */
const ADDRESSES: ReadonlyMap<string, string> = new Map([
  ['a', 'href'],
  ['area', 'href'],
  ['img', 'src'],
  ['source', 'src'],
  ['video', 'src'],
  ['audio', 'src'],
]);

function addressesOf(elements: readonly PageElement[], page: string): string[] {
  const written = elements.flatMap(({ tag, attributes }) => attributes.get(ADDRESSES.get(tag) ?? '')?.trim() ?? []);
  const whole = written.flatMap((each) => (each !== '' && URL.canParse(each, page) ? new URL(each, page).href : []));
  return [...new Set(whole)];
}
