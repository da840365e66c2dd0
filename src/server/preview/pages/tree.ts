import type { Element } from 'hast';
import { element } from 'inlay/internal/html/element.js';
import type { Links } from '../links.js';
import type { CanvasSummary, PreviewModel } from '../model.js';
import { noteCount } from '../notes.js';
import { type IconName, icon } from './icon.js';
import { counted, unseen, visible } from './text.js';

/** Canvases that a tree names: of more, those that are near the one that is shown. */
const CANVASES = 1_000;

/** Canvases up to which all folders are open at first. */
const ALL_OPEN = 60;

/** A folder with what is in it. */
interface Folder {
  folders: Map<string, Folder>;
  canvases: CanvasSummary[];
}

/** All canvases as a tree of folders, each with the worst that was found in it, and a field to search them by. */
export function canvasTree({ canvases }: PreviewModel, current: string, links: Links): Element {
  const shown = nearby(canvases, current);
  const root: Folder = { folders: new Map(), canvases: [] };
  for (const canvas of shown) place(canvas, root);
  const isAllOpen = shown.length <= ALL_OPEN;
  const isOpen = (folder: string) => isAllOpen || current.startsWith(folder);
  return element('nav', { className: ['tree'], ariaLabel: 'Canvases' }, [
    element('div', { className: ['tree__head'] }, [
      element('label', { className: ['tree__search', 'scripted'] }, [
        unseen('Search canvases by path'),
        element('input', {
          type: 'search',
          id: 'filter',
          placeholder: 'Search canvases',
          autoComplete: 'off',
          spellCheck: 'false',
          ariaControls: 'tree',
        }),
      ]),
    ]),
    element('div', { className: ['tree__list'], id: 'tree' }, [
      level(root, '', current, isOpen, links),
      element('p', { className: ['tree__none', 'empty'] }, ['No canvas matches.']),
      ...(shown.length < canvases.length
        ? [
            element('p', { className: ['empty'] }, [
              element('a', { href: links.overview }, [`All ${counted(canvases.length, 'canvas', 'canvases')}`]),
            ]),
          ]
        : []),
    ]),
  ]);
}

function nearby(canvases: readonly CanvasSummary[], current: string): readonly CanvasSummary[] {
  if (canvases.length <= CANVASES) return canvases;
  const index = canvases.findIndex(({ path }) => path === current);
  const from = Math.min(Math.max(index - CANVASES / 2, 0), canvases.length - CANVASES);
  return canvases.slice(from, from + CANVASES);
}

function place(canvas: CanvasSummary, root: Folder): void {
  let folder = root;
  for (const part of canvas.path.split('/').slice(0, -1)) {
    const inner = folder.folders.get(part) ?? { folders: new Map(), canvases: [] };
    folder.folders.set(part, inner);
    folder = inner;
  }
  folder.canvases.push(canvas);
}

function level(
  { folders, canvases }: Folder,
  path: string,
  current: string,
  isOpen: (folder: string) => boolean,
  links: Links,
): Element {
  const inner = [...folders].map(([name, folder]) => {
    const below = `${path}${name}/`;
    return element('li', {}, [
      element('details', { open: isOpen(below) ? '' : undefined, dataKept: `folder ${below}` }, [
        element('summary', {}, [element('bdi', {}, [visible(name)])]),
        level(folder, below, current, isOpen, links),
      ]),
    ]);
  });
  const leaves = canvases.map((canvas) => leaf(canvas, path.length, current, links));
  return element('ul', { role: 'list' }, [...inner, ...leaves]);
}

function leaf(canvas: CanvasSummary, from: number, current: string, links: Links): Element {
  const { path } = canvas;
  // What is too long for the column is cut off there.
  const way = { href: links.canvas(path), title: visible(path), ariaCurrent: path === current ? 'page' : undefined };
  return element('li', { className: ['tree__leaf'], dataPath: visible(path) }, [
    element('a', way, [element('bdi', {}, [visible(path.slice(from))]), ...worstOf(canvas, links)]),
  ]);
}

/** The worst that was found in a canvas: a shape and a number, and words for who does not see them. */
function worstOf(canvas: CanvasSummary, links: Links): Element[] {
  const { counts, problem } = canvas;
  const kinds: readonly (readonly [IconName, number, string])[] = [
    ['error', problem === undefined ? counts.errors : 1, problem === undefined ? 'error' : 'problem'],
    ['warning', counts.warnings, 'warning'],
    ['warning', noteCount(canvas, links), 'note'],
    ['info', counts.infos, 'hint'],
  ];
  const [name, count, noun] = kinds.find(([, found]) => found > 0) ?? [];
  if (name === undefined || count === undefined || noun === undefined) return [];
  return [
    element('span', { className: ['tree__worst', `tree__worst--${name}`] }, [
      icon(name),
      element('span', { ariaHidden: 'true' }, [count.toLocaleString('en-US')]),
      unseen(` ${counted(count, noun)}`),
    ]),
  ];
}
