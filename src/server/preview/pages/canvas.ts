import type { Element } from 'hast';
import { element } from 'inlay/internal/html/element.js';
import { type Chosen, NOTHING_CHOSEN } from '../chosen.js';
import type { Links } from '../links.js';
import type { CanvasModel, PreviewModel } from '../model.js';
import { badge } from './badge.js';
import { choiceGroup } from './choice-group.js';
import { dependenciesSection } from './dependencies.js';
import { htmlDocument } from './document.js';
import { findingsSection, fixAllForm, summaryOf } from './findings.js';
import { doneSection } from './forms.js';
import { framePane } from './frames.js';
import { grip } from './grip.js';
import { inlaysSection } from './inlays.js';
import { notesSection } from './notes.js';
import { sourcePane } from './source-pane.js';
import { prose, visible } from './text.js';
import { canvasTree } from './tree.js';

/**
 * A canvas in three columns: all canvases as a tree; what was found in this one; and the page, its source and what a fix
 * changes, which stay in sight.
 */
export function canvasPage(
  model: PreviewModel,
  canvas: CanvasModel,
  links: Links,
  chosen: Chosen = NOTHING_CHOSEN,
): string {
  const { path, problem, version } = canvas;
  const isShown = isThere(canvas);
  return htmlDocument(
    {
      title: path,
      place: 'overview',
      isPart: true,
      isWide: true,
      revision: `${version} ${JSON.stringify([links.files, model.problem, model.done, canvas.checking])}`,
      main: [
        element('div', { className: ['bench'] }, [
          paneChoice(canvas, chosen),
          canvasTree(model, path, links),
          grip('tree', 'Width of the list of canvases'),
          element('div', { className: ['found'] }, [
            titleOf(model, canvas, links),
            ...doneSection(model, links, path),
            ...(problem === undefined ? [] : [unreadable(canvas, problem)]),
            ...(isShown ? foundIn(model, canvas, links) : []),
          ]),
          ...(isShown ? viewOf(canvas, links, chosen) : []),
        ]),
      ],
    },
    model,
    links,
  );
}

/** What is shown where there is no room for all columns. */
function paneChoice(canvas: CanvasModel, chosen: Chosen): Element {
  const panes = [
    ['findings', canvas.problem === undefined && !canvas.checking ? `Findings ${canvas.findings.length}` : 'Findings'],
    ['page', 'Page'],
    ['source', 'Source'],
    ['canvases', 'Canvases'],
  ] as const;
  const shown = isThere(canvas) ? panes : panes.filter(([name]) => name === 'findings' || name === 'canvases');
  return element('div', { className: ['panes'] }, [choiceGroup('pane', 'What is shown', shown, { chosen })]);
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
  return element('nav', { className: ['neighbours'], ariaLabel: 'Canvases beside this one' }, [
    element('ul', { role: 'list' }, items),
  ]);
}

/** Whether there is something to show of a canvas: it may be that the linter alone has not come to an end with it. */
function isThere({ problem, source }: CanvasModel): boolean {
  return problem === undefined || source !== '';
}

function unreadable(canvas: CanvasModel, problem: string): Element {
  const words = isThere(canvas) ? 'Not checked' : 'Cannot be shown';
  return element('p', { className: ['panel', 'empty'] }, [badge('error', words), ' ', ...prose(problem)]);
}

function foundIn({ manifest }: PreviewModel, canvas: CanvasModel, links: Links): Element[] {
  const isChecked = canvas.problem === undefined;
  return [
    ...(isChecked ? [findingsSection(canvas, links)] : []),
    ...notesSection(canvas, links),
    inlaysSection(canvas, links),
    // What it depends on is not known before it is checked.
    ...(isChecked && !canvas.checking ? [dependenciesSection(canvas, manifest, links)] : []),
  ];
}

function viewOf(canvas: CanvasModel, links: Links, chosen: Chosen): Element[] {
  return [
    grip('view', 'Width of the page'),
    element('div', { className: ['view'] }, [
      framePane(canvas, links, chosen),
      grip('page', 'Height of the page'),
      sourcePane(canvas, links, chosen),
    ]),
  ];
}
