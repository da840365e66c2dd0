import { type DefaultTreeAdapterTypes, parseFragment } from 'parse5';
import type { SlotBody } from '../kinds/slot.js';
import { elementsOf } from './elements.js';
import { policyOf } from './policy.js';

type Element = DefaultTreeAdapterTypes.Element;

/** Relations of a link by which browsers ask another server before anything is shown: no policy speaks of them all. */
const CONNECTS = /(?:^|\s)(?:dns-prefetch|preconnect|prefetch|preload|modulepreload|prerender)(?:\s|$)/i;

/** What of `<meta>` speaks for the whole page. */
const SPEAKS = /^(?:robots|googlebot|bingbot|referrer)$/i;

/**
 * What a slot of HTML or CSS lets a page do that none may by itself: what it adds to the policy, with the origins, as
 * `frame-src https://maps.example`, servers that browsers connect to, and what it tells search engines. Its own styles are
 * known by their hash, and add nothing.
 */
export function addedSources({ language, code }: Pick<SlotBody, 'language' | 'code'>): string[] {
  if (language === 'js') return [];
  const markup = language === 'css' ? `<style>${code}</style>` : code;
  const known = new Set(sourcesIn(policyOf('', [])));
  const added = sourcesIn(policyOf(markup, [markup])).filter(
    (source) => !known.has(source) && !source.includes(" 'sha256-"),
  );
  const told = language === 'css' ? [] : [...elementsOf(parseFragment(code))].flatMap(spokenBy);
  return [...new Set([...added, ...told])];
}

/** Each source with its directive. */
function sourcesIn(policy: string): string[] {
  return policy.split('; ').flatMap((part) => {
    const [directive = '', ...sources] = part.split(' ');
    return sources.map((source) => `${directive} ${source}`);
  });
}

function spokenBy({ tagName, attrs }: Element): string[] {
  const attribute = (name: string) => attrs.find((each) => each.name === name)?.value ?? '';
  const [rel, href, name] = [attribute('rel'), attribute('href'), attribute('name').trim()];
  if (tagName === 'meta' && SPEAKS.test(name)) return [`meta ${name.toLowerCase()}`];
  if (tagName !== 'link' || !CONNECTS.test(rel) || !URL.canParse(href, PLACE)) return [];
  const { origin } = new URL(href, PLACE);
  return origin === PLACE ? [] : [`connects to ${origin}`];
}

/** What relative addresses are resolved against: the site's own. */
const PLACE = 'https://page.invalid';
