import { attribute, type DocElement } from '../document/element.js';
import type { Target } from '../document/link-key.js';
import { oncePerPage } from '../document/once-per-page.js';
import type { Page } from '../rule.js';

const LANGUAGE_HOME = /^\/?[a-z]{2}(?:-[a-z]{2})?\/?$/i;

/** What the address of a link says: many marks may stand in one. */
export interface LinkFacts {
  /** It leads to the start of the site in another language. */
  isLanguageHome: boolean;
  /** It leads to another host. */
  isForeign: boolean;
  /** It leads to the home page of some host: a site may have moved. */
  isRoot: boolean;
  /** It leads nowhere yet. */
  isPlaceholder: boolean;
  /** It leads to a part of the page. */
  isFragment: boolean;
}

/** What a link's address says. */
export function linkFacts(page: Page, link: DocElement): LinkFacts {
  const facts = factsOf(page);
  const known = facts.get(link) ?? read(page, link);
  facts.set(link, known);
  return known;
}

const factsOf = oncePerPage(() => new Map<DocElement, LinkFacts>());

const PLACEHOLDER = /^(?:#|javascript:|$)/i;
const ROOT = /^(?:https?:)?\/\/[^/?#]+\/?$/i;

function read({ manifest }: Page, link: DocElement): LinkFacts {
  const written = attribute(link, 'href');
  const href = written?.trim() ?? '';
  return {
    isLanguageHome: LANGUAGE_HOME.test(written === undefined ? 'none' : href),
    isForeign: /^(?:https?:)?\/\//i.test(written ?? '') && hostOf(written ?? '') !== hostOf(manifest.site.url),
    isRoot: ROOT.test(href),
    isPlaceholder: PLACEHOLDER.test(href),
    isFragment: href.startsWith('#'),
  };
}

function hostOf(url: string): string | undefined {
  return /^(?:https?:)?\/\/(?:www\.)?([^/:?#]+)/i.exec(url)?.[1]?.toLowerCase();
}

/** Whether a link leads to a page of the site that is no start. */
export function isInnerPage({ isLanguageHome, isFragment }: LinkFacts, target: Target | undefined): boolean {
  return target?.key !== undefined && !target.home && target.tail !== '' && !isLanguageHome && !isFragment;
}
