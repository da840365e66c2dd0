import { type Flow, flowsOf, partOf } from '../document/flows.js';
import { nearestTag } from '../document/nearest.js';
import { placeOfElement } from '../owner/place.js';
import type { Page } from '../rule.js';
import { addressesInText } from './addresses-in-text.js';
import { handlesBeforeNetworks, type WrittenHandle } from './handles-before-network.js';
import type { InventedProfile } from './invented-profile.js';
import { namedProfileOf } from './more-networks.js';
import { networkNamed } from './network-names.js';
import { whyOwnInText } from './owner-in-text.js';
import { saidBefore } from './said-before.js';
import { profilesTagged } from './tagged-handles.js';

const isQuoted = nearestTag('a', 'code', 'pre');

/** The name of a network right before a handle, as in "Instagram: @harbour". */
const HANDLE =
  /(?<![\p{L}\p{N}])(\p{L}[\p{L}\p{M}]{1,15}(?: ?[\p{L}\p{M}]{3,6})?)(?:\s?[:：,،–(（-]\s?|\s)@([A-Za-z0-9_][\w.]{1,38}\w)(?![\w@])/gu;
/** Characters before it that may name somebody. */
const MOST_BEFORE = 60;
/** Steps to look through a character. */
const SEARCHED = 6;
/** The beginning of a path behind a host: most lines have none. */
const HAS_PATH = /\.[a-z]{2,6}\/\S/i;

/** The profiles that a page gives by their handles or addresses alone, in words and without a link. */
export function profilesInText(page: Page): InventedProfile[] {
  return flowsOf(page.document).flatMap((flow) => [
    ...(flow.text.includes('@') ? profilesOfFlow(page, flow) : []),
    ...(flow.text.includes('/') && HAS_PATH.test(flow.text) ? addressesOfFlow(page, flow) : []),
  ]);
}

function addressesOfFlow(page: Page, flow: Flow): InventedProfile[] {
  page.document.budget.spend(flow.text.length * SEARCHED);
  return addressesInText(page, flow);
}

function profilesOfFlow(page: Page, flow: Flow): InventedProfile[] {
  page.document.budget.spend(flow.text.length * SEARCHED);
  const tagged = profilesTagged(page, flow);
  const known = new Set(tagged.map(({ start }) => start));
  return [...tagged, ...ofNetworks(page, flow).filter(({ start }) => !known.has(start))];
}

/** The handles of a text behind their networks, and those before them that have none there. */
function handlesOf(text: string): WrittenHandle[] {
  const behind = [...text.matchAll(HANDLE)].flatMap(({ 0: written, 1: named = '', 2: handle = '', index }) => {
    const network = networkNamed(named) ?? networkNamed(named.split(' ').at(-1) ?? '');
    return network === undefined || network === 'whatsapp'
      ? []
      : [{ network, handle, at: index + written.length - handle.length - 1, from: index, to: index + written.length }];
  });
  const known = new Set(behind.map(({ at }) => at));
  const before = handlesBeforeNetworks(text).filter(({ at }) => !known.has(at));
  return [...behind, ...before].sort((a, b) => a.at - b.at);
}

function ofNetworks(page: Page, flow: Flow): InventedProfile[] {
  const { document, manifest } = page;
  const handles = handlesOf(flow.text);
  const leads = saidBefore(flow.text, handles, MOST_BEFORE);
  return handles.flatMap(({ network, handle, at }, index) => {
    if (isConfigured(page, network, handle)) return [];
    const { start, end, element } = partOf(document, flow, at, at + handle.length + 1);
    const why = whyOwnInText(page, leads[index] ?? '', handle, element);
    if (why === undefined || isQuoted(document, element)) return [];
    const { kind: place } = placeOfElement(document, element);
    const score = manifest.resources.social.length === 0 ? 0.6 : 0.8;
    return [
      {
        start,
        end,
        url: `@${handle}`,
        network,
        place,
        isEmpty: false,
        isText: true as const,
        why,
        score,
        link: undefined,
      },
    ];
  });
}

/** Whether a handle is that of a profile that the site has at a network. */
function isConfigured({ manifest }: Page, network: string, handle: string): boolean {
  const written = handle.toLowerCase();
  return manifest.resources.social.some(({ url }) => {
    const own = namedProfileOf(url);
    return own?.network === network && own.handle.toLowerCase().replace(/^@/, '') === written;
  });
}
