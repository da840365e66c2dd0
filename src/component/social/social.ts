import type { Element } from 'hast';
import { element } from '../../html/element.js';
import { serialize } from '../../html/serialize.js';
import { lacksScheme, linkUrl } from '../../html/url.js';
import { pointer } from '../../message/pointer.js';
import { ICONS } from '../../site/markup.js';
import type { Site } from '../../site/schema.js';
import { memo } from '../../text/memo.js';
import { showsNothing } from '../../text/shows-nothing.js';
import { classNames, partClasses, siteChoice } from '../attribute.js';
import { component } from '../component.js';
import { markupOf } from '../markup/markup-of.js';
import { dataOf, rootClasses } from '../markup/part.js';
import { MISSING_SCHEME } from '../missing-scheme.js';
import type { Note } from '../resolution.js';
import { networkName } from './networks.js';
import { type ItemStyle, type Profile, profileItem } from './profile-item.js';
import { socialResources } from './resources.js';

/** Names the list for people who can't see that it is one, by primary language; English for the others. */
const LABELS: ReadonlyMap<string, string> = new Map([
  ['ar', 'وسائل التواصل الاجتماعي'],
  ['de', 'Soziale Netzwerke'],
  ['es', 'Redes sociales'],
  ['fr', 'Réseaux sociaux'],
  ['it', 'Social network'],
  ['nl', 'Sociale media'],
  ['pl', 'Media społecznościowe'],
  ['pt', 'Redes sociais'],
]);
const ENGLISH_LABEL = 'Social media';

export const social = component({
  tag: 'x-social',
  summary: "Links to the site's profiles on social networks, as a list.",
  block: true,
  holds: 'list',
  resources: socialResources,
  sitePart: {
    kind: 'social',
    label: 'Social profiles',
    names: () => [undefined],
    read: ({ site, social: profiles }) => [site.language, profiles],
  },
  attributes: {
    icons: siteChoice({
      description: 'Whether icons stand before the names, or alone: the names are still heard',
      allowed: ICONS,
    }),
    class: classNames,
    'item-class': partClasses('each item'),
    'link-class': partClasses('each link'),
    'icon-class': partClasses('each icon'),
  },
  labels: { of: ({ social }) => social.flatMap(({ network, label = '' }) => [network, label]) },
  replaces: "Hand-written links to the site's own profiles",
  whenEmpty: 'Nothing is shown while no profile is configured',
  output({ 'x-social': parts }) {
    const sample = { network: 'facebook', href: '…', name: '…' };
    return serialize(listOf([sample], '…', undefined, { parts, icons: parts.icons }));
  },
  example: (site) => (usableProfiles(site).length > 0 ? '<x-social></x-social>' : undefined),
  dependency: () => ({ kind: 'social' }),
  resolve({ icons, class: list, ...written }, { site }) {
    const source = '/social';
    const profiles = usableProfiles(site);
    const notes = site.social.flatMap((profile, index) => noteOn(profile, pointer('social', index)));
    if (profiles.length === 0) return { steps: [{ tried: source, result: 'none configured' }], notes };
    const parts = markupOf(site)['x-social'];
    const items = profiles.map((profile) => ({
      network: profile.network,
      href: linkUrl(profile.url),
      name: nameOf(profile),
    }));
    const root = listOf(items, labelFor(site.site.language), list, {
      parts,
      icons: icons ?? parts.icons,
      item: written['item-class'],
      link: written['link-class'],
      icon: written['icon-class'],
    });
    return { element: root, source, steps: [{ tried: source, result: 'used' }], notes };
  },
});

/** @param written classes that the author gives to the list; nothing where the site's hold */
function listOf(
  profiles: readonly Profile[],
  ariaLabel: string,
  written: readonly string[] | undefined,
  style: ItemStyle,
): Element {
  const { list } = style.parts;
  const className = ['x-social', ...rootClasses(list, written)];
  const items = profiles.map((profile) => profileItem(profile, style));
  return element('ul', { className, role: 'list', ariaLabel, ...dataOf(list) }, items);
}

/** Profiles whose address is allowed, and that have a name. */
export const usableProfiles = memo((site: Site): Site['social'] =>
  site.social.filter((profile) => linkUrl(profile.url) !== undefined && !showsNothing(nameOf(profile))),
);

/** What the link to a profile is called. */
function nameOf({ network, label }: Site['social'][number]): string {
  return label === undefined || showsNothing(label) ? networkName(network) : label;
}

/** What is wrong with a profile. */
function noteOn(profile: Site['social'][number], source: string): Note[] {
  const { url } = profile;
  if (linkUrl(url) === undefined) {
    return [{ code: 'unsafe-url', message: `${source}: the address is not allowed, so it is left out` }];
  }
  if (showsNothing(nameOf(profile))) {
    return [{ code: 'empty-label', message: `${source}: it has neither a network nor a label, so it is left out` }];
  }
  return lacksScheme(url) ? [{ code: 'missing-scheme', message: `${source}: ${MISSING_SCHEME}` }] : [];
}

function labelFor(language: string): string {
  return LABELS.get(language.toLowerCase().split('-')[0] ?? '') ?? ENGLISH_LABEL;
}
