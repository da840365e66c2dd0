import type { Element } from 'hast';
import { element } from 'inlay/internal/html/element.js';
import { bulkVersion, fixableCanvases } from '../bulk.js';
import { type Chosen, NOTHING_CHOSEN } from '../chosen.js';
import type { Links } from '../links.js';
import type { CanvasSummary, PreviewModel } from '../model.js';
import { noteCount } from '../notes.js';
import { badge } from './badge.js';
import { choiceGroup } from './choice-group.js';
import { htmlDocument } from './document.js';
import { doneSection, sentForm } from './forms.js';
import { siteNotesSection } from './notes.js';
import { type PlacedCanvas, placedCanvases } from './overview-order.js';
import { ruleTotals } from './rule-totals.js';
import { code, counted, siteWords, visible } from './text.js';
import { type Tile, tiles } from './tiles.js';

/** All canvases, with what was found in them and what became of their components: the worst first. */
export function overviewPage(model: PreviewModel, links: Links, chosen: Chosen = NOTHING_CHOSEN): string {
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
        ...(canvases.length === 0 ? [nothingYet()] : listOf(model, links, chosen)),
      ],
    },
    model,
    links,
  );
}

function listOf(model: PreviewModel, links: Links, chosen: Chosen): Element[] {
  const { canvases } = model;
  const rule = chosen.get('rule');
  return [
    ...(model.checking === undefined
      ? []
      : [
          element('p', { className: ['checking'] }, [
            `Checking ${counted(model.checking, 'canvas', 'canvases')} again…`,
          ]),
        ]),
    tiles(totals(canvases, links), chosen),
    element('div', { className: ['listed'] }, [
      element('div', { className: ['listed__main'] }, [
        ...bulkForm(canvases, links),
        filter(chosen),
        table(canvases, links, chosen),
        noMatch(),
        legend(),
      ]),
      element('div', { className: ['stack'] }, [
        ...doneSection(model, links),
        ...siteNotesSection(canvases),
        ...ruleTotals(canvases, rule, links),
      ]),
    ]),
  ];
}

/** All safe fixes of all canvases with one button. */
function bulkForm(canvases: readonly CanvasSummary[], { fix }: Links): Element[] {
  const fixable = fixableCanvases(canvases);
  if (fix === undefined || fixable.length === 0) return [];
  const count = fixable.reduce((sum, { counts }) => sum + counts.fixable, 0);
  const words = `Apply ${counted(count, 'safe fix', 'safe fixes')} in ${counted(fixable.length, 'canvas', 'canvases')}`;
  return [
    sentForm(fix, { all: 'canvases', version: bulkVersion(canvases) }, [
      element('button', { className: ['button', 'button--main'] }, [words]),
      element('span', { className: ['quiet'] }, ['Proven: the pages show the same content. Each can be undone.']),
    ]),
  ];
}

function totals(canvases: readonly CanvasSummary[], links: Links): Tile[] {
  const sum = (of: (canvas: CanvasSummary) => number) => canvases.reduce((total, canvas) => total + of(canvas), 0);
  const unreadable = sum(({ problem }) => (problem === undefined ? 0 : 1));
  const infos = sum(({ counts }) => counts.infos);
  return [
    { show: 'all', name: 'All canvases', value: canvases.length },
    { show: 'errors', name: 'Errors', value: sum(({ counts }) => counts.errors), tone: 'error' },
    { show: 'warnings', name: 'Warnings', value: sum(({ counts }) => counts.warnings), tone: 'warning' },
    ...(infos > 0 ? [{ show: 'infos', name: 'Hints', value: infos }] : []),
    { show: 'notes', name: 'Notes', value: sum((canvas) => noteCount(canvas, links)), tone: 'warning' },
    { show: 'unexpanded', name: 'Not expanded', value: sum(notExpanded), tone: 'warning' },
    { show: 'fixable', name: 'Safe fixes', value: sum(({ counts }) => counts.fixable) },
    ...(unreadable > 0 ? [{ show: 'unreadable', name: 'Unreadable', value: unreadable, tone: 'error' as const }] : []),
    { show: 'clean', name: 'Clean', value: sum((canvas) => (isClean(canvas, links) ? 1 : 0)) },
  ];
}

function isClean(canvas: CanvasSummary, links: Links): boolean {
  const { counts, problem } = canvas;
  const found = counts.errors + counts.warnings + counts.infos + noteCount(canvas, links);
  return found === 0 && problem === undefined;
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

function filter(chosen: Chosen): Element {
  return element('div', { className: ['filter', 'scripted'] }, [
    choiceGroup('sort', 'Order', ORDERS, { chosen }),
    element('label', { className: ['filter__text'] }, [
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

const ORDERS = [
  ['worst', 'Worst first'],
  ['path', 'By path'],
] as const;

function table(canvases: readonly CanvasSummary[], links: Links, chosen: Chosen): Element {
  const placed = placedCanvases(canvases, links);
  if (chosen.get('sort') === 'path') placed.sort((a, b) => a.byPath - b.byPath);
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
      placed.map((each) => row(each, links, chosen.get('rule'))),
    ),
  ]);
}

/** What the columns are that do not speak for themselves. */
function legend(): Element {
  const terms = [
    ['Notes', 'to look at, though no rule is broken: a file that is missing, a number that cannot be called'],
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

function row({ canvas, byPath, byWorst }: PlacedCanvas, links: Links, rule: string | undefined): Element {
  const { path, counts, rules, outcomes, problem } = canvas;
  const missing = notExpanded(canvas);
  const notes = noteCount(canvas, links);
  const kinds = [
    ['errors', counts.errors > 0],
    ['warnings', counts.warnings > 0],
    ['infos', counts.infos > 0],
    ['notes', notes > 0],
    ['unexpanded', missing > 0],
    ['fixable', counts.fixable > 0],
    ['unreadable', problem !== undefined],
    ['clean', isClean(canvas, links)],
  ] as const;
  const about = {
    className: kinds.flatMap(([kind, isOne]) => (isOne ? [`row--${kind}`] : [])),
    hidden: rule === undefined || rules.some((each) => each.rule === rule) ? undefined : '',
    dataPath: visible(path),
    dataRules: rules.map((each) => visible(each.rule)).join(' '),
    dataByPath: byPath,
    dataByWorst: byWorst,
  };
  return element('tr', about, [
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
