import { networkName } from '../../../component/social/networks.js';
import type { Manifest } from '../../../manifest/schema.js';
import { pointer } from '../../../message/pointer.js';
import { listed } from '../../../text/listed.js';
import { memo } from '../../../text/memo.js';
import { linksOf } from '../../document/links.js';
import { blockTarget } from '../../edit/block-target.js';
import { listOfProfiles } from '../../edit/list-of-profiles.js';
import { replacing } from '../../edit/replace.js';
import { menuItemsOf } from '../../menu/static-menus.js';
import type { Problem, Rule } from '../../rule.js';
import { groupProfiles } from '../../social/groups.js';
import { profileKey } from '../../social/profile.js';
import { rowFixesOf } from '../../social/row-fixes.js';
import { secondRowsOf } from '../../social/second-rows.js';
import { noStaticSocialDocs } from './docs.js';

/** The site's profiles by their key: place in the list, and network. */
const profilesOf = memo(({ resources }: Manifest) => {
  const profiles = new Map<string, { index: number; network: string }>();
  for (const [index, { network, url }] of resources.social.entries()) {
    const key = profileKey(url);
    if (key !== undefined && !profiles.has(key)) profiles.set(key, { index, network });
  }
  return profiles;
});

/** Links by hand to the profiles that `x-social` shows. */
export const noStaticSocial: Rule = {
  id: 'no-static-social',
  severity: 'error',
  docs: noStaticSocialDocs,
  check(page) {
    const { document, manifest } = page;
    const profiles = profilesOf(manifest);
    if (profiles.size === 0) return [];
    const all = linksOf(document).filter(({ href }) => profiles.has(profileKey(href) ?? ''));
    const links = all.length === 0 ? [] : all.filter(({ element }) => !menuItemsOf(page).has(element));
    if (links.length === 0) return [];
    const rows = rowFixesOf(page);
    return groupProfiles(document, links).map(({ element, links: own, start, end }): Problem => {
      const found = own.flatMap(({ href }) => profiles.get(profileKey(href) ?? '') ?? []);
      const [first] = found;
      const single = found.length === 1 && first;
      const parts = own.map((link) => link.element);
      const target = blockTarget(document, element, parts);
      const written = listOfProfiles(page, parts, target);
      const { component } = written;
      // Where an edit says it, a message needs not.
      const told = target ? written.told : component;
      const { fix } = replacing(target, single ? 'the link' : 'the links', component) ?? {};
      // With links to invented profiles beside them, one component stands for all.
      const row = parts[0] && rows.get(parts[0]);
      const second = parts[0] && secondRowsOf(page).get(parts[0]);
      const names = found.map(({ network }) => networkName(network));
      const what = single
        ? `link to the site's profile on ${names[0]}`
        : `links to the site's profiles on ${listed([...new Set(names)])}`;
      return {
        start,
        end,
        message: second
          ? `Unexpected hand-written ${what}, expected none: \`<x-social></x-social>\` once in the same \`<${second.part}>\` shows all profiles, and a copy does not follow when they change`
          : `Unexpected hand-written ${what}, expected \`${told}\`: a copy does not follow when the profiles change${row ? '' : written.note}`,
        resource: single ? pointer('resources', 'social', String(single.index)) : '/resources/social',
        evidence: { profiles: own.map(({ href }) => href) },
        ...(second ? second.fix && { fix: second.fix } : fix && { fix: row ?? fix }),
      };
    });
  },
};
