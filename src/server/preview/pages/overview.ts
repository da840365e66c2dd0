import type { Element } from 'hast';
import { element } from 'inlay/internal/html/element.js';
import type { Links } from '../links.js';
import type { CanvasSummary, PreviewModel } from '../model.js';
import { noteCount } from '../notes.js';
import { badge } from './badge.js';
import { choiceGroup } from './choice-group.js';
import { htmlDocument } from './document.js';
import { type Figure, figures } from './figures.js';
import { code, siteWords, visible } from './text.js';

/** All canvases, with what was found in them and what became of their components. */
export function overviewPage(model: PreviewModel, links: Links): string {
  const { site, manifest, canvases } = model;
  const { description } = manifest.site;
  return htmlDocument(
    {
      title: 'Canvases',
      place: 'overview',
      main: [
        element('div', { className: ['title'] }, [
          element('h1', {}, [siteWords(site.name, site.language)]),
          ...(description === '' ? [] : [element('p', {}, [siteWords(description, site.language)])]),
          element('p', { className: ['quiet'] }, [code(site.url)]),
        ]),
        figures(totals(canvases, links)),
        ...(canvases.length === 0 ? [nothingYet()] : [filter(), table(canvases, links), noMatch(), legend()]),
      ],
    },
    model,
    links,
  );
}

function totals(canvases: readonly CanvasSummary[], links: Links): Figure[] {
  const sum = (of: (canvas: CanvasSummary) => number) => canvases.reduce((total, canvas) => total + of(canvas), 0);
  const unreadable = sum(({ problem }) => (problem === undefined ? 0 : 1));
  return [
    { name: 'Canvases', value: canvases.length },
    { name: 'Errors', value: sum(({ counts }) => counts.errors), tone: 'error' },
    { name: 'Warnings', value: sum(({ counts }) => counts.warnings), tone: 'warning' },
    { name: 'Notes', value: sum((canvas) => noteCount(canvas, links)), tone: 'warning' },
    { name: 'Not expanded', value: sum(notExpanded), tone: 'warning' },
    { name: 'Safe fixes', value: sum(({ counts }) => counts.fixable) },
    ...(unreadable > 0 ? [{ name: 'Unreadable', value: unreadable, tone: 'error' as const }] : []),
  ];
}

function notExpanded({ outcomes }: CanvasSummary): number {
  return outcomes.unresolved + outcomes.refused;
}

function nothingYet(): Element {
  return element('p', { className: ['empty'] }, [
    'There is no canvas in the folder yet. Write one, such as ',
    code('header.html'),
    ', and it shows up here.',
  ]);
}

function filter(): Element {
  return element('div', { className: ['filter'] }, [
    choiceGroup('show', 'Show', [
      ['all', 'All'],
      ['findings', 'With findings'],
      ['notes', 'With notes'],
      ['unexpanded', 'Not expanded'],
      ['clean', 'Clean'],
    ]),
    element('label', { className: ['filter__text', 'scripted'] }, [
      'Path ',
      element('input', {
        type: 'search',
        id: 'filter',
        autoComplete: 'off',
        spellCheck: 'false',
        ariaControls: 'canvases',
      }),
    ]),
  ]);
}

function table(canvases: readonly CanvasSummary[], links: Links): Element {
  return element('table', { className: ['canvases'], id: 'canvases' }, [
    element('caption', { className: ['unseen'] }, ['Canvases with their findings and components']),
    element('thead', {}, [
      element('tr', {}, [
        element('th', { scope: 'col' }, ['Canvas']),
        element('th', { scope: 'col', className: ['number'] }, ['Errors']),
        element('th', { scope: 'col', className: ['number'] }, ['Warnings']),
        element('th', { scope: 'col', className: ['number'] }, ['Notes']),
        element('th', { scope: 'col', className: ['number'] }, ['Expanded']),
      ]),
    ]),
    element(
      'tbody',
      {},
      canvases.map((canvas) => row(canvas, links)),
    ),
  ]);
}

/** What the columns are that do not speak for themselves. */
function legend(): Element {
  const terms = [
    ['Notes', 'to look at, though no rule is broken: a file that is missing, an address that is not allowed'],
    ['Expanded', 'components that were replaced by what the site has, such as a logo or a menu'],
  ] as const;
  return element(
    'dl',
    { className: ['legend'] },
    terms.map(([name, words]) => element('div', {}, [element('dt', {}, [name]), element('dd', {}, [words])])),
  );
}

/** What stands in the place of the table where the filter leaves nothing of it. */
function noMatch(): Element {
  return element('p', { className: ['panel', 'no-match'] }, [
    'No canvas matches.',
    element('button', { type: 'button', className: ['button', 'button--small', 'scripted'], dataClear: '' }, [
      'Show all canvases',
    ]),
  ]);
}

function row(canvas: CanvasSummary, links: Links): Element {
  const { path, counts, outcomes, problem } = canvas;
  const found = counts.errors + counts.warnings + counts.infos > 0 || problem !== undefined;
  const missing = notExpanded(canvas);
  const notes = noteCount(canvas, links);
  const className = [
    ...(found ? ['row--findings'] : []),
    ...(notes > 0 ? ['row--notes'] : []),
    ...(missing > 0 ? ['row--unexpanded'] : []),
    ...(found || notes > 0 ? [] : ['row--clean']),
  ];
  return element('tr', { className, dataPath: visible(path) }, [
    element('th', { scope: 'row' }, [
      element('a', { href: links.canvas(path) }, [element('bdi', {}, [visible(path)])]),
      ...(problem === undefined
        ? []
        : [element('p', { className: ['row__note'] }, [badge('error', visible(problem))])]),
      ...(counts.fixable === 0 ? [] : [element('p', { className: ['row__note'] }, [`Safe fixes: ${counts.fixable}`])]),
    ]),
    amount(counts.errors, 'error'),
    amount(counts.warnings, 'warning'),
    amount(notes, 'warning'),
    element('td', { className: ['number'] }, [
      ...(missing > 0
        ? [badge('warning', `${outcomes.expanded} of ${outcomes.expanded + missing}`)]
        : [expandedOf(outcomes.expanded)]),
    ]),
  ]);
}

function expandedOf(expanded: number): Element | string {
  return expanded === 0 ? element('span', { className: ['quiet'] }, ['none']) : `all ${expanded}`;
}

function amount(count: number, kind: 'error' | 'warning'): Element {
  const content =
    count === 0 ? element('span', { className: ['quiet'] }, ['0']) : badge(kind, count.toLocaleString('en-US'));
  return element('td', { className: ['number'] }, [content]);
}
