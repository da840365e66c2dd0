import type { Element } from 'hast';
import { element } from 'inlay/internal/html/element.js';
import type { Finding, Fix } from 'inlay/internal/lint/finding.js';
import { RULES } from 'inlay/internal/lint/rules/index.js';
import { kindsOf } from '../fix-kind.js';
import type { FixForm, Links } from '../links.js';
import type { CanvasModel } from '../model.js';
import { noteCount } from '../notes.js';
import { addressWith } from './address.js';
import { findingId, fragment } from './anchors.js';
import { badge, severityBadge } from './badge.js';
import { diffsIn } from './diff.js';
import { type NumberedFinding, worstFirst } from './finding-order.js';
import { canvasForm } from './forms.js';
import { frameAddress } from './frame-address.js';
import { wayToLine } from './line-way.js';
import { NOTES_ID } from './notes.js';
import { unscriptedPair } from './pair.js';
import { code, counted, prose, unseen } from './text.js';

/** More findings than that are laid out when they are seen. */
const MANY = 40;

const REASONS: ReadonlyMap<string, string> = new Map(RULES.map(({ id, docs }) => [id, docs.why]));

/** What was found in a canvas: why it matters, and what would mend it. */
export function findingsSection(canvas: CanvasModel, links: Links): Element {
  if (canvas.checking) return checkingSection(links.canvas(canvas.path));
  const { findings } = canvas;
  const diffOf = diffsIn(canvas.source);
  const numbered = worstFirst(findings);
  const kinds = links.fix ? kindsOf(numbered) : new Map<number, Kind>();
  const shown = numbered.map((finding) => findingItem(finding, diffOf, kinds.get(finding.index), canvas, links));
  const more = findings.length - shown.length;
  return element('section', { className: ['panel'], ariaLabelledBy: ['findings'] }, [
    element('h2', { id: 'findings' }, ['Findings', element('span', { className: ['quiet'] }, [` ${findings.length}`])]),
    ...(findings.length === 0
      ? [
          element('p', { className: ['empty'] }, [
            ...(noteCount(canvas, links) > 0 ? [] : [badge('ok', 'Nothing to fix'), ' ']),
            'The linter finds nothing in this canvas.',
          ]),
        ]
      : [
          element(
            'ol',
            { className: shown.length > MANY ? ['findings', 'findings--many'] : ['findings'], role: 'list' },
            shown,
          ),
        ]),
    ...(more > 0 ? [element('p', { className: ['empty'] }, [`${counted(more, 'finding')} more, not shown.`])] : []),
  ]);
}

/** What stands there while the linter is at it; the page is shown again when there are findings. */
function checkingSection(address: string): Element {
  return element('section', { className: ['panel'], ariaLabelledBy: ['findings'] }, [
    element('h2', { id: 'findings' }, ['Findings']),
    element('p', { className: ['empty', 'checking'] }, [
      'The canvas is being checked… ',
      element('a', { href: address }, ['Look again']),
    ]),
  ]);
}

/** The kind of a finding that others are of, too: how many there are, and the index of the first. */
interface Kind {
  first: number;
  count: number;
}

function findingItem(
  finding: NumberedFinding,
  diffOf: ReturnType<typeof diffsIn>,
  kind: Kind | undefined,
  canvas: CanvasModel,
  links: Links,
): Element {
  const { rule, index, severity, outcome, message, line, column, fix } = finding;
  const reason = REASONS.get(rule);
  const title = `${findingId(index)}-title`;
  return element('li', {}, [
    element(
      'article',
      {
        className: ['finding', `finding--${severity}`],
        id: findingId(index),
        tabIndex: -1,
        ariaLabelledBy: [title],
        dataKind: kind && String(kind.first),
        ...framesOf(canvas, finding, links),
      },
      [
        element('h3', { className: ['finding__title'], id: title }, [
          unseen(`Finding ${index + 1}: `),
          severityBadge(severity),
          ' ',
          code(rule),
          ...(outcome === 'needs-review' ? [' ', element('span', { className: ['tag'] }, ['needs review'])] : []),
        ]),
        element('a', { className: ['finding__place'], ...wayToLine(line, canvas, links) }, [
          `Line ${line}`,
          unseen(','),
          element('span', { className: ['quiet'] }, [`:${column}`]),
        ]),
        element('p', { className: ['finding__message'] }, prose(message)),
        ...(reason === undefined ? [] : [why(reason, finding)]),
        ...(fix ? [diffOf(fix)] : []),
        ...waysOf(finding, canvas, links),
        ...(fix ? unscriptedPair(finding, canvas, links) : []),
        ...(fix ? [links.fix ? fixForm(finding, canvas, links.fix) : fixHint(fix)] : []),
        ...(links.fix && kind?.first === index ? [kindForm(finding, kind.count, canvas, links.fix)] : []),
      ],
    ),
  ]);
}

/** What frames show the finding at, for `client/select.ts`. */
function framesOf(canvas: CanvasModel, { index, fix }: NumberedFinding, links: Links): Record<string, string> {
  const fixed = fix && links.fixed(index, canvas.path);
  return {
    dataFinding: String(index + 1),
    dataCanvas: frameAddress(canvas, 'canvas', index, links),
    dataExpanded: frameAddress(canvas, 'expanded', index, links),
    ...(fixed !== undefined && { dataFixed: fixed }),
  };
}

