import { readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

/**
 * A page of an npm package.
 *
 * @typedef {{ framework: string, name: string, source: string, folder: string, file: string, top: string, isOwn: boolean }}
 * TemplatePage `folder` is the one that it stands in, `top` the package's; `source` has the style sheets that a script would put
 * there; `isOwn` says that no package has it, and that it is written by the framework's documentation
 */

const MODULES = fileURLToPath(new URL('../../node_modules', import.meta.url));

/** Tailwind and Bulma have no package of whole pages with a menu: these are our own. */
export const OWN = fileURLToPath(new URL('files', import.meta.url));

/** Where the pages are: package, folder in it, and their names; all of the folder's where none are named. */
const SOURCES = [
  { framework: 'Bootstrap', from: 'startbootstrap-agency/dist' },
  { framework: 'Bootstrap', from: 'startbootstrap-business-casual/dist' },
  { framework: 'Bootstrap', from: 'startbootstrap-clean-blog/dist', names: 'index contact post' },
  { framework: 'Bootstrap', from: 'startbootstrap-coming-soon/dist' },
  { framework: 'Bootstrap', from: 'startbootstrap-creative/dist' },
  { framework: 'Bootstrap', from: 'startbootstrap-freelancer/dist' },
  { framework: 'Bootstrap', from: 'startbootstrap-grayscale/dist' },
  { framework: 'Bootstrap', from: 'startbootstrap-landing-page/dist' },
  { framework: 'Bootstrap', from: 'startbootstrap-modern-business/dist', names: 'index about contact pricing' },
  { framework: 'Bootstrap', from: 'startbootstrap-new-age/dist' },
  { framework: 'Bootstrap', from: 'startbootstrap-resume/dist' },
  { framework: 'Bootstrap', from: 'startbootstrap-sb-admin/dist', names: 'login layout-static' },
  { framework: 'Bootstrap', from: 'startbootstrap-stylish-portfolio/dist' },
  {
    framework: 'UIkit',
    from: 'uikit/tests',
    names: 'article comment nav subnav totop',
    styles: ['/dist/css/uikit.css'],
  },
  { framework: 'Bulma', from: 'bulma-start', names: 'index' },
  {
    framework: 'Foundation',
    from: 'foundation-sites/customizer',
    names: 'index',
    styles: ['/dist/css/foundation.css'],
  },
  {
    framework: 'Spectre',
    from: 'spectre.css/docs',
    names: 'index getting-started rtl examples/starter layout/hero layout/navbar components/nav components/cards',
  },
  { framework: 'Picnic', from: 'picnic/docs', names: 'index tests' },
  { framework: 'Milligram', from: 'milligram', names: 'example' },
  { framework: 'Skeleton', from: 'skeleton-css', names: 'index' },
  { framework: 'Tailwind', from: OWN, names: 'tailwind-landing tailwind-studio' },
  { framework: 'plain', from: 'html5-boilerplate/dist', names: 'index 404' },
];

/** Pages with menus, brands and lists of profiles: more of those packages, and others. */
const WITH_MENUS = [
  { framework: 'Bootstrap', from: 'startbootstrap-clean-blog/dist' },
  { framework: 'Bootstrap', from: 'startbootstrap-modern-business/dist' },
  { framework: 'Bootstrap', from: 'startbootstrap-sb-admin/dist' },
  {
    framework: 'UIkit',
    from: 'uikit/tests',
    names: 'article comment nav subnav totop navbar dropbar search sticky-navbar badge',
    styles: ['/dist/css/uikit.css'],
  },
  ...[
    [
      'menu',
      'active-menu basic-menu expanded-menu nested-menu simple-menu menu-centered menu-text horizontal-menu-alignment',
      'vertical-menu-alignment horizontal-dropdownmenu-alignment vertical-accordionmenu-alignment responsive-menu',
    ],
  ].map(([folder, ...names]) => ({
    framework: 'Foundation',
    from: `foundation-sites/test/visual/${folder}`,
    names: names.join(' ').replace(/\S+/g, '$&-flex'),
    styles: ['/dist/css/foundation.css'],
  })),
  ...[
    ['responsive-menu', 'responsive-menu re-init responsive-menu-right-dropdown responsive-menu-left-dropdown'],
    ['dropdown-menu', 'right-aligned-dropdown-menu submenu-mouse-reenter'],
    ['top-bar', 'advanced-layout'],
  ].map(([folder, names]) => ({
    framework: 'Foundation',
    from: `foundation-sites/test/visual/${folder}`,
    names,
    styles: ['/dist/css/foundation.css'],
  })),
  {
    framework: 'Bulma',
    from: OWN,
    names: 'bulma-navbar bulma-landing bulma-sidebar bulma-tabs bulma-footer',
    sheets: 'bulma',
  },
  { framework: 'Bootstrap', from: OWN, names: 'bootstrap-footer', sheets: 'bootstrap' },
  { framework: 'Foundation', from: OWN, names: 'foundation-top-bar', sheets: 'foundation-sites' },
];

/** Pages of the packages whose safe fixes are photographed, as npm has installed them. */
export function templatePages() {
  return SOURCES.flatMap(pagesOf);
}

/** Pages in which components stand in the place of menus, brands and lists of profiles. */
export function presetPages() {
  const others = SOURCES.filter(({ from }) => !WITH_MENUS.some((more) => more.from === from));
  return [...others, ...WITH_MENUS].flatMap(pagesOf);
}

function pagesOf({ framework, from, names, styles = [], sheets }) {
  const base = resolve(MODULES, from);
  const files = names?.split(' ').map((name) => `${name}.html`) ?? filesOf(base);
  const [topFolder] = from.split('/');
  return files.map((file) => {
    const path = join(base, file);
    const links = styles.map((href) => `<link rel="stylesheet" href="${href}">`).join('');
    const source = readFileSync(path, 'utf8').replace('</head>', `${links}</head>`);
    return {
      framework,
      name: `${from === OWN ? basename(OWN) : from}/${file}`,
      source,
      folder: dirname(path),
      file: path,
      top: from !== OWN ? join(MODULES, topFolder) : sheets ? join(MODULES, sheets) : OWN,
      isOwn: from === OWN,
    };
  });
}

function filesOf(folder) {
  return readdirSync(folder).filter((name) => name.endsWith('.html'));
}
