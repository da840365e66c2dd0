import { isLanguageTag, LANGUAGE_TAG } from 'inlay/internal/site/facts.js';
import * as z from 'inlay/internal/zod.js';
import type { ProblemPlace } from '../../api/problem.js';
import { type PageBody, type PageFacts, pageFacts } from '../../site/kinds/page.js';
import { placeOfPath } from '../../site/lookups.js';
import type { SiteModel } from '../../site/model.js';
import { optionValues } from '../../site/options/options-of.js';
import { draftFacts, isShownPost, liveFacts, withDraftFacts } from '../../site/page-versions.js';
import { listPageOf } from '../../site/pages/list-path.js';
import { canonicalJson } from '../../store/canonical.js';
import { isDay } from '../is-day.js';
import { namePlaces, textPlaces } from '../text-places.js';
import { urlPlaces } from '../url-places.js';
import { type WrittenSource, withWritten, writtenOf, writtenSource } from '../written-source.js';

/** What is written of a page: what it is, and one version of its canvas. */
export const pageRequest = z.strictObject({ ...pageFacts, ...writtenSource });

export type PageRequest = z.output<typeof pageRequest>;

/** The writable view of a page: what a patch is made on. */
export function requestOf(body: PageBody): object {
  return { ...draftFacts(body), ...writtenOf(body) };
}

/** The source that is written. */
export function sourceOfRequest({ source, status, manifest }: PageRequest): WrittenSource {
  return { source, status, ...(manifest !== undefined && { manifest }) };
}

function factsOfRequest({ source: _source, status: _status, manifest: _manifest, ...facts }: PageRequest): PageFacts {
  return facts;
}

/** The page after a write. A draft of what visitors see has facts of its own: they see them when it is published. */
export function bodyOf(before: PageBody | undefined, request: PageRequest, revision: string): PageBody {
  const facts = factsOfRequest(request);
  const versions = withWritten(before ?? {}, sourceOfRequest(request), revision);
  if (!before?.published || request.status === 'published') return { ...facts, ...versions };
  return withDraftFacts({ ...liveFacts(before), ...versions }, versions.draft ? facts : liveFacts(before));
}

/** Whether a request drops the draft of a page that visitors see, and leaves what they see. */
export function dropsDraft(before: PageBody, { source, status }: Readonly<Record<string, unknown>>): boolean {
  return before.published !== undefined && source === null && status === 'draft';
}

/** What a request that drops the draft says of the page beside: that would be seen at once, or lost. */
export function lostFacts(before: PageBody, request: PageRequest): ProblemPlace[] {
  if (!dropsDraft(before, request)) return [];
  const [live, given] = [liveFacts(before), factsOfRequest(request)].map((facts) => new Map(Object.entries(facts)));
  return Object.keys(pageFacts).flatMap((name) => {
    if (canonicalJson(live?.get(name) ?? null) === canonicalJson(given?.get(name) ?? null)) return [];
    return [
      place(
        `/${name}`,
        'invalid',
        `Unexpected \`${name}\` where the draft is dropped, expected the one that visitors see`,
      ),
    ];
  });
}

/** What is wrong with taking the date away from a post that visitors see: it would stand behind all others. */
export function datePlaces(before: PageBody, patch: object, { type }: PageRequest): ProblemPlace[] {
  const takesAway = 'date' in patch && patch.date === null && before.date !== undefined;
  if (!takesAway || type !== 'post' || !isShownPost(before)) return [];
  return [place('/date', 'missing', `Unexpected null, expected a date: visitors see the post with \`${before.date}\``)];
}

/** Members that write a version of the source: a patch without them leaves both as they are, and nothing is linted. */
const OF_SOURCE: readonly string[] = Object.keys(writtenSource);

/** Whether a patch writes a version of the source. */
export function writesSource(patch: object): boolean {
  return Object.keys(patch).some((name) => OF_SOURCE.includes(name));
}

/** The page after a write that leaves its sources as they are: of the version that GET shows. */
export function factsOnly(before: PageBody, request: PageRequest): PageBody {
  return withDraftFacts(before, factsOfRequest(request));
}

/** First parts of paths that lead to no page. */
const RESERVED: readonly string[] = ['uploads', 'preview', 'sign-in', 'sign-out'];

/** Names of files at the top of a site: in a folder of files, a page of that name could not stand beside the file. */
const TOP_FILES = /^(?:robots\.txt|feed\.xml|404\.html|sitemap(?:-\d+)?\.xml)$/i;

/** ISO 8601, as far as a date of a post needs it. */
const DATE = /^\d{4}-\d{2}-\d{2}(?:T\d{2}:\d{2}(?::\d{2}(?:\.\d{1,9})?)?(?:Z|[+-]\d{2}:\d{2})?)?$/;

/** To take a page from visitors is to delete it, which must be confirmed. */
const NO_SOURCE: ProblemPlace = {
  pointer: '/source',
  code: 'missing',
  message: 'Unexpected null with the status `published`, expected a source: what is published goes with `DELETE` alone',
};

/**
 * What is wrong with a page beyond what its schema says.
 *
 * @param base what the paths of the API begin with
 */
export function pagePlaces(request: PageRequest, { authors, options }: SiteModel, base: string): ProblemPlace[] {
  const { source, status, path, title, description, language, author, date, image } = request;
  const [, first = '', ...rest] = path.split('/');
  // What each page of a folder of files is called.
  const file = TOP_FILES.test(first) ? first : [first, ...rest].find((part) => part.toLowerCase() === 'index.html');
  const reserved = [...RESERVED, placeOfPath(base.split('/')[1] ?? '')];
  const { blog_path: blog } = optionValues(options);
  const isOfList =
    listPageOf(placeOfPath(path), placeOfPath(blog)) !== undefined ||
    (path !== blog && placeOfPath(path) === placeOfPath(blog));
  return [
    ...(source === null && status === 'published' ? [NO_SOURCE] : []),
    ...namePlaces('/title', title),
    ...textPlaces('/description', description, true),
    ...(title.trim() === ''
      ? [place('/title', 'missing', 'Unexpected empty title, expected one: tabs, lists and search engines show it')]
      : []),
    ...(reserved.includes(placeOfPath(first))
      ? [place('/path', 'reserved-path', `Unexpected path \`${path}\`, expected another first part than \`${first}\``)]
      : []),
    ...(isOfList
      ? [place('/path', 'reserved-path', `Unexpected path \`${path}\`, expected another: the list of posts is there`)]
      : []),
    ...(file === undefined
      ? []
      : [
          place('/path', 'reserved-path', `Unexpected path \`${path}\`, expected none with \`${file}\`: a file has it`),
        ]),
    ...(language === undefined || isLanguageTag(language)
      ? []
      : [place('/language', 'invalid', `Unexpected \`${language}\`, expected ${LANGUAGE_TAG}`)]),
    ...(author === undefined || author === 'author' || authors.has(author)
      ? []
      : [
          {
            ...place('/author', 'unknown-author', `Unexpected author \`${author}\``),
            allowed: [...new Set(['author', ...authors.keys()])],
          },
        ]),
    ...(date === undefined || (DATE.test(date) && !Number.isNaN(Date.parse(date)) && isDay(date))
      ? []
      : [place('/date', 'invalid', `Unexpected \`${date}\`, expected a date such as \`2026-05-31\``)]),
    ...urlPlaces('/image', image, 'image'),
  ];
}

function place(pointer: string, code: string, message: string): ProblemPlace {
  return { pointer, code, message };
}
