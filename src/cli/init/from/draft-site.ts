import { budgetOf } from '../../../budget.js';
import type { IndexedDocument } from '../../../lint/document/document.js';
import type { DocElement } from '../../../lint/document/element.js';
import { profileKey } from '../../../lint/social/profile.js';
import { buildManifest } from '../../../manifest/build.js';
import { STAND_IN_URL } from '../../../site/facts.js';
import { parseSite } from '../../../site/parse.js';
import type { SiteState } from '../../../site/schema.js';
import type { SiteFacts } from '../options.js';
import { fieldsOf, ofNumber, ofOthers, partedContacts } from './contact-fields.js';
import type { Drafted } from './drafted.js';
import { findContacts } from './find-contacts.js';
import { findFacts } from './find-facts.js';
import { type FoundForm, findForms } from './find-forms.js';
import { type FoundLogos, findLogos } from './find-logos.js';
import { findMenus } from './find-menus.js';
import { findProfiles } from './find-social.js';
import type { RatedPage } from './html-page.js';
import { placeMenus } from './place-menus.js';
import { readSources, type Sources } from './sources.js';
import { unreadMenus } from './unread-menus.js';
import type { WordPress } from './word-press.js';

type Menus = NonNullable<SiteState['menus']>;

/**
 * Drafts a site of HTML: of a page, the pages of a folder, or what an address answers.
 *
 * @param said what the command line says of the site: it goes before what pages say
 * @throws InlayError for a source that can't be read; `limit-exceeded` for pages that would take too much work
 */
export async function draftSite(from: string, said: Partial<SiteFacts>): Promise<Drafted> {
  return draft(await readSources(from), said);
}

function draft({ pages, url, wordPress, page }: Sources, said: Partial<SiteFacts>): Drafted {
  const budget = budgetOf(MAX_DRAFT_WORK, 'draft a site of these pages');
  for (const { document } of pages) budget.spend(depthsOf(document));
  const found = findFacts(pages);
  const address = url === undefined ? {} : { url: new URL(url).origin };
  const facts = { ...found.facts, ...address, ...wordPress?.facts, ...said };
  const site = { name: 'My site', description: '', url: STAND_IN_URL, language: 'en', ...facts };
  const unsure = found.unsure.filter((line) => !isSaid(line, { ...wordPress?.facts, ...said }));
  if (facts.url === undefined) {
    unsure.push(
      `the address, because no page says it: \`${STAND_IN_URL}\` stands in for it until \`/site/url\` has it`,
    );
  }
  const manifest = buildManifest(parseSite({ site }));
  const rated = pages.map(
    (at): RatedPage => ({
      source: at.document.source,
      document: at.document,
      manifest,
      answers: [],
      at,
      isNamed: facts.name !== undefined,
    }),
  );

  const menusOf = rated.map((at) => ({ at, menus: findMenus(at) }));
  const menus = placeMenus(
    menusOf.flatMap((each) => each.menus),
    site.language,
  );
  unsure.push(...menusOf.flatMap((each) => unreadMenus(each.at, each.menus)));
  const logos = rated.map(findLogos);
  const profiles = rated.map(findProfiles);
  const contacts = rated.map(findContacts);
  const forms = rated.map(findForms);
  for (const { unsure: lines } of [menus, ...logos.slice(0, 1), ...profiles, ...forms]) unsure.push(...lines);
  const { own, others } = partedContacts(contacts.flatMap((each) => each.contacts));
  const fields = fieldsOf(own);
  unsure.push(...others.flatMap((found) => ofOthers(found, fields)));
  const known = [...Object.values(fields), ...others.map(({ contact }) => contact)];
  for (const each of contacts)
    unsure.push(...each.unsure, ...each.doubtful.flatMap((number) => ofNumber(number, known)));
  if (wordPress?.icon !== undefined) unsure.push(`the icon \`${wordPress.icon}\`, because an icon is no logo`);

  const social = [
    ...new Map(profiles.flatMap((each) => each.social).map((each) => [profileKey(each.url), each])).values(),
  ];
  const state: SiteState = {
    site,
    logos: logosOf(logos, wordPress),
    menus: withOfWordPress(menus.menus, wordPress),
    social,
    contacts: fields,
    addons: addonsOf(forms.flatMap((each) => each.forms)),
  };
  return {
    state,
    hasAddress: facts.url !== undefined,
    found: countsOf(state),
    unsure: [...new Set(unsure)],
    ...(page !== undefined && { page }),
  };
}

