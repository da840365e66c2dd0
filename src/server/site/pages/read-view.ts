import type { Document } from '../../store/document.js';
import type { PageBody } from '../kinds/page.js';
import { type PresentationBody, presentationKind } from '../kinds/presentation.js';
import { placeOfPost } from '../lookups.js';
import { modifiedOf } from '../page-versions.js';
import { listPageOf } from './list-path.js';
import type { Reading } from './reading.js';
import type { Shared } from './shared.js';
import type { Crumb, Neighbours, PostFacts, PostLine, PostList, View } from './view.js';
import { wordsIn } from './words.js';

/** What is at a path. */
export type AtPath = { view: View } | { moved: string } | 'missing';

/** Posts beside a page of the template `sidebar`. */
const LATEST = 5;

/** The key of the site's own author. */
const SITE_AUTHOR = 'author';

const PLAIN: PresentationBody = presentationKind.parse({});

/** Reads what is at a path: a page, a page of the list of posts, where a page has gone to, or nothing. */
export async function readPath(path: string, shared: Shared, reading: Reading): Promise<AtPath> {
  const { blog_path: blog } = shared.values;
  const number = listPageOf(path, blog);
  if (number !== undefined) return readList(number, undefined, shared, reading);
  const place = await reading.get('path', path);
  const page = place && (await reading.get('page', place.body.page));
  if (place?.body.moved) {
    return page?.body.published && page.body.path !== path ? { moved: page.body.path } : 'missing';
  }
  if (path === blog) return readList(1, page?.body.published && page, shared, reading);
  if (!page?.body.published) return 'missing';
  return { view: await readPage(page, page.body.published.source, shared, reading) };
}

/** The view of a page with this source: what is published, or a draft. */
export async function readPage(
  page: Document<PageBody>,
  source: string,
  shared: Shared,
  reading: Reading,
): Promise<View> {
  const { body, key } = page;
  const presentation = (await reading.get('presentation', key))?.body ?? PLAIN;
  const language = body.language ?? shared.site.site.language;
  return {
    path: body.path,
    id: Number(key),
    title: body.title,
    description: body.description,
    language,
    source,
    presentation,
    crumbs: await readCrumbs(body, language, shared, reading),
    ...(body.type === 'post' && { post: await readPost(page, shared, reading) }),
    ...(presentation.template === 'sidebar' && { latest: await readLatest(shared, reading) }),
  };
}

/** The view of a path where nothing is. */
export function missingView(shared: Shared): View {
  const { language } = shared.site.site;
  const title = wordsIn(language).missing;
  return {
    path: '/404/',
    title,
    description: '',
    language,
    source: '',
    presentation: PLAIN,
    crumbs: [],
    isMissing: true,
  };
}

async function readCrumbs(
  { path, title }: PageBody,
  language: string,
  { values }: Shared,
  reading: Reading,
): Promise<Crumb[]> {
  const parts = path.split('/').filter((part) => part !== '');
  const above = parts.slice(0, -1).map((_, index) => `/${parts.slice(0, index + 1).join('/')}/`);
  const found = await Promise.all(
    above.map(async (each) => {
      const place = await reading.get('path', each);
      const page = place && !place.body.moved ? await reading.get('page', place.body.page) : undefined;
      if (page?.body.published) return [{ path: each, title: page.body.title }];
      return each === values.blog_path ? [{ path: each, title: wordsIn(language).blog }] : [];
    }),
  );
  const home = { path: '/', title: wordsIn(language).home };
  return path === '/' ? [home] : [home, ...found.flat(), { path, title }];
}

async function readPost(page: Document<PageBody>, shared: Shared, reading: Reading): Promise<PostFacts> {
  const { key, body } = page;
  const { authors } = shared.model;
  return {
    date: body.date ?? '',
    image: body.image ?? '',
    author: authors.get(body.author ?? SITE_AUTHOR),
    neighbours: await readNeighbours({ key, value: placeOfPost(body.date, key) }, shared, reading),
    modified: modifiedOf(page),
  };
}

async function readNeighbours(
  after: { key: string; value: string },
  shared: Shared,
  reading: Reading,
): Promise<Neighbours> {
  const [[newer], [older]] = await Promise.all([
    reading.pages('post', { limit: 1, after }),
    reading.pages('post', { limit: 1, after, isDescending: true }),
  ]);
  return { newer: newer && lineOf(newer, shared), older: older && lineOf(older, shared) };
}

async function readLatest(shared: Shared, reading: Reading): Promise<PostLine[]> {
  const posts = await reading.pages('post', { limit: LATEST, isDescending: true });
  return posts.map((post) => lineOf(post, shared));
}

/** A post as lists have it. */
export function lineOf({ body }: Document<PageBody>, { model }: Shared): PostLine {
  const { path, title, description, date = '', image = '', author = SITE_AUTHOR } = body;
  return { path, title, description, date, image, author: model.authors.get(author)?.body.name ?? '' };
}

/** A page of the list, below the page that has its path. */
async function readList(
  number: number,
  page: Document<PageBody> | undefined,
  shared: Shared,
  reading: Reading,
): Promise<AtPath> {
  const { blog_posts_per_page: limit, blog_path: path } = shared.values;
  const count = Math.max(1, Math.ceil((await reading.count('post')) / limit));
  if (number > count) return 'missing';
  const posts = await reading.pages('post', { limit, offset: (number - 1) * limit, isDescending: true });
  const list: PostList = { posts: posts.map((post) => lineOf(post, shared)), number, count, path };
  const own = page ?? (await listPage(reading, path));
  const source = number === 1 ? (page?.body.published?.source ?? '') : '';
  if (own) return { view: { ...(await readPage(own, source, shared, reading)), list } };
  const { language } = shared.site.site;
  const words = wordsIn(language);
  const crumbs = [
    { path: '/', title: words.home },
    { path, title: words.blog },
  ];
  return {
    view: { path, title: words.blog, description: '', language, source: '', presentation: PLAIN, crumbs, list },
  };
}

/** The published page that stands before the list. */
async function listPage(reading: Reading, path: string): Promise<Document<PageBody> | undefined> {
  const place = await reading.get('path', path);
  const page = place && !place.body.moved ? await reading.get('page', place.body.page) : undefined;
  return page?.body.published ? page : undefined;
}
