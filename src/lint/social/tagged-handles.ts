import { type Flow, partOf } from '../document/flows.js';
import { nearestTag } from '../document/nearest.js';
import { placeOfElement } from '../owner/place.js';
import { likeness, siteNamesOf } from '../owner/site-names.js';
import type { Page } from '../rule.js';
import { asksToFollowUs, isQuotation } from './asks-to-follow.js';
import type { InventedProfile } from './invented-profile.js';
import { namedProfileOf } from './more-networks.js';
import { networkNamed } from './network-names.js';

/** To name somebody in a post or to follow, and right behind it a handle without a network: "tag @harbour". */
const TAGGED =
  /(?<!\p{L})(?:tag(?:s|ging)?|mention|follow|tagg(?:a(?:ci|te|teci|re)?|e|t|en)|taguez|identifiez|mentionnez|suivez|etiqueta|etiqu[eé]tanos|menciona(?:nos)?|sigue|s[ií]guenos|marque|segue|segui(?:ci)?|markier(?:e|t|en)|verlink(?:e|t|en)|folg(?:e|t|en)|volg|följ|følg|merkitse|seuraa|oznacz(?:cie)?|obserwuj(?:cie)?|označte|sledujte|jelöl(?:j|d)|kövesd|etichetează|etiketle(?:yin)?|отмет(?:ьте|ить)|отмечайте|позначайте)(?:[ -](?:us|uns|sie|nous|nos|noi|ons|oss|nas|nás|нас|bei|mit|with|on|at|the|account)){0,3}\s?[:：,]?\s@([A-Za-z0-9_][\w.]{1,38}\w)(?![\w@])/giu;
/** How much of a handle the site's name has, to be its own by that. */
const ALIKE = 0.5;
/** What a town calls itself there, which the site may be named after. */
const OF_TOWN = /visit|discover|explore|city|town|council|touris|turis|comune|mairie|stadt|gemeente|kommune|official/i;
/** Characters around it in which its network is named. */
const AROUND = 60;
/** Steps to compare a handle. */
const COMPARED = 2000;

const linkAround = nearestTag('a', 'code', 'pre');

/** The profiles of the site's name that a page tells visitors to tag or follow by their handles alone. */
export function profilesTagged(page: Page, flow: Flow): InventedProfile[] {
  const { document, manifest } = page;
  return [...flow.text.matchAll(TAGGED)].flatMap(({ 0: written, 1: handle = '', index }): InventedProfile[] => {
    const to = index + written.length;
    document.budget.spend(COMPARED);
    const isAlike = likeness(handle, siteNamesOf(manifest)) >= ALIKE && !OF_TOWN.test(handle);
    const isUs = asksToFollowUs(flow.text.slice(0, to - handle.length - 1));
    const { start, end, element } = partOf(document, flow, to - handle.length - 1, to);
    const { kind: place } = placeOfElement(document, element);
    if (!isAlike && !(isUs && place !== 'article' && place !== 'other')) return [];
    if ((place === 'other' && !isUs) || isQuotation(document, element) || linkAround(document, element)) return [];
    if (isConfiguredHandle(page, handle)) return [];
    return [
      {
        start,
        end,
        url: `@${handle}`,
        network: networkAround(flow.text, index, to) ?? networkOfSite(page),
        place,
        isEmpty: false,
        isText: true,
        why: isAlike ? 'its handle is like the name of the site' : 'the words before it say so',
        score: manifest.resources.social.length === 0 ? 0.6 : 0.8,
        link: undefined,
      },
    ];
  });
}

/** The network that a sentence names around a handle. */
function networkAround(text: string, from: number, to: number): string | undefined {
  const around = `${text.slice(to, to + AROUND)} ${text.slice(Math.max(0, from - AROUND), from)}`;
  return around.match(/\p{L}{2,15}/gu)?.flatMap((word) => networkNamed(word) ?? [])[0];
}

/** The network that is meant where none is named: people tag each other's pictures on Instagram. */
function networkOfSite({ manifest }: Page): string {
  const networks = manifest.resources.social.flatMap(({ url }) => namedProfileOf(url)?.network ?? []);
  return networks.includes('instagram') ? 'instagram' : (networks[0] ?? 'instagram');
}

/** Whether the site has a handle at any network. */
function isConfiguredHandle({ manifest }: Page, handle: string): boolean {
  const written = handle.toLowerCase();
  return manifest.resources.social.some(
    ({ url }) => namedProfileOf(url)?.handle.toLowerCase().replace(/^@/, '') === written,
  );
}
