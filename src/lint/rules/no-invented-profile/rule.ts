import { networkName } from '../../../component/social/networks.js';
import { memo } from '../../../text/memo.js';
import { shortText } from '../../../text/short-text.js';
import type { DocElement } from '../../document/element.js';
import type { JsonEntry, JsonGroup } from '../../document/json-tree.js';
import { linksWithin } from '../../document/links.js';
import { nearestTag } from '../../document/nearest.js';
import { oncePerElement } from '../../document/once-per-document.js';
import type { JsonPlace } from '../../document/things.js';
import { removalByHand, removingFromData, writingInData } from '../../edit/data-edits.js';
import { withLeftEmpty } from '../../edit/left-empty.js';
import type { Page, Problem, Proposal, Rule } from '../../rule.js';
import { CERTAIN, type InventedProfile } from '../../social/invented-profile.js';
import { inventedProfilesOf } from '../../social/invented-profiles.js';
import { namedProfileOf } from '../../social/more-networks.js';
import { isPageOfReviews } from '../../social/review-sites.js';
import { rowFixesOf, rowNotesOf } from '../../social/row-fixes.js';
import { words } from '../../words/fold.js';
import { noInventedProfileDocs } from './docs.js';

/** Profiles that a page presents as the site's own, and that the site does not have. */
export const noInventedProfile: Rule = {
  id: 'no-invented-profile',
  severity: 'error',
  docs: noInventedProfileDocs,
  saysOther: true,
  check(page) {
    const profiles = inventedProfilesOf(page);
    const gone = profiles.flatMap((profile) =>
      profile.data && profile.score >= CERTAIN && insteadOf(page, profile) === undefined ? [profile.data] : [],
    );
    const goes = new Set(
      profiles.flatMap((profile) =>
        profile.data && insteadOf(page, profile) === undefined ? [profile.data.entry] : [],
      ),
    );
    const removing = removingFromData(page.document, gone);
    const rows = rowFixesOf(page);
    return profiles.map((profile) => {
      const fix = profile.link && rows.get(profile.link);
      const note = (profile.link && rowNotesOf(page).get(profile.link)) ?? '';
      const problem = problemOf(page, profile, removing, goes);
      return { ...problem, message: problem.message + note, ...(fix && { fix }) };
    });
  },
};

/** Characters of an address that a message shows. */
const LONGEST = 120;

function problemOf(
  page: Page,
  profile: InventedProfile,
  removing: (place: JsonPlace) => Proposal,
  goes: ReadonlySet<JsonEntry>,
): Problem {
  const { start, end, url, network, place, isEmpty, why, score, data } = profile;
  const social = socialOf(page);
  const name = networkName(network);
  const shown = shortText(url, LONGEST);
  const index = social.findIndex((each) => each.network === network);
  const what = isEmpty ? `link to ${name} without a profile, \`${shown}\`` : `profile on ${name} \`${shown}\``;
  const once = `\`<x-social></x-social>\` once${profile.link ? whereOf(page, profile.link) : ''}`;
  const own = insteadOf(page, profile);
  const isOfReviews = profile.link !== undefined && !isEmpty && isPageOfReviews(network, url);
  const expected = isOfReviews
    ? `none, as the site has no such page among its profiles; take the link out${profile.link ? withLink(page, profile.link) : ''}, and have the owner put its address among the site's profiles if it is right`
    : social.length === 0
      ? 'none, as the site has no profiles'
      : profile.link === undefined && profile.isText !== true
        ? expectedInData(social, own, name)
        : profile.link && isInSentence(page, profile.link)
          ? index === -1
            ? `none on ${name}: take its mention out of the sentence; ${once} shows all profiles that the site has`
            : `\`${social[index]?.url}\`, the site's profile there, or ${once} for all profiles`
          : index === -1
            ? `none on ${name}: ${once} shows all profiles that the site has`
            : `${once} for all profiles: the site's profile there is \`${social[index]?.url}\``;
  const isSure = score >= CERTAIN;
  const fix = isSure && data ? (own ? writingInData(page.document, data, own.url) : removing(data)) : undefined;
  const advice = fix ? '' : adviceFor(profile, goes);
  return {
    start,
    end,
    message: `Unexpected ${what}, expected ${expected}${profile.link ? ';' : ':'} ${why}${advice}`,
    outcome: isSure ? 'violation' : 'needs-review',
    ...(social.length > 0 && { resource: index === -1 ? '/resources/social' : `/resources/social/${index}` }),
    evidence: { url: shown, network, place, why, score },
    ...(fix && { fix }),
  };
}

