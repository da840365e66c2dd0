import { limitsOf } from '../canvas/limits.js';
import type { Report } from '../canvas/report.js';
import type { RenderRequest } from '../component/resolution.js';
import { siteFrom } from '../http/site-source.js';
import { InlayError } from '../message/error.js';
import { harmless } from '../message/printable.js';
import { assertSite } from '../site/parse.js';
import type { Site } from '../site/schema.js';
import { createExchange, type Exchange } from './exchange.js';
import type { Headers } from './headers.js';
import type { InlayOptions } from './options.js';

/** Begins an exchange: the conditions of the request become those that the application knows. */
export type Begin<Request> = (request: Request, conditions: Headers) => Exchange | Promise<Exchange>;

/**
 * What begins the exchanges of one middleware. Whatever the user's functions throw costs no page.
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
  /** Kinds of responses that can't be expanded, of which the first was told. */
  const told = new Set<string>();

  const fail = (error: unknown, request: Request): void => {
    attempt(
      () => onError(error, request),
      () => {},
    );
  };

  const begin = (site: Site | undefined, request: Request, conditions: Headers): Exchange => {
    const onFailure = (error: unknown): void => fail(error, request);
    const deps = {
      site,
      request: () => attempt(() => checked(requestOf(request)), onFailure),
      limits,
      onReport: onReport && ((report: Report) => attempt(() => onReport(report, request), onFailure)),
      onFailure,
      onProblem(problem: InlayError): void {
        if (!told.has(problem.code)) onFailure(problem);
        told.add(problem.code);
      },
    };
    return createExchange(deps, conditions);
  };

  if (typeof source !== 'function') {
    assertSite(source);
    return (request, conditions) => begin(source, request, conditions);
  }
  return async (request, conditions) => {
    let site: Site | undefined;
    try {
      const given = await siteFrom(source);
      assertSite(given);
      site = given;
    } catch (error) {
      fail(error, request);
    }
    return begin(site, request, conditions);
  };
}

/** What a function gives; nothing when it throws, and one is told. */
function attempt<T>(make: () => T, onFailure: (error: unknown) => void): T | undefined {
  try {
    return make();
  } catch (error) {
    onFailure(error);
    return undefined;
  }
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
  console.error(harmless(`inlay: a page is not expanded: ${error instanceof Error ? error.message : String(error)}`));
}
