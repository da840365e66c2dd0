import type { Element, ElementContent } from 'hast';
import { element } from 'inlay/internal/html/element.js';
import { serialize } from 'inlay/internal/html/serialize.js';
import type { Links } from '../links.js';
import type { ModelProblem, PreviewModel } from '../model.js';
import { badge } from './badge.js';
import { confirmDialog } from './confirm-dialog.js';
import { shortcutsDialog } from './shortcuts.js';
import { code, prose, visible } from './text.js';

/** What a page has of its own. */
interface Content {
  /** Before the site's name in the browser's title. */
  title: string;
  /** Which of the places in the head of the page it is, or belongs to. */
  place?: Place;
  /** Whether it is no place of its own, but one thing of it. */
  isPart?: boolean;
  /** Whether it takes all the width of the window. */
  isWide?: boolean;
  /** Changes whenever something on the page, or in a frame on it, does: a page that stays the same is not shown again. */
  revision?: string;
  /** With the page's `h1` in it. */
  main: readonly ElementContent[];
}

const PLACES = { overview: 'Canvases', manifest: 'Catalogue', logos: 'Logos' } as const;
type Place = keyof typeof PLACES;

/** A sheet with a smaller one let into it. */
const ICON =
  "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 16 16'%3E%3Crect width='16' height='16' rx='3.5' fill='%23146b5d'/%3E%3Cpath d='M8 3l5 5-5 5-5-5z' fill='%23f3d9a4'/%3E%3C/svg%3E";

/**
 * A whole page as HTML. Pages are trees of elements, written by one serializer: no text of a site, a canvas or a file
 * name can become markup.
 */
export function htmlDocument(content: Content, model: PreviewModel, links: Links): string {
  const { title, place, isPart = false, isWide = false, revision, main } = content;
  const live = links.events === undefined ? {} : { dataEvents: links.events };
  const body = element('body', live, [
    element('a', { className: ['skip'], href: '#main' }, ['Skip to the content']),
    pageHead(place, isPart, links),
    element('main', { id: 'main', className: isWide ? ['wide'] : [], tabIndex: -1, dataRevision: revision }, [
      ...(model.problem ? [problemNotice(model.problem)] : []),
      ...main,
    ]),
    pageFoot(model),
    element('p', { id: 'connection', className: ['connection'], role: 'alert' }),
    element('p', { id: 'notice', className: ['notice'], role: 'status' }),
    shortcutsDialog(),
    ...(links.fix ? [confirmDialog()] : []),
  ]);
  const head = element('head', {}, [
    element('meta', { charSet: 'utf-8' }),
    ...(links.policy === undefined
      ? []
      : [element('meta', { httpEquiv: 'Content-Security-Policy', content: links.policy })]),
    element('meta', { name: 'viewport', content: 'width=device-width, initial-scale=1' }),
    element('meta', { name: 'color-scheme', content: 'light dark' }),
    element('title', {}, [`${visible(title)} – ${visible(model.site.name)} – Inlay preview`]),
    element('link', { rel: ['icon'], href: ICON }),
    element('link', { rel: ['stylesheet'], href: links.css }),
    ...links.scripts.map((src) => element('script', { src, defer: '' })),
  ]);
  return `<!doctype html>\n${serialize(element('html', { lang: 'en' }, [head, body]))}\n`;
}

function pageHead(place: Place | undefined, isPart: boolean, links: Links): Element {
  // The names of the table.
  const items = (Object.keys(PLACES) as Place[]).map((name) => {
    const current = name !== place ? undefined : isPart ? 'true' : 'page';
    return element('li', {}, [element('a', { href: links[name], ariaCurrent: current }, [PLACES[name]])]);
  });
  return element('header', { className: ['head'] }, [
    element('p', { className: ['brand'] }, [
      element('svg', { className: ['brand__mark'], viewBox: '0 0 16 16', ariaHidden: 'true' }, [
        element('rect', { width: 16, height: 16, rx: 3.5 }),
        element('path', { d: 'M8 3l5 5-5 5-5-5z' }),
      ]),
      element('span', {}, [element('b', {}, ['Inlay']), ' preview']),
    ]),
    element('nav', { className: ['places'], ariaLabel: 'Preview' }, [element('ul', { role: 'list' }, items)]),
    element('button', { type: 'button', className: ['button', 'scripted', 'head__keys'], dataDialog: 'shortcuts' }, [
      'Keyboard',
      element('kbd', { ariaHidden: 'true' }, ['?']),
    ]),
  ]);
}

function problemNotice({ title, problems }: ModelProblem): Element {
  const items = problems.map(({ pointer, message }) =>
    element('li', {}, [...(pointer === '' ? [] : [code(pointer), ' ']), ...prose(message)]),
  );
  return element('section', { className: ['problem'], ariaLabelledBy: ['problem'] }, [
    element('h2', { id: 'problem' }, [badge('error', 'Problem'), ' ', ...prose(title)]),
    element('ul', {}, items),
    element('p', {}, ['What is shown is from the last state without errors.']),
  ]);
}

function pageFoot({ live, site }: PreviewModel): Element {
  const state = live ? 'Updates when files change' : 'A report: nothing in it changes';
  return element('footer', { className: ['foot'] }, [
    element('p', {}, [`${state}. Site revision `, code(site.revision), ': another one whenever the site has changed.']),
  ]);
}
