import { element } from 'inlay/internal/html/element.js';
import type { Links } from '../links.js';
import type { PreviewModel, Trouble } from '../model.js';
import { htmlDocument } from './document.js';
import { prose, visible } from './text.js';

/** What could not be shown or done, why, and the way on. */
export function errorPage(trouble: Trouble, model: PreviewModel, links: Links): string {
  const { status, title, detail, path } = trouble;
  const way = path === undefined ? [links.overview, 'All canvases'] : [links.canvas(path), `Back to ${visible(path)}`];
  return htmlDocument(
    {
      title,
      main: [
        element('div', { className: ['title'] }, [
          element('p', { className: ['quiet'] }, [String(status)]),
          element('h1', {}, prose(title)),
          element('p', {}, prose(detail)),
          element('p', {}, [element('a', { className: ['button'], href: way[0] }, [way[1] ?? ''])]),
        ]),
      ],
    },
    model,
    links,
  );
}
