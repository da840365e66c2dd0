import { parsed } from '../../../html/url.js';
import { type JsonEntry, pathOf } from '../../document/json-tree.js';
import { oncePerDocument } from '../../document/once-per-document.js';
import { isOwner, type JsonPlace, type Thing, thingsOf, type Value } from '../../document/things.js';
import { spanOfValue } from '../../document/value-span.js';
import { removingFromData, writingInData } from '../../edit/data-edits.js';
import { isFileLink } from '../../menu/site-links.js';
import { isKnownDomain } from '../../owner/made-up-host.js';
import { siteNamesOf } from '../../owner/site-names.js';
import type { Page, Problem } from '../../rule.js';
import { hasPage, isHostAlone, onlyPagesOf } from './has-page.js';
import { bareHost, hostsOfPage, otherHostsOf } from './other-hosts.js';

/** Levels of things in one another, and web addresses that are looked at. */
const [MOST_LEVELS, MOST] = [8, 2000];
/** Steps to look at an address. */
const READ = 10;

/** Types of things that are a page, or the site. */
const PAGE = /(?:Page|^WebSite)$/;
/** Pictures are told as such. */
const PICTURE = /image|logo|photo|thumbnail|contentUrl|embedUrl/i;

/** The web addresses in JSON-LD at a host that the page says is its own and that is not the site's: they are made up with it. */
export function dataAtOtherHosts(page: Page): Problem[] {
  const { document, manifest } = page;
  const hosts = hostsOfPage(page);
  const own = parsed(manifest.site.url);
  if (hosts.size === 0 || !own) return [];
  const names = siteNamesOf(manifest);
  const said = new Map(otherHostsOf(page).flatMap(({ said: { data, value } }) => (data ? [[data.entry, value]] : [])));
  const isTold = ({ entry }: JsonPlace) => {
    const address = said.get(entry);
    return address !== undefined && !namesPage(entry, address);
  };
  const found = webAddresses(document).flatMap(({ value, json }) => {
    document.budget.spend(READ);
    const text = value.text.trim();
    const hostname = bareHost(parsed(text)?.hostname ?? '');
    const above = [...hosts.keys()].find((host) => `.${hostname}`.endsWith(`.${host}`));
    if (above === undefined || isTold(json) || isFileLink({ href: text })) return [];
    return isKnownDomain(hostname, names) && !said.has(json.entry)
      ? []
      : [{ value, json, text, above, isSame: above === hostname }];
  });
  const rests = found.map((each) => ({ ...each, expected: expectedOf(each, own.origin, page) }));
  const removing = removingFromData(
    document,
    rests.flatMap(({ json, expected }) => (expected === undefined ? [wholeOf(json)] : [])),
  );
  return rests.map(({ value, json, text, above, isSame, expected }): Problem => {
    const why = `it is ${isSame ? 'at' : 'below'} \`${above}\`, which the page says is its own and which is not the site's`;
    const isSure = isSame && hosts.get(above) === true;
    return {
      ...spanOfValue(document, value),
      ...(!isSure && { outcome: 'needs-review' }),
      message: `Unexpected web address \`${text}\` as \`${pathOf(json.entry)}\` of the data, expected ${expected === undefined ? `${onlyPagesOf(own.host)}, or none` : `\`${expected}\``}: ${why}`,
      resource: '/site/url',
      evidence: { value: text, kind: 'web address', why, score: isSure ? 0.9 : 0.6 },
      fix: expected === undefined ? removing(wholeOf(json)) : writingInData(document, json, expected),
    };
  });
}

/** What an address is at the site's own host: one that names a page there only where the site has that page. */
function expectedOf(
  { json, text, isSame }: { json: JsonPlace; text: string; isSame: boolean },
  origin: string,
  { manifest }: Page,
): string | undefined {
  const url = parsed(text);
  if (!url || !isSame) return undefined;
  const expected = origin + text.slice(/^https?:\/\/[^/?#\s\\]{1,300}/i.exec(text)?.[0].length ?? 0);
  return !namesPage(json.entry, text) || hasPage(manifest, expected) ? expected : undefined;
}

/** What says nothing without the address beside it, in a thing that only leads there. */
const BESIDE = /^(?:@type|@context|actionPlatform|inLanguage|name|result|query|query-input)$/;
/** Types of things that only lead to an address. */
const LEADING = /(?:Action|^EntryPoint|^Menu)$/;

/** An address with the thing around it that would say nothing without it, as an action without its target. */
function wholeOf(json: JsonPlace): JsonPlace {
  let { entry } = json;
  for (let level = 0; level < MOST_LEVELS; level += 1) {
    const { group } = entry;
    const isHollow =
      group.kind === 'object' && group.entries.every((each) => each === entry || BESIDE.test(each.name ?? ''));
    if (!group.entry || !isHollow || !typesAround(entry).some((type) => LEADING.test(type))) break;
    entry = group.entry;
  }
  return { ...json, entry };
}

/**
 * Whether an address in JSON-LD names a page that the site must have, be it one of a search: not what a thing is called by, nor the
 * address of a page or of the house that the data describes.
 */
export function namesPage(entry: JsonEntry, address: string): boolean {
  if (isHostAlone(address) || nameOf(entry) === '@id') return false;
  const isOwnUrl = nameOf(entry) === 'url';
  return !typesAround(entry).some((type) => PAGE.test(type) || (isOwnUrl && isOwner(type)));
}

/** The name of a member, or of the list that an item stands in. */
function nameOf(entry: JsonEntry): string | undefined {
  return entry.name ?? (entry.group.kind === 'list' ? entry.group.entry?.name : undefined);
}

function typesAround({ group }: JsonEntry): string[] {
  const type = group.entries.find(({ name }) => name === '@type')?.value;
  const all = type?.kind === 'list' ? type.entries.map(({ value }) => value) : type ? [type] : [];
  return all.flatMap((each) => (each.kind === 'scalar' ? [String(each.value)] : []));
}

interface Address {
  value: Value;
  json: JsonPlace;
}

/** The web addresses in JSON-LD but those of pictures, each once. */
const webAddresses = oncePerDocument((document): readonly Address[] => {
  const found = new Map<JsonEntry, Address>();
  const visit = (thing: Thing, level: number) => {
    for (const [name, values] of thing.values) {
      if (name === '@context' || PICTURE.test(name)) continue;
      for (const value of values) {
        if ('types' in value) {
          if (level < MOST_LEVELS) visit(value, level + 1);
        } else if (value.json && found.size < MOST && /^\s*https?:\/\//i.test(value.text)) {
          found.set(value.json.entry, { value, json: value.json });
        }
      }
    }
  };
  for (const thing of thingsOf(document)) visit(thing, 0);
  return [...found.values()];
});
