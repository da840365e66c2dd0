import type { Element } from 'hast';
import { element } from 'inlay/internal/html/element.js';
import type { Manifest } from 'inlay/internal/manifest/schema.js';
import { NO_THEME } from 'inlay/internal/site/schema.js';
import type { Links } from '../links.js';
import type { PreviewModel } from '../model.js';
import { componentsSection } from './components.js';
import { htmlDocument } from './document.js';
import { addonsSection, contactsSection, logosSection, menusSection, socialSection } from './resources.js';
import { code, prose } from './text.js';
import { usesIn } from './uses.js';

const PARTS = [
  ['components', 'Components'],
  ['menus', 'Menus'],
  ['contacts', 'Contacts'],
  ['forms', 'Forms'],
  ['social-profiles', 'Social profiles'],
  ['logos', 'Logos'],
] as const;

/** The manifest to browse: what this site has, how each thing is written, and what is not usable for which reason. */
export function manifestPage(model: PreviewModel, links: Links): string {
  const catalogue = { manifest: model.manifest, logos: model.logos, links, usesOf: usesIn(model, links) };
  return htmlDocument(
    {
      title: 'Catalogue',
      place: 'manifest',
      main: [
        element('div', { className: ['title'] }, [
          element('h1', {}, ['Catalogue']),
          element(
            'p',
            {},
            prose('What this site has, ready to be copied into a canvas. What is not listed does not exist.'),
          ),
          element('p', { className: ['quiet'] }, versionsOf(model.manifest)),
        ]),
        element('div', { className: ['catalogue'] }, [
          contents(),
          element('div', { className: ['catalogue__parts'] }, [
            componentsSection(model.manifest, links),
            menusSection(catalogue),
            contactsSection(catalogue),
            addonsSection(catalogue),
            socialSection(catalogue),
            logosSection(catalogue),
          ]),
        ]),
      ],
    },
    model,
    links,
  );
}

/** The theme, where the site has one, and the version of the components. */
function versionsOf({ contract }: Manifest): (Element | string)[] {
  const { theme, theme_version: themeVersion, version } = contract;
  const hasTheme = theme !== NO_THEME.name || themeVersion !== NO_THEME.version;
  const words = hasTheme ? ['Theme ', code(`${theme} ${themeVersion}`), ', components '] : ['Components '];
  return [...words, 'of version ', code(version)];
}

function contents(): Element {
  const items = PARTS.map(([id, title]) => element('li', {}, [element('a', { href: `#${id}` }, [title])]));
  return element('nav', { className: ['contents'], ariaLabel: 'Catalogue' }, [element('ul', { role: 'list' }, items)]);
}
