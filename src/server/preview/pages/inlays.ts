import type { Element } from 'hast';
import type { ReportedInlay } from 'inlay/internal/canvas/report.js';
import { element } from 'inlay/internal/html/element.js';
import type { Links } from '../links.js';
import type { CanvasModel } from '../model.js';
import { outcomeBadge } from './badge.js';
import { wayToLine } from './line-way.js';
import { startTagOf } from './snippet.js';
import { code, counted, prose, visible } from './text.js';

/** Components shown of a canvas. */
const INLAYS = 500;

/** What became of each component of a canvas, with the steps of its fallback. */
export function inlaysSection(canvas: CanvasModel, links: Links): Element {
  const { inlays } = canvas.report;
  const more = inlays.length - INLAYS;
  return element('section', { className: ['panel'], ariaLabelledBy: ['components'] }, [
    element('h2', { id: 'components' }, [
      'Components',
      element('span', { className: ['quiet'] }, [` ${inlays.length}`]),
    ]),
    inlays.length === 0
      ? element('p', { className: ['empty'] }, ['This canvas has no component.'])
      : element(
          'ol',
          { className: ['inlays'], role: 'list' },
          inlays.slice(0, INLAYS).map((inlay) => inlayItem(inlay, canvas, links)),
        ),
    ...(more > 0 ? [element('p', { className: ['empty'] }, [`${counted(more, 'component')} more, not shown.`])] : []),
  ]);
}

function inlayItem(inlay: ReportedInlay, canvas: CanvasModel, links: Links): Element {
  const { tag, attributes, line, column, outcome, source, steps, notes } = inlay;
  return element('li', { className: ['inlay'] }, [
    element('p', { className: ['inlay__head'] }, [
      element('code', { className: ['inlay__tag'] }, [visible(startTagOf(tag, attributes))]),
      outcomeBadge(outcome),
      element('a', wayToLine(line, canvas, links), [
        `Line ${line}`,
        element('span', { className: ['quiet'] }, [`:${column}`]),
      ]),
    ]),
    // The steps name the source, too.
    ...(source === undefined || steps.length > 0
      ? []
      : [element('p', { className: ['quiet'] }, ['From ', code(source)])]),
    ...(steps.length === 0
      ? []
      : [
          element(
            'ol',
            { className: ['steps'] },
            steps.map(({ tried, result }) => element('li', {}, [code(tried), ' ', ...prose(result)])),
          ),
        ]),
    ...notes.map(({ message }) => element('p', { className: ['inlay__note'] }, prose(message))),
  ]);
}
