import {
  followsContract,
  hasAccessibleNames,
  isReadableInSource,
  leaksNothing,
  preservesAuthorBytes,
  usesOnlyConfiguredResources,
} from '../../src/testing/index.js';
import { afterwards, type BrokenRenderer, inExpansions, real, withAttributes, withItems, withState } from './break.js';

/** A bug in the expansions of one component, by how they begin. */
function inThose(start: RegExp, change: (expansion: string) => string) {
  return inExpansions((expansion) => (start.test(expansion) ? change(expansion) : expansion));
}

const LOGO = /^<(?:a|span) class="x-logo/;
const MENU = /^<(?:nav class="x-menu-nav"|ul class="x-menu)/;
const SOCIAL = /^<ul class="x-social/;
const CONTACT = /^<(?:a|span|address|div) class="x-contact/;
const FORM = /^<div class="x-addon/;

/**
 * Bugs of which a page still looks right at a glance, or to whoever looks at text and addresses alone. Each is found in 300 runs,
 * whatever chance begins with.
 */
export const BROKEN_MARKUP: readonly BrokenRenderer[] = [
  {
    bug: 'dials without `+`',
    property: usesOnlyConfiguredResources,
    render: afterwards((html) => html.replaceAll('href="tel:+', 'href="tel:')),
    says: /Unexpected `.+` linked to `tel:\d+(?:;ext=\d+)?` in the expansion of `<x-contact .*>`, expected only what the contact/,
  },
  {
    bug: 'dials a number of its own country with `+`',
    property: usesOnlyConfiguredResources,
    render: afterwards((html) => html.replace(/href="tel:(?=\d)/g, 'href="tel:+')),
    says: /Unexpected `.+` linked to `tel:\+\d+/,
  },
  {
    bug: 'does not dial the extension',
    property: usesOnlyConfiguredResources,
    render: afterwards((html) => html.replace(/(href="tel:\+?\d+);ext=\d+/g, '$1')),
    says: /Unexpected `.+` linked to `tel:\+?\d+`/,
  },
  {
    bug: 'sends a copy of every mail to somebody else',
    property: usesOnlyConfiguredResources,
    render: inThose(CONTACT, (html) => html.replace(/(href="mailto:[^"?]*)"/, '$1?bcc=spy@elsewhere.example"')),
    says: /linked to `mailto:.+\?bcc=spy@elsewhere.example` in the expansion of `<x-contact/,
  },
  {
    bug: 'loses the class names of authors',
    property: followsContract,
    render: withAttributes((attributes) => delete attributes['class']),
    says: /without the class `.+` in the expansion of `<x-.+>`, expected its author's/,
  },
  {
    bug: 'keeps the first class name of an author alone',
    property: followsContract,
    render: withAttributes((attributes) => {
      const [first = ''] = attributes['class']?.split(' ') ?? [];
      if (first !== '') attributes['class'] = first;
    }),
    says: /without the class `.+` in the expansion of `<x-.+>`, expected its author's/,
  },
  {
    bug: 'loses the class names of menu items',
    property: followsContract,
    render: withState(withItems((items) => items.map(({ classes: _, ...item }) => item))),
    says: /Unexpected `<li>` without the class `.+` in the expansion of `<x-menu .*>`, expected those of the item/,
  },
  {
    bug: 'loses the class names of its own',
    property: followsContract,
    render: inThose(CONTACT, (html) => html.replace(/ x-contact--[a-z]+/, '')),
    says: /without the class `x-contact--[a-z]+` .*expected the component's own/,
  },
  {
    bug: 'leaves the direction of numbers to the page',
    property: followsContract,
    render: inThose(CONTACT, (html) => html.replace(' dir="ltr"', '')),
    says: /Unexpected number in the expansion of `<x-contact .*>` without `dir="ltr"`, expected its groups to keep their order/,
  },
  {
    bug: 'tells no machine of opening hours',
    property: followsContract,
    render: inThose(CONTACT, (html) => html.replace(/<\/?time[^>]*>/g, '')),
    says: /Unexpected no `<time>` in the expansion of `<x-contact .*>`, expected `<time datetime="[^"]+">`/,
  },
  {
    bug: 'tells machines of other opening hours than people',
    property: followsContract,
    render: inThose(CONTACT, (html) => html.replaceAll('09:00-', '08:00-')),
    says: /Unexpected `<time datetime="[^"]*08:00-[^"]*">`.* in the expansion of `<x-contact .*>`, expected `<time datetime="[^"]*09:00-/,
  },
  {
    bug: 'gives all navigations one id',
    property: followsContract,
    render: inThose(MENU, (html) => html.replace(/^<(nav|ul)/, '<$1 id="menu"')),
    says: /Unexpected second `id="menu"` on the page, in the expansion of `<x-menu/,
  },
  {
    bug: 'gives all logos one id',
    property: followsContract,
    render: inThose(LOGO, (html) => html.replace(/^<[a-z]+/, '$& id="logo"')),
    says: /Unexpected second `id="logo"` on the page, in the expansion of `<x-logo/,
  },
  {
    bug: 'gives the lists below items one id',
    property: followsContract,
    render: inThose(MENU, (html) => html.replaceAll('<ul class="sub-menu"', '<ul id="sub" class="sub-menu"')),
    says: /Unexpected second `id="sub"` on the page, in the expansion of `<x-menu/,
  },
  {
    bug: 'hides navigations from people who listen',
    property: hasAccessibleNames,
    render: inThose(MENU, (html) => html.replace(/^<(?:nav|ul)/, '$& aria-hidden="true"')),
    says: /Unexpected `aria-hidden="true"` on `<(?:nav|ul)>` in the expansion of `<x-menu .*>`, expected people to hear `/,
  },
  {
    bug: 'hides links of menus from people who listen',
    property: hasAccessibleNames,
    render: inThose(MENU, (html) => html.replaceAll('<a href', '<a aria-hidden="true" href')),
    says: /Unexpected `aria-hidden="true"` on `<a>` in the expansion of `<x-menu .*>`, expected people to hear `.+` linked to/,
  },
  {
    bug: 'hides the texts of profiles from people who listen',
    property: hasAccessibleNames,
    render: inThose(SOCIAL, (html) => html.replaceAll('<span class', '<span aria-hidden="true" class')),
    says: /Unexpected `aria-hidden="true"` on `<span>` in the expansion of `<x-social.*>`, expected people to hear `.+` linked to/,
  },
  {
    bug: 'says another thing than a link shows',
    property: hasAccessibleNames,
    render: inThose(MENU, (html) => html.replaceAll('<a href', '<a aria-label="More" href')),
    says: /Unexpected name `More` in the expansion of `<x-menu .*>`, expected people to hear `.+` linked to/,
  },
  {
    bug: 'takes the role of navigations away',
    property: hasAccessibleNames,
    render: inThose(MENU, (html) => html.replace(/^<nav/, '<nav role="presentation"')),
    says: /Unexpected `role="presentation"` on `<nav>` in the expansion of `<x-menu .*>`, expected none but `navigation`/,
  },
  {
    bug: 'takes the role of lists away',
    property: hasAccessibleNames,
    render: inExpansions((html) => html.replaceAll(' role="list"', ' role="none"')),
    says: /Unexpected `role="none"` on `<ul>` in the expansion of `<x-social.*>`, expected none but `list`/,
  },
  {
    bug: 'takes the role of logos away',
    property: hasAccessibleNames,
    render: inThose(LOGO, (html) => html.replace('<img', '<img role="presentation"')),
    says: /Unexpected `role="presentation"` on `<img>` in the expansion of `<x-logo.*>`, expected none but `img`/,
  },
  {
    bug: 'hides contacts visually',
    property: isReadableInSource,
    render: inThose(CONTACT, (html) =>
      html.replace(/^(<[^>]*>)([\s\S]*)(<\/[a-z]+>)$/, '$1<span class="visually-hidden">$2</span>$3'),
    ),
    says: /Unexpected `.+` hidden in the expansion of `<x-contact .*>`, expected people to see it/,
  },
  {
    bug: 'hides links of menus by a style',
    property: isReadableInSource,
    render: inThose(MENU, (html) => html.replaceAll('<a href', '<a style="display:none" href')),
    says: /Unexpected `.+` linked to `.+` hidden in the expansion of `<x-menu .*>`, expected people to see it/,
  },
  {
    bug: 'clips the texts of profiles',
    property: isReadableInSource,
    render: inThose(SOCIAL, (html) =>
      html.replaceAll('<span class', '<span style="position:absolute;clip:rect(0,0,0,0)" class'),
    ),
    says: /Unexpected `.+` linked to `.+` hidden in the expansion of `<x-social.*>`, expected people to see it/,
  },
  {
    bug: 'hides the texts of profiles without an icon',
    property: isReadableInSource,
    render: inThose(SOCIAL, (html) =>
      html.replaceAll('class="x-social__label"', 'class="x-social__label x-social__label--hidden"'),
    ),
    says: /Unexpected `.+` linked to `.+` hidden in the expansion of `<x-social.*>`, expected people to see it/,
  },
  {
    bug: 'paints icons in a colour of its own',
    property: leaksNothing,
    render: inThose(SOCIAL, (html) => html.replaceAll('<path', '<path style="fill:red"')),
    says: /Unexpected (?:attribute `style` in the expansion of `<x-social.*>`|`style="fill:red"` in the output)/,
  },
  {
    bug: 'hides navigations until a script runs',
    property: isReadableInSource,
    render: inThose(MENU, (html) => html.replace(/^<(?:nav|ul)/, '$& hidden')),
    says: /Unexpected `.+` hidden in the expansion of `<x-menu .*>`, expected people to see it/,
  },
  {
    bug: 'swaps the width and the height of logos',
    property: followsContract,
    render: inThose(LOGO, (html) => html.replace(/ width="(\d+)" height="(\d+)"/, ' width="$2" height="$1"')),
    says: /Unexpected `width="\d+"` of the image in the expansion of `<x-logo.*>`, expected `width="\d+"`/,
  },
  {
    bug: 'loses the size of logos',
    property: followsContract,
    render: inThose(LOGO, (html) => html.replace(/ (?:width|height)="\d+"/g, '')),
    says: /Unexpected no `(?:width|height)` of the image in the expansion of `<x-logo/,
  },
  {
    bug: 'calls navigations as another location',
    property: hasAccessibleNames,
    render: withState((state) => {
      const places = Object.values(state.menus?.locations ?? {});
      const labels = places.map(({ label }) => label);
      for (const [index, place] of places.entries()) place.label = labels.at(index - 1) ?? '';
      return state;
    }),
    says: /Unexpected navigation `.+` in the expansion of `<x-menu .*>`, expected `.+`: the label of its location/,
  },
  {
    bug: 'calls a navigation as the first location with the same menu',
    property: hasAccessibleNames,
    render: withState((state) => {
      const first = new Map<string, string>();
      for (const place of Object.values(state.menus?.locations ?? {})) {
        if (place.menu === undefined) continue;
        place.label = first.get(place.menu) ?? place.label;
        first.set(place.menu, place.label);
      }
      return state;
    }),
    says: /Unexpected navigation `.+` in the expansion of `<x-menu .*>`, expected `.+`: the label of its location|Unexpected second navigation/,
  },
  {
    bug: 'sends the nonce of an earlier request',
    property: followsContract,
    render: inThose(FORM, (html) => html.replaceAll('value="fresh-', 'value="earlier-')),
    says: /Unexpected `<input type="hidden" name="_nonce">` with `value="earlier-.+"` in the expansion of `<x-addon .*>`, expected `value="fresh-.+"`, as the form `.+` of `.+` has it for this request/,
  },
  {
    bug: 'shows the first step of a form always',
    property: followsContract,
    render: inThose(FORM, (html) => html.replace(/name="step" value="\d"/g, 'name="step" value="1"')),
    says: /Unexpected `<input type="hidden" name="step">` with `value="1"` .*expected `value="\d"`/,
  },
  {
    bug: 'forgets what was chosen in a form',
    property: followsContract,
    render: inThose(FORM, (html) => html.replaceAll(/ (?:selected|checked)(?=[ >])/g, '')),
    says: /Unexpected `<(?:option|input) .*>` with no `(?:selected|checked)` .*expected `(?:selected|checked)`/,
  },
  {
    bug: 'sends forms by another method',
    property: followsContract,
    render: inThose(FORM, (html) => html.replaceAll('method="post"', 'method="get"')),
    says: /Unexpected `<form>` with `method="get"` in the expansion of `<x-addon .*>`, expected `method="post"`/,
  },
  {
    bug: 'forgets what must be filled in',
    property: followsContract,
    render: inThose(FORM, (html) => html.replaceAll(/ required(?=[ >])/g, '')),
    says: /Unexpected `<.+>` with no `required` in the expansion of `<x-addon .*>`, expected `required`/,
  },
  {
    bug: 'does not mark the items above the current one',
    property: followsContract,
    render: inThose(MENU, (html) => html.replaceAll(' current-menu-ancestor', '')),
    says: /Unexpected `<li>` without the class `current-menu-ancestor` in the expansion of `<x-menu .*>`, expected it on an item above that of the page that is shown: `.+` is one/,
  },
  {
    bug: 'marks the item right above the current one alone',
    property: followsContract,
    render: inThose(MENU, (html) =>
      html.replace(/ current-menu-ancestor(?=[^>]*>(?:(?!<\/li>)[\s\S])*? current-menu-ancestor)/g, ''),
    ),
    says: /Unexpected `<li>` without the class `current-menu-ancestor` in the expansion of `<x-menu/,
  },
  {
    bug: 'does not mark the item of the current page',
    property: followsContract,
    render: inThose(MENU, (html) => html.replaceAll(' current-menu-item', '')),
    says: /Unexpected `<li>` without the class `current-menu-item` in the expansion of `<x-menu .*>`, expected it on the item of the page that is shown/,
  },
  {
    bug: 'marks all items with others below as above the current one',
    property: followsContract,
    render: inThose(MENU, (html) =>
      html.replaceAll(
        /"menu-item(?! current-menu-ancestor)(?=[^"]* menu-item-has-children)/g,
        '$& current-menu-ancestor',
      ),
    ),
    says: /Unexpected class `current-menu-ancestor` on `.+` in `<x-menu .*>`, expected it on an item above that of the page that is shown alone/,
  },
  {
    bug: 'drops the `rel` of menu links',
    property: followsContract,
    render: withState(withItems((items) => items.map(({ rel: _, ...item }) => item))),
    says: /Unexpected link `.+` in the expansion of `<x-menu .*>` without `.+` in its `rel`/,
  },
  {
    bug: 'drops the `rel` of logos',
    property: followsContract,
    render: afterwards((html) => html.replaceAll(' rel="home"', '')),
    says: /Unexpected link `.+` in the expansion of `<x-logo.*>` without `home` in its `rel`/,
  },
  {
    bug: 'drops `me` of profiles',
    property: followsContract,
    render: afterwards((html) => html.replaceAll(' rel="me noopener"', ' rel="noopener"')),
    says: /Unexpected link `.+` in the expansion of `<x-social.*>` without `me` in its `rel`/,
  },
  {
    bug: 'opens no new windows',
    property: followsContract,
    render: withState(withItems((items) => items.map(({ target: _, ...item }) => item))),
    says: /Unexpected link `.+` in the expansion of `<x-menu .*>` with no `target`, expected `target="_blank"`/,
  },
  {
    bug: 'swallows a comment behind a self-closing component',
    property: preservesAuthorBytes,
    render: (canvas, site, request) => real(canvas.replace(/(<x-[^<>]*\/>)<!--[\s\S]*?-->/gi, '$1'), site, request),
    says: /expected the author's `<!--/,
  },
  {
    bug: 'swallows a comment behind an unclosed component',
    property: preservesAuthorBytes,
    render: (canvas, site, request) => real(canvas.replace(/(<x-[^<>/]*>)<!--[\s\S]*?-->/gi, '$1'), site, request),
    says: /expected the author's `<!--/,
  },
  {
    bug: 'lets a style of its own through',
    property: leaksNothing,
    render: inThose(MENU, (html) => html.replace('<li class', '<li style="color:red" class')),
    says: /attribute `style`|`style="color:red"`/,
  },
];
