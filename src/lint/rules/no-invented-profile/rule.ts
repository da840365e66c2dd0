import { networkName } from '../../../component/social/networks.js';
import { shortText } from '../../../text/short-text.js';
import type { Page, Problem, Rule } from '../../rule.js';
import { noInventedProfileDocs } from './docs.js';
import { type InventedProfile, inventedProfilesOf } from './invented-profiles.js';

/** Profiles that a page presents as the site's own, and that the site does not have. */
export const noInventedProfile: Rule = {
  id: 'no-invented-profile',
  severity: 'error',
  docs: noInventedProfileDocs,
  check(page) {
    return inventedProfilesOf(page).map((profile) => problemOf(page, profile));
  },
};

/** From here on nobody has to look. */
const CERTAIN = 0.75;
/** Characters of an address that a message shows. */
const LONGEST = 120;

function problemOf({ manifest }: Page, profile: InventedProfile): Problem {
  const { start, end, url, network, place, isEmpty, why, score } = profile;
  // Profiles whose addresses lead nowhere are shown by no component.
  const social = manifest.runtime_components['x-social'].usable ? manifest.resources.social : [];
  const name = networkName(network);
  const shown = shortText(url, LONGEST);
  const index = social.findIndex((each) => each.network === network);
  const what = isEmpty ? `link to ${name} without a profile, \`${shown}\`` : `profile on ${name} \`${shown}\``;
  const expected =
    social.length === 0
      ? 'none, as the site has no profiles'
      : profile.link === undefined
        ? expectedInData(social, social[index], name)
        : index === -1
          ? `none on ${name}: \`<x-social></x-social>\` once shows all profiles that the site has`
          : `\`<x-social></x-social>\` once for all profiles: the site's profile there is \`${social[index]?.url}\``;
  return {
    start,
    end,
    message: `Unexpected ${what}, expected ${expected}; ${why}`,
    outcome: score < CERTAIN ? 'needs-review' : 'violation',
    ...(social.length > 0 && { resource: index === -1 ? '/resources/social' : `/resources/social/${index}` }),
    evidence: { url: shown, network, place, why, score },
  };
}

/** Profiles that a message names. */
const MOST_NAMED = 3;

/** What belongs in data, where no component is expanded: the address of a profile that the site has. */
function expectedInData(social: readonly { url: string }[], own: { url: string } | undefined, name: string): string {
  if (own) return `\`${own.url}\`, the site's profile there, or nothing in its place`;
  const urls = social.slice(0, MOST_NAMED).map(({ url }) => `\`${shortText(url, LONGEST)}\``);
  return `none on ${name}, as the site has no profile there: remove it; the site has ${urls.join(', ')}${social.length > MOST_NAMED ? ' and more' : ''}`;
}