/** All depths of the elements of pages together: what stands in what is asked for each of them. Some 300 times a large page. */
const MAX_DRAFT_WORK = 50_000_000;

/** How many elements each element stands in, all together. */
function depthsOf({ elements }: IndexedDocument): number {
  const depths = new Map<DocElement, number>();
  let sum = 0;
  for (const element of elements) {
    const depth = 1 + ((element.parent && depths.get(element.parent)) ?? 0);
    depths.set(element, depth);
    sum += depth;
  }
  return sum;
}

/** The menus of the page, and of those that a WordPress tells of the ones in locations that the page shows none in. */
function withOfWordPress(found: Menus, wordPress: WordPress | undefined): Menus {
  const menus: Menus = { locations: { ...found.locations }, definitions: { ...found.definitions } };
  for (const [location, { label, items }] of Object.entries(wordPress?.menus ?? {})) {
    if (Object.hasOwn(menus.locations, location)) continue;
    const id = `wordpress-${location}`;
    menus.locations[location] = { label, menu: id };
    menus.definitions[id] = { name: label, items };
  }
  return menus;
}

/** Whether a line is of a fact that was said otherwise. */
function isSaid(line: string, facts: Partial<SiteFacts>): boolean {
  return Object.keys(facts).some((name) => line.startsWith(`the ${name}`));
}

function logosOf(found: readonly FoundLogos[], wordPress: WordPress | undefined): NonNullable<SiteState['logos']> {
  const main = found.map((logos) => logos.main).find((logo) => logo !== undefined);
  const footer = found.map((logos) => logos.footer).find((logo) => logo !== undefined);
  const platform = wordPress?.logo;
  const isSame = platform !== undefined && main?.url !== undefined && platform.url.endsWith(main.url);
  return {
    variants: {
      ...(main && { default: main }),
      ...(footer && footer.url !== main?.url && { footer }),
    },
    ...(platform && !isSame && { platform }),
  };
}

function addonsOf(found: readonly FoundForm[]): NonNullable<SiteState['addons']> {
  const addons: NonNullable<SiteState['addons']> = {};
  for (const { provider, form } of found) {
    const known = addons[provider] ?? { status: 'selected', trusted: false, forms: [] };
    addons[provider] = known;
    if (known.forms.some(({ html }) => html === form.html && html !== undefined)) continue;
    let id = form.id;
    for (let number = 2; known.forms.some((each) => each.id === id); number += 1) id = `${form.id}-${number}`;
    known.forms.push({ ...form, id });
  }
  return addons;
}

function countsOf({ logos, menus, social = [], contacts = {}, addons = {} }: SiteState): Drafted['found'] {
  const images = Object.values(logos?.variants ?? {}).length + (logos?.platform ? 1 : 0);
  const forms = Object.values(addons).reduce((sum, addon) => sum + addon.forms.length, 0);
  const assigned = Object.values(menus?.locations ?? {}).length;
  return [
    { what: images === 1 ? 'logo' : 'logos', count: images },
    { what: assigned === 1 ? 'menu' : 'menus', count: assigned },
    { what: social.length === 1 ? 'profile' : 'profiles', count: social.length },
    { what: Object.keys(contacts).length === 1 ? 'contact' : 'contacts', count: Object.keys(contacts).length },
    { what: forms === 1 ? 'form' : 'forms', count: forms },
  ];
}
