import type { Limits } from '../canvas/limits.js';
import type { Report } from '../canvas/report.js';
import type { RenderRequest } from '../component/resolution.js';
import type { InlayError } from '../message/error.js';
import { revisionOf, siteRevision } from '../site/revision.js';
import type { Site } from '../site/schema.js';
import { VERSION } from '../version.js';
import { codedPage } from './coded-page.js';
import { expandPage } from './expand-page.js';
import { expandable } from './expandable.js';
import type { Headers } from './headers.js';
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

/** What an exchange needs to know. */
export interface ExchangeDeps {
  /** The site; nothing if it can't be had. */
  site: Site | undefined;
  /** What is known of the request; nothing if that can't be had. It is asked for once, and only for a page. */
  request(): RenderRequest | undefined;
  limits: Limits;
  onReport: ((report: Report) => void) | undefined;
  /** Is told why a page is not expanded. */
  onFailure(error: unknown): void;
  /** Is told why a response that looks like a page is none to expand. */
  onProblem(problem: InlayError): void;
}

/** Headers that tell of the bytes as the application has them. */
const OF_THE_BYTES = ['content-length', 'content-md5', 'digest', 'content-digest', 'repr-digest', 'accept-ranges'];

/** Hexadecimal digits of a revision in an entity tag. */
const REVISION_DIGITS = 16;

/**
 * Begins an exchange.
 *
 * @param conditions the headers of the request: they become what the application knows
 */
export function createExchange(deps: ExchangeDeps, conditions: Headers): Exchange {
  const { site, limits, onReport, onFailure, onProblem } = deps;
  const known = lazily(deps.request);
  const revision = lazily(
    () => site && known() && revisionOf([VERSION, siteRevision(site), known()]).slice(0, REVISION_DIGITS),
  );
  const restored = restoreConditions(conditions, revision);

  return {
    open(status, headers, method) {
      if (status === 304) return markNotModified(headers, restored, revision) ? {} : undefined;
      const found = expandable(status, headers);
      if ('problem' in found) {
        if (found.problem) onProblem(found.problem);
        return undefined;
      }
      const request = site && known();
      if (!request) {
        removeValidators(headers);
        return {};
      }
      for (const name of OF_THE_BYTES) headers.remove(name);
      markValidators(headers, revision);
      if (method === 'HEAD') return {};
      const expand = (bytes: Uint8Array, sent: number) => expandPage(bytes, sent, { site, request, limits, onReport });
      const page = { limit: limits.canvasLength, expand, onFailure };
      return { page: found.coding ? codedPage(found.coding, page) : plainPage(page) };
    },
  };
}

/** A value that is made when it is first asked for. */
function lazily<T>(make: () => T): () => T {
  let made: { value: T } | undefined;
  return () => {
    made ??= { value: make() };
    return made.value;
  };
}