/** A way from a finding to what shows it: what is asked for with it, and the attribute that scripts know it by. */
interface Way {
  words: string;
  asked: Record<string, string>;
  known: Record<string, string>;
  /** Where it is needed with scripts alone, as all else is in the card. */
  isScripted?: boolean;
}

/** Where to see a finding in the page, the page before and after its fix, and what that changes. */
function waysOf(finding: NumberedFinding, canvas: CanvasModel, links: Links): Element[] {
  const { index, rule, fix } = finding;
  const anchor = canvas.anchors[index];
  const shown = (frame: string, words: string): Way => ({
    words,
    asked: { frame, pane: 'page' },
    known: { dataShow: frame },
  });
  const ways: Way[] = [
    ...(anchor?.expanded === undefined ? [] : [shown('expanded', 'Show in the page')]),
    ...(anchor?.expanded === undefined && anchor?.canvas !== undefined ? [shown('canvas', 'Show in the canvas')] : []),
    ...(fix && links.fixed(index, canvas.path) !== undefined ? [shown('compare', 'Before and after')] : []),
    ...(fix ? [changeWay(fix)] : []),
  ];
  if (ways.length === 0) return [];
  const about = unseen(`: finding ${index + 1}, ${rule}`);
  const items = ways.map(({ words, asked, known, isScripted = false }) => {
    // In a report nobody answers for what an address asks: scripts do it alone.
    const way =
      links.events === undefined
        ? element('button', { type: 'button', className: ['way', 'scripted'], ...known }, [words, about])
        : element(
            'a',
            {
              className: ['way'],
              href: addressWith(links.canvas(canvas.path), { finding: index + 1, ...asked }, findingId(index)),
              ...known,
            },
            [words, about],
          );
    return element('li', { className: isScripted ? ['way--change'] : [] }, [way]);
  });
  return [element('ul', { className: ['finding__ways'], role: 'list' }, items)];
}

/** To what a fix changes, and why it is not proven, where that has a place of its own. */
function changeWay({ safety }: Fix): Way {
  return {
    words: safety === 'safe' ? 'What it changes' : 'What it changes, and why it is not proven',
    asked: { source: 'diff', pane: 'source' },
    known: { dataChange: '' },
    isScripted: true,
  };
}

function why(reason: string, { rule, message }: Finding): Element {
  return element('details', { className: ['why'], dataKept: `${rule} ${message}` }, [
    element('summary', {}, ['Why it matters', unseen(`: ${rule}`)]),
    element('p', {}, prose(reason)),
    element('p', { className: ['quiet'] }, ['More: ', code(`inlay lint --explain ${rule}`)]),
  ]);
}

/** How to apply a fix where the page can't. */
function fixHint({ safety }: Fix): Element {
  const option = safety === 'safe' ? '--fix' : '--fix-suggestions';
  return element('p', { className: ['quiet', 'fix'] }, prose(`\`inlay lint ${option}\` applies it`));
}

function fixForm({ rule, index, fix }: NumberedFinding, canvas: CanvasModel, form: FixForm): Element {
  const isSafe = fix?.safety === 'safe';
  return canvasForm(form, canvas, { finding: String(index), safety: isSafe ? 'safe' : 'unsafe' }, [
    element('button', { className: isSafe ? ['button', 'button--main'] : ['button'] }, [
      isSafe ? 'Apply fix' : 'Apply suggestion',
      unseen(` to finding ${index + 1}, ${rule}`),
    ]),
    element('span', { className: ['quiet'] }, [
      isSafe ? 'Proven: the page shows the same content' : 'Not proven: look at the change first',
    ]),
  ]);
}

/** The button that applies all suggestions of a kind at once, at the first of them. */
function kindForm({ rule, index }: NumberedFinding, count: number, canvas: CanvasModel, form: FixForm): Element {
  return canvasForm(form, canvas, { finding: String(index), safety: 'unsafe', kind: 'all' }, [
    element('button', { className: ['button'] }, [`Apply all ${count} of this kind`, unseen(`: ${rule}`)]),
    element('span', { className: ['quiet'] }, ['The same words, the same rule: all changes are shown first']),
  ]);
}

/** The button that applies all safe fixes of a canvas at once, where there are any. */
export function fixAllForm(canvas: CanvasModel, { fix }: Links): Element[] {
  const { fixable } = canvas.counts;
  if (fix === undefined || fixable === 0) return [];
  const words = fixable === 1 ? 'Apply the one safe fix' : `Apply all ${fixable} safe fixes`;
  return [
    canvasForm(fix, canvas, { all: 'safe' }, [element('button', { className: ['button', 'button--main'] }, [words])]),
  ];
}

/** What was found, in words: `2 errors, 1 warning, 1 note`. */
export function summaryOf(canvas: CanvasModel, links: Links): Element[] {
  if (canvas.checking) return [badge('later', 'Being checked')];
  const { counts } = canvas;
  const notes = noteCount(canvas, links);
  const all = [
    ['error', counts.errors, 'error'],
    ['warning', counts.warnings, 'warning'],
    ['info', counts.infos, 'hint'],
  ] as const;
  const shown = all.filter(([, count]) => count > 0).map(([name, count, noun]) => badge(name, counted(count, noun)));
  if (notes > 0) {
    const way = element('a', { href: fragment(NOTES_ID) }, [badge('warning', counted(notes, 'note'))]);
    return [...(shown.length > 0 ? shown : [badge('off', 'No findings')]), way];
  }
  return shown.length > 0 ? shown : [badge('ok', 'No findings')];
}
