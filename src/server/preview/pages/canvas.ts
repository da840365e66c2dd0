import type { Element } from 'hast';
import { element } from 'inlay/internal/html/element.js';
import type { Links } from '../links.js';
import type { CanvasModel, PreviewModel } from '../model.js';
import { badge } from './badge.js';
import { choiceGroup, WRITTEN_OR_EXPANDED } from './choice-group.js';
import { dependenciesSection } from './dependencies.js';
import { htmlDocument } from './document.js';
import { FINDINGS, findingsSection, fixAllForm, summaryOf } from './findings.js';
import { framePane } from './frames.js';
import { inlaysSection } from './inlays.js';
import { notesSection } from './notes.js';
import { sourceListing } from './source.js';
import { prose, visible } from './text.js';

/** One canvas beside its expanded page, with what was found in it and what it depends on. */
export function canvasPage(model: PreviewModel, canvas: CanvasModel, links: Links): string {
  const { path, problem, version } = canvas;
  const content = problem === undefined ? contentOf(model, canvas, links) : [unreadable(problem)];
  return htmlDocument(
    {
      title: path,
      place: 'overview',
      isPart: true,
      revision: `${version} ${links.frame('expanded', path)} ${JSON.stringify(model.problem ?? '')}`,
      main: [titleOf(model, canvas, links), ...content],
    },
    model,
    links,
  );
}

function titleOf(model: PreviewModel, canvas: CanvasModel, links: Links): Element {
  return element('div', { className: ['title', 'title--canvas'] }, [
    element('h1', {}, [element('bdi', {}, [visible(canvas.path)])]),
    element('p', { className: ['summary'] }, canvas.problem === undefined ? summaryOf(canvas, links) : []),
    ...fixAllForm(canvas, links),
    neighbours(model, canvas, links),
  ]);
}

/** The ways to the canvases before and after this one. */
function neighbours({ canvases }: PreviewModel, { path }: CanvasModel, links: Links): Element {
  const index = canvases.findIndex((canvas) => canvas.path === path);
  const ways = [
    ['prev', canvases[index - 1], 'Previous: '],
    ['next', canvases[index + 1], 'Next: '],
  ] as const;
  const items = ways.flatMap(([rel, canvas, words]) =>
    canvas === undefined || index < 0
      ? []
      : [
          element('li', {}, [
            element('a', { href: links.canvas(canvas.path), rel: [rel] }, [
              words,
              element('bdi', {}, [visible(canvas.path)]),
            ]),
          ]),
        ],
  );
  return element('nav', { className: ['neighbours'], ariaLabel: 'Canvases' }, [element('ul', { role: 'list' }, items)]);
}

function unreadable(problem: string): Element {
  return element('p', { className: ['panel', 'empty'] }, [badge('error', 'Cannot be shown'), ' ', ...prose(problem)]);
}

function contentOf({ manifest }: PreviewModel, canvas: CanvasModel, links: Links): Element[] {
  return [
    element('div', { className: ['beside'] }, [sourcePane(canvas), framePane(canvas.path, links)]),
    element('div', { className: ['beside', 'beside--below'] }, [
      findingsSection(canvas, links),
      element('div', { className: ['stack'] }, [
        ...notesSection(canvas, links),
        inlaysSection(canvas),
        dependenciesSection(canvas, manifest, links),
      ]),
    ]),
  ];
}

function sourcePane({ source, html, findings }: CanvasModel): Element {
  return element('section', { className: ['pane', 'pane--source'], ariaLabelledBy: ['source'] }, [
    element('div', { className: ['pane__head'] }, [
      element('h2', { id: 'source' }, ['Source']),
      choiceGroup('source', 'Which source', WRITTEN_OR_EXPANDED),
    ]),
    element(
      'div',
      { className: ['listing', 'listing--canvas'], tabIndex: 0, role: 'group', ariaLabel: 'Source of the canvas' },
      // Those that are listed below, which the marks lead to; each costs as many steps as there are.
      [sourceListing(source, findings.slice(0, FINDINGS), true)],
    ),
    element(
      'div',
      {
        className: ['listing', 'listing--expanded'],
        tabIndex: 0,
        role: 'group',
        ariaLabel: 'Source of the expanded page',
      },
      [sourceListing(html, [], false)],
    ),
  ]);
}