/** What goes with a link that is taken out: what would be left empty, or the words of a sentence on it. */
function withLink(page: Page, link: DocElement): string {
  const left = withLeftEmpty(page.document, link);
  if (left !== '') return ` ${left}`;
  return isInSentence(page, link) ? ', with what the words around it say of it' : '';
}

const blockAround = nearestTag('p', 'ul', 'ol');

/** Words of a paragraph outside its links that say no more than whom to follow where: for each link, and beside that. */
const [WORDS_A_LINK, MORE_WORDS] = [2, 4];

const INLINE: ReadonlySet<string> = new Set(['span', 'b', 'strong', 'em', 'i', 'small', 'u', 'mark', 'font']);

/** Whether words stand beside a link, so that it is a part of a sentence: the component is a block, and has no place there. */
function isInSentence(page: Page, link: DocElement): boolean {
  if (rowFixesOf(page).has(link)) return false;
  for (let each = link.parent; each; each = each.parent) {
    if (each.children.some((child) => child.kind === 'text' && SAYS.test(child.value))) return true;
    if (!INLINE.has(each.tag)) return false;
  }
  return false;
}

const SAYS = /[\p{L}\p{N}]/u;

/** Where the component goes that stands for a link in a list of profiles, or in a paragraph, which can hold no block. */
function whereOf(page: Page, link: DocElement): string {
  const { document } = page;
  const block = blockAround(document, link);
  if (!block) return '';
  const { others, isSaidAlone } = linksOfBlock(document, block);
  const isAll = others.length === 0 || (others.length === 1 && others[0] === link);
  if (block.tag !== 'p') return isAll ? ` in place of the whole \`<${block.tag}>\`` : '';
  if (rowFixesOf(page).has(link)) return ' behind the words of the `<p>`';
  if (isAll && isSaidAlone) return ' in place of the whole `<p>`';
  return ` ${block.closed ? 'beside the `<p>`' : 'behind the `<p>`, which then needs its `</p>`'}, without the words for it there,`;
}

/** Of a block its links that lead to no profile, and whether it says no more than its links need: read once for all of them. */
const linksOfBlock = oncePerElement((document, block): { others: readonly DocElement[]; isSaidAlone: boolean } => {
  const links = linksWithin(document, block);
  const others = links.flatMap(({ element, href }) => (namedProfileOf(href) === undefined ? [element] : []));
  const said = block.children.flatMap((child) => (child.kind === 'text' ? words(child.value) : [])).length;
  return { others, isSaidAlone: said <= links.length * WORDS_A_LINK + MORE_WORDS };
});

/** The profiles that components show: those whose addresses lead nowhere are shown by none. */
function socialOf({ manifest: { runtime_components, resources } }: Page): readonly OwnProfile[] {
  return runtime_components['x-social'].usable ? resources.social : [];
}

type OwnProfile = Page['manifest']['resources']['social'][number];

/** The site's profile at the same network, where data does not name it already beside the invented one. */
function insteadOf(page: Page, { network, link, data }: InventedProfile): OwnProfile | undefined {
  const own = link ? undefined : socialOf(page).find((each) => each.network === network);
  return own && data && addressesOf(data.entry.group).has(bare(own.url)) ? undefined : own;
}

/** The texts of a group in data, as `bare` gives them: read once for all profiles in it. */
const addressesOf = memo(
  ({ entries }: JsonGroup): ReadonlySet<string> =>
    new Set(
      entries.flatMap(({ value }) =>
        value.kind === 'scalar' && typeof value.value === 'string' ? [bare(value.value)] : [],
      ),
    ),
);

/** An address without what two that lead to the same may differ in. */
function bare(url: string): string {
  return url
    .trim()
    .toLowerCase()
    .replace(/^https?:\/\/(?:www\.)?/, '')
    .replace(/\/$/, '');
}

/** What to do by hand with a profile that stands in data. */
function adviceFor({ link, isText, isInCode, data }: InventedProfile, goes: ReadonlySet<JsonEntry>): string {
  if (link || isText) return '';
  if (isInCode) return '. To remove it, take out the member or attribute that has it, and what the page makes of that';
  return `. ${data ? removalByHand(data, goes) : 'To remove it, take the whole element out'}`;
}

/** Profiles that a message names. */
const MOST_NAMED = 3;

/** What belongs in data, where no component is expanded: the address of a profile that the site has. */
function expectedInData(social: readonly OwnProfile[], own: OwnProfile | undefined, name: string): string {
  if (own) return `\`${own.url}\`, the site's profile there`;
  const urls = social.slice(0, MOST_NAMED).map(({ url }) => `\`${shortText(url, LONGEST)}\``);
  return `none on ${name}: remove it, as the site has no ${name} profile; it has ${urls.join(', ')}${social.length > MOST_NAMED ? ' and more' : ''}`;
}
