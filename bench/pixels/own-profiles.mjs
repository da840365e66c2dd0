import { networkIcon } from '../../dist/component/social/icon.js';
import { networkName } from '../../dist/component/social/networks.js';
import { serialize } from '../../dist/html/serialize.js';
import { childrenOf, classesOf, elementsIn, inPlaceOf, sharedClasses, textOf, withinOf, written } from './dom.mjs';

/** Networks whose icons pages show, as icon fonts and addresses write them. */
const NETWORKS = /\b(?:facebook|twitter|github|linkedin|instagram|youtube|dribbble|pinterest|mastodon)\b/;

/**
 * The lists of links to profiles that a page shows, as icons alone or by the networks' names. Icons of a page come from fonts
 * and scripts; the site has its own. So the page as it was gets those of the site in their place, and nothing else.
 *
 * @param document as parse5 reads it, with places
 * @param source what it was read from
 * @param dress see `DRESS`
 * @returns the profiles of all of the lists, how they are shown, the edits of the page as it was and those that put `x-social`
 * there; nothing where there are no such lists
 */
export function ownProfiles(document, source, dress) {
  const lists = elementsIn(document).flatMap((element) => {
    const links = linksOf(element);
    const networks = links?.map((link) => networkOf(link, source));
    return networks && networks.length > 1 && !networks.includes(undefined) ? [{ element, links, networks }] : [];
  });
  const [first] = lists;
  if (!first) return undefined;
  const same = lists.filter(({ networks }) => networks.join() === first.networks.join());
  const icons = isIcon(first.links[0]) ? 'only' : 'none';
  return {
    elements: same.map(({ element }) => element),
    icons,
    profiles: first.networks.map((network) => ({ network, url: `https://${network}.example/pixels` })),
    before:
      icons === 'none' ? [] : same.flatMap((list) => list.links.map((link, at) => siteIcon(link, list.networks[at]))),
    after: same.map(({ element, links }) => inPlaceOf(element, component(element, links, dress))),
    needsPreset: icons === 'only',
  };
}

/** The links of a list, but for one in a line of text: the blanks between its items show, and a component writes none. */
function linksOf(element) {
  if (classesOf(element).includes('list-inline')) return undefined;
  const inside = element.tagName === 'ul' ? childrenOf(element).map(childrenOf) : [];
  return inside.every((links) => links.length === 1) ? inside.flat() : undefined;
}

/** The network that a link shows, when that is all that it shows. */
function networkOf(link, source) {
  if (link.tagName !== 'a') return undefined;
  const { startOffset, endOffset } = link.sourceCodeLocation;
  const [network] = NETWORKS.exec(source.slice(startOffset, endOffset).toLowerCase().replaceAll('-f"', '"')) ?? [];
  if (isIcon(link)) return network;
  return network !== undefined && textOf(link).trim() === networkName(network) ? network : undefined;
}

function isIcon(link) {
  return textOf(link).trim() === '';
}

function siteIcon(link, network) {
  return withinOf(link, serialize(networkIcon(network, [])));
}

function component(element, links, { profiles }) {
  const classes = [
    written('class', classesOf(element).join(' '), profiles.list),
    written('item-class', sharedClasses(childrenOf(element)), ''),
    written('link-class', sharedClasses(links), profiles.link),
  ];
  return `<x-social${classes.join('')}></x-social>`;
}
