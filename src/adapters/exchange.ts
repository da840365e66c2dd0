import { limitsOf } from '../canvas/limits.js';
import type { Report } from '../canvas/report.js';
import type { RenderRequest } from '../component/resolution.js';
import { InlayError } from '../error.js';
import { siteFrom } from '../http/site-source.js';
import { assertSite } from '../site/parse.js';
import { revisionOf, siteRevision } from '../site/revision.js';
import type { Site } from '../site/schema.js';
import { codedPage } from './coded-page.js';
import { expandPage } from './expand-page.js';
import { expandable } from './expandable.js';
import type { Headers } from './headers.js';
import type { InlayOptions } from './options.js';
import { ownVersion } from './own-version.js';
import type { Page } from './page.js';
import { plainPage } from './plain-page.js';
import { markNotModified, markValidators, removeValidators, restoreConditions } from './validators.js';

/** One request and its response. */
export interface Exchange {
  /**
   * Looks at a response before its headers go out, and makes them right for a page that is expanded.
   *
   * @param method `HEAD` for a response that has headers alone
   * @returns nothing for what is none of ours: then nothing was changed. Else the page, if there is a body to expand
   */
  open(status: number, headers: Headers, method: string): { page?: Page } | undefined;
}

/** Begins an exchange: the conditions of the request become those that the application knows. */
export type Begin<Request> = (request: Request, headers: Headers) => Exchange | Promise<Exchange>;

/** Headers that tell of the bytes as the application has them. */
const OF_THE_BYTES = ['content-length', 'content-md5', 'digest', 'content-digest', 'repr-digest', 'accept-ranges'];

/** Hexadecimal digits of a revision in an entity tag. */
const REVISION_DIGITS = 16;

/**
 * What begins the exchanges of one middleware.
 *
 * @param urlOf the address of a request
 * @throws InlayError `invalid-limits`; `site-not-parsed` for a site that is not from `parseSite`
 */
export function exchanges<Request>(
  options: InlayOptions<Request>,
  urlOf: (request: Request) => string,
): Begin<Request> {
  const { site: source, onReport, onError = print } = options;
  const requestOf = options.request ?? ((request: Request): RenderRequest => ({ url: urlOf(request) }));
  const limits = limitsOf(options.limits);
  const version = ownVersion();
  /** Kinds of responses that can't be expanded, of which the first was told. */
  const told = new Set<string>();

  const fail = (error: unknown, request: Request): void => {
    try {
      onError(error, request);
    } catch {
      // A mistake of the one who is told must not cost the page.
    }
  };

  const begin = (site: Site | undefined, request: Request, conditions: Headers): Exchange => {
    const known = lazily(() => {
      try {
        return site && checked(requestOf(request));
      } catch (error) {
        fail(error, request);
        return undefined;
      }
    });
    const revision = lazily(
      () => site && known() && revisionOf([version, siteRevision(site), known()]).slice(0, REVISION_DIGITS),
    );
    const restored = restoreConditions(conditions, revision);

    const report = (made: Report): void => {
      try {
        onReport?.(made, request);
      } catch (error) {
        fail(error, request);
      }
    };

    return {
      open(status, headers, method) {
        if (status === 304) return markNotModified(headers, restored, revision) ? {} : undefined;
        const found = expandable(status, headers);
        if ('problem' in found) {
          const { problem } = found;
          if (problem && !told.has(problem.code)) fail(problem, request);
          if (problem) told.add(problem.code);
          return undefined;
        }
        const own = known();
        if (!site || !own) {
          removeValidators(headers);
          return {};
        }
        for (const name of OF_THE_BYTES) headers.remove(name);
        markValidators(headers, revision);
        if (method === 'HEAD') return {};
        const means = {
          limit: limits.canvasLength,
          expand: (bytes: Uint8Array, sent: number) =>
            expandPage(bytes, sent, { site, request: own, limits, onReport: onReport && report }),
          onFailure: (error: unknown) => fail(error, request),
        };
        return { page: found.coding ? codedPage(found.coding, means) : plainPage(means) };
      },
    };
  };

  if (typeof source !== 'function') {
    assertSite(source);
    return (request, conditions) => begin(source, request, conditions);
  }
  return async (request, conditions) => {
    let site: Site | undefined;
    try {
      site = await siteFrom(source);
      assertSite(site);
    } catch (error) {
      fail(error, request);
      site = undefined;
    }
    return begin(site, request, conditions);
  };
}

/** What a function of the user gave: code without types may give nothing, or a promise, for which no response can wait. */
function checked(own: RenderRequest | undefined): RenderRequest {
  if (own instanceof Promise) {
    own.catch(() => {});
    throw new InlayError('invalid-request', 'Unexpected promise from `request`, expected an object');
  }
  return own ?? {};
}

/** Where nobody else listens, somebody should still learn why a page shows its components as they are. */
function print(error: unknown): void {
  console.error(`inlay: a page is not expanded: ${error instanceof Error ? error.message : String(error)}`);
}

/** A value that is made when it is first asked for. */
function lazily<T>(make: () => T): () => T {
  let made: { value: T } | undefined;
  return () => {
    made ??= { value: make() };
    return made.value;
  };
}
