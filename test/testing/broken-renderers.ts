import { escapeAttribute, escapeText } from '../../src/html/escape.js';
import { compile, type MenuItem, type Site } from '../../src/index.js';
import {
  expandsEverything,
  hasAccessibleNames,
  isReadableInSource,
  isStable,
  leaksNothing,
  preservesAuthorBytes,
  usesOnlyConfiguredResources,
} from '../../src/testing/index.js';
import { afterwards, type BrokenRenderer, inExpansions, real, withAttributes, withItems, withState } from './break.js';

function unescaped(html: string): string {
  return html.replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&quot;', '"').replaceAll('&amp;', '&');
}

/** The items of a site's menus on all levels. */
function itemsOf({ menus }: Site): MenuItem[] {
  const all = (items: readonly MenuItem[]): MenuItem[] => items.flatMap((item) => [item, ...all(item.children ?? [])]);
  return Object.values(menus.definitions).flatMap(({ items }) => all(items));
}

/** Bugs as they are made, each of them found by the property beside it. */
export const BROKEN_RENDERERS: readonly BrokenRenderer[] = [
  {
    bug: 'trims the page',
    property: preservesAuthorBytes,
    render: afterwards((html) => html.trimEnd()),
  },
  {
    bug: 'writes character references again in the text of the author',
    property: preservesAuthorBytes,
    render: (canvas, site, request) => real(canvas.replaceAll('&amp;', '&#38;'), site, request),
  },
  {
    bug: 'shows an expansion twice',
    property: preservesAuthorBytes,
    render: inExpansions((expansion) => expansion + expansion),
  },
  {
    bug: 'expands in comments',
    property: preservesAuthorBytes,
    render: (canvas, site, request) =>
      real(canvas, site, request).replace(/<!--([\s\S]*?)-->/g, (_, inner) => `<!--${real(inner, site, request)}-->`),
  },
  {
    bug: 'swallows what follows a component without an end tag',
    property: preservesAuthorBytes,
    render: (canvas, site, request) => real(canvas.replace(/(<x-logo\/>)[^<]+/, '$1'), site, request),
  },
  {
    bug: 'takes what it cannot resolve out of the page',
    property: preservesAuthorBytes,
    render: afterwards((html) => html.replace(/<(x-[a-z]+)[^<>]*><\/\1>/g, '')),
  },
  {
    bug: 'shows another menu where none is assigned',
    property: preservesAuthorBytes,
    render: withState((state) => {
      const [menu] = Object.keys(state.menus?.definitions ?? {});
      for (const location of Object.values(state.menus?.locations ?? {})) if (menu) location.menu ??= menu;
      return state;
    }),
  },
  {
    bug: 'leaves menus with a depth',
    property: expandsEverything,
    render: (canvas, site, request) =>
      real(canvas.replace(/<x-menu(?=[^>]* depth)/g, '<y-menu'), site, request).replaceAll('<y-menu', '<x-menu'),
  },
  {
    bug: 'knows components in lower case only',
    property: expandsEverything,
    render: (canvas, site, request) => {
      const upper = compile(canvas).inlays.find(({ start }) => canvas.startsWith('<X', start));
      return upper ? canvas : real(canvas, site, request);
    },
  },
  {
    bug: 'forgets the HTML that the request brings',
    property: expandsEverything,
    render: (canvas, site) => real(canvas, site, {}),
  },
  {
    bug: 'loses an end tag of lists',
    property: isStable,
    render: afterwards((html) => html.replace('</li></ul>', '</ul>')),
  },
  {
    bug: 'puts a link around links',
    property: isStable,
    render: afterwards((html) => html.replace(/(<li class="menu-item"><a href=[\s\S]*?<\/a>)/, '<a href="/">$1</a>')),
  },
  {
    bug: 'puts components of labels into the page as they are',
    property: isStable,
    render: afterwards((html) => html.replaceAll('&lt;x-logo&gt;&lt;/x-logo&gt;', '<x-logo></x-logo>')),
  },
  {
    bug: 'leaves menus to a script',
    property: isReadableInSource,
    render: inExpansions((expansion) =>
      expansion.startsWith('<nav') ? '<div class="x-menu" data-load="menu"></div>' : expansion,
    ),
  },
  {
    bug: 'drops the last item of menus',
    property: isReadableInSource,
    render: withState(withItems((items) => (items.length > 1 ? items.slice(0, -1) : items))),
  },
  {
    bug: 'sorts menus',
    property: isReadableInSource,
    render: withState(withItems((items) => items.toSorted((a, b) => (a.label < b.label ? -1 : 1)))),
  },
  {
    bug: 'never marks the current page',
    property: isReadableInSource,
    render: (canvas, site, { addons = {} }) => real(canvas, site, { addons }),
  },
  {
    bug: 'loses the lines of addresses behind the first',
    property: isReadableInSource,
    render: inExpansions((expansion) => expansion.replace(/<br>[^<]*/g, '')),
  },
  {
    bug: 'dials another number',
    property: usesOnlyConfiguredResources,
    render: afterwards((html) => html.replace(/(href="tel:\+?\d+)\d"/g, '$10"')),
  },
  {
    bug: 'ignores the depth of menus',
    property: usesOnlyConfiguredResources,
    render: withAttributes((attributes) => delete attributes['depth']),
  },
  {
    bug: 'shows a logo of another background',
    property: usesOnlyConfiguredResources,
    render: withState(({ logos, ...state }) => {
      const { footer, light, ...variants } = logos?.variants ?? {};
      return {
        ...state,
        logos: {
          ...logos,
          variants: { ...variants, ...(light && { footer: light }), ...(footer && { light: footer }) },
        },
      };
    }),
  },
  {
    bug: 'marks the first item of menus as the current page',
    property: usesOnlyConfiguredResources,
    render: inExpansions((expansion) => expansion.replace(/<a href="([^"]*)">/, '<a href="$1" aria-current="page">')),
  },
  {
    bug: 'shows forms of inactive providers',
    property: usesOnlyConfiguredResources,
    render: withState((state) => {
      for (const addon of Object.values(state.addons ?? {})) addon.status = 'selected';
      return state;
    }),
  },
  {
    bug: 'does not escape labels',
    property: leaksNothing,
    render: inExpansions((expansion) => (expansion.startsWith('<nav') ? unescaped(expansion) : expansion)),
  },
  {
    bug: 'puts the nonce of a form of the state where the request brings a fresh one',
    property: leaksNothing,
    render: (canvas, site) => real(canvas, site, {}),
  },
  {
    bug: 'carries all forms in a comment behind the page',
    property: leaksNothing,
    render: afterwards((html, { addons }) => `${html}<!-- ${JSON.stringify(addons)} -->`),
  },
  {
    bug: 'tells that a provider is trusted',
    property: leaksNothing,
    render: afterwards((html) => html.replace(/<div class="x-addon/, '<div data-trusted="true" class="x-addon')),
  },
  {
    bug: 'lets addresses of any protocol through',
    property: leaksNothing,
    render: afterwards((html, site) =>
      itemsOf(site).reduce((page, { label, url = '' }) => {
        if (!/^javascript:/i.test(url)) return page;
        const text = escapeText(label);
        return page.replace(`<span>${text}</span>`, () => `<a href="${escapeAttribute(url)}">${text}</a>`);
      }, html),
    ),
  },
  {
    bug: 'trusts every provider',
    property: leaksNothing,
    render: withState((state) => {
      for (const addon of Object.values(state.addons ?? {})) addon.trusted = true;
      return state;
    }),
  },
  {
    bug: 'leaves `noopener` out',
    property: leaksNothing,
    render: afterwards((html) => html.replaceAll(' rel="noopener"', '')),
  },
  {
    bug: 'writes `undefined` where a logo has no width',
    property: leaksNothing,
    render: afterwards((html) => html.replace(/(<img class="x-logo__img"(?![^>]* width))/, '$1 width="undefined"')),
  },
  {
    bug: 'loses the names of images',
    property: hasAccessibleNames,
    render: afterwards((html) => html.replace(/ alt="[^"]*"/, '')),
  },
  {
    bug: 'names all navigations alike',
    property: hasAccessibleNames,
    render: afterwards((html) => html.replace(/aria-label="[^"]*\((?:topic|footer)\)"/g, 'aria-label="Menu"')),
  },
  {
    bug: 'loses the labels of forms',
    property: hasAccessibleNames,
    render: inExpansions((expansion) => expansion.replace(/<\/?label[^>]*>/g, '')),
  },
];
