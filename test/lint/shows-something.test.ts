import { describe, expect, it } from 'vitest';
import { buildManifest, parseSite, render } from '../../src/index.js';
import { EXAMPLE_STATE } from '../../src/lint/example/site.js';
import { lint } from '../../src/lint/index.js';
import type { SiteState } from '../../src/site/schema.js';

const { menus } = EXAMPLE_STATE;

/** Sites that have less than they seem to. */
const SITES: Readonly<Record<string, Partial<SiteState>>> = {
  'menus without items': {
    menus: {
      locations: menus?.locations ?? {},
      definitions: { main: { name: 'Main', items: [] }, legal: { name: 'Legal', items: [] } },
    },
  },
  'menus without labels': {
    menus: {
      locations: menus?.locations ?? {},
      definitions: {
        main: { name: 'Main', items: [{ label: ' ', url: '/a/' }] },
        legal: { name: 'Legal', items: [{ label: '', url: '/b/' }] },
      },
    },
  },
  'contacts without a value': {
    contacts: { email: { kind: 'email', value: '' }, address: { kind: 'address', value: '  ' } },
  },
  'profiles that lead nowhere': { social: [{ network: 'instagram', url: 'javascript:void(0)' }] },
  'providers without a form': { addons: { provider_contact_form: { status: 'selected', forms: [] } } },
};

const PAGES = [
  '<header><x-logo></x-logo><nav><a href="/shop/">Shop</a><a href="/recipes/">Recipes</a><a href="/events/">Events</a></nav></header>',
  '<footer><x-logo></x-logo><ul><li><a href="/terms/">Terms</a></li><li><a href="/jobs/">Jobs</a></li><li><a href="/press/">Press</a></li></ul></footer>',
  '<footer><x-logo></x-logo><p>Write to <a href="mailto:shop@harbour-bakery.example">us</a> or come to 14 Mill Road, Falmouth TR11 2AA</p></footer>',
  '<footer><x-logo></x-logo><a href="https://www.tiktok.com/@harbour"><i class="fa-tiktok"></i></a></footer>',
  '<form action="/send/" method="post"><input name="name"><input type="email" name="email"><textarea name="message"></textarea><button>Send</button></form>',
];

const COMPONENT = /<x-[a-z]+[^>`…]*><\/x-[a-z]+>/g;

/** The components that messages and fixes offer, and that show nothing on a site. */
function emptyOffers(part: Partial<SiteState>): string[] {
  const site = parseSite({ ...EXAMPLE_STATE, ...part });
  const manifest = buildManifest(site);
  const texts = PAGES.flatMap((page) =>
    lint(page, manifest).flatMap(({ message, fix }) => [message, ...(fix?.edits ?? []).map(({ text }) => text)]),
  );
  return texts.flatMap((text) => text.match(COMPONENT) ?? []).filter((each) => render(each, site).html === each);
}

describe('what findings offer to write', () => {
  it.each(Object.entries(SITES))('shows something on a site with %s', (_, part) => {
    expect(emptyOffers(part)).toEqual([]);
  });

  it('negative control: a component for a contact that is not there shows nothing', () => {
    const site = parseSite(EXAMPLE_STATE);
    const component = '<x-contact field="pager"></x-contact>';
    expect(render(component, site).html).toBe(component);
  });
});
