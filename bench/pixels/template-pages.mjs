import { readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

/**
 * A page of an npm package.
 *
 * @typedef {{ framework: string, name: string, source: string, folder: string, file: string, top: string }} TemplatePage
 * `folder` is the one that it stands in, `top` the package's; `source` has the style sheets that a script would put there
 */

const MODULES = fileURLToPath(new URL('../../node_modules', import.meta.url));

/** Tailwind has no package of whole pages: these are our own, in the style sheet that it builds for them. */
const OWN = fileURLToPath(new URL('files', import.meta.url));

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
  { framework: 'Foundation', from: 'foundation-sites/customizer', names: 'index', styles: ['/dist/foundation.css'] },
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

/**
 * All of them, as npm has installed them.
 *
 * @param more pages of a package beyond those that are named, by the package's folder
 */
export function templatePages(more = {}) {
  return SOURCES.flatMap(({ framework, from, names: own, styles = [] }) => {
    const names = from in more ? more[from] : own;
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
        top: from === OWN ? OWN : join(MODULES, topFolder),
      };
    });
  });
}

function filesOf(folder) {
  return readdirSync(folder).filter((name) => name.endsWith('.html'));
}
