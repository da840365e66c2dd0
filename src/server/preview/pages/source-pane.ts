import type { Element } from 'hast';
import { element } from 'inlay/internal/html/element.js';
import { type Chosen, chosenNumber } from '../chosen.js';
import type { Links } from '../links.js';
import type { CanvasModel } from '../model.js';
import { addressWith } from './address.js';
import { lineId } from './anchors.js';
import { choiceGroup, WRITTEN_OR_EXPANDED } from './choice-group.js';
import { diffsIn } from './diff.js';
import { inOrder, worstFirst } from './finding-order.js';
import { sourceListing } from './source.js';

/** The source as it is written, as it is expanded, or what the fix of the chosen finding changes in it. */
export function sourcePane(canvas: CanvasModel, links: Links, chosen: Chosen): Element {
  const { source, html, findings, path } = canvas;
  const line = chosenNumber(chosen, 'lines') ?? 1;
  const more = (kind: string) =>
    links.events === undefined
      ? {}
      : {
          more: (other: number) =>
            addressWith(
              links.canvas(path),
              { lines: other, source: kind },
              kind === 'canvas' ? lineId(other) : 'source',
            ),
        };
  return element('section', { className: ['pane', 'pane--source'], ariaLabelledBy: ['source'] }, [
    element('div', { className: ['pane__head'] }, [
      element('h2', { id: 'source' }, ['Source']),
      choiceGroup('source', 'Which source', [...WRITTEN_OR_EXPANDED, CHANGE], { chosen }),
    ]),
    listing('canvas', 'Source of the canvas', [
      sourceListing(source, inOrder(worstFirst(findings)), { hasIds: true, line, ...more('canvas') }),
    ]),
    listing('expanded', 'Source of the expanded page', [
      sourceListing(html, [], { hasIds: false, line, ...more('expanded') }),
    ]),
    listing('diff', 'What the fix changes', [changeOf(canvas, chosen)]),
  ]);
}

const CHANGE = ['diff', 'Change', 'What the fix of the chosen finding changes'] as const;

function listing(kind: string, label: string, content: Element[]): Element {
  const className = ['listing', `listing--${kind}`];
  return element('div', { className, tabIndex: 0, role: 'group', ariaLabel: label }, content);
}

/** The change of the finding that was chosen; `client/select.ts` puts that of another one in its place. */
function changeOf({ source, findings }: CanvasModel, chosen: Chosen): Element {
  const finding = findings[(chosenNumber(chosen, 'finding') ?? 0) - 1];
  return element('div', { className: ['changed'], id: 'changed' }, [
    finding?.fix
      ? diffsIn(source)(finding.fix)
      : element('p', { className: ['empty'] }, ['Choose a finding that has a fix: what it changes is shown here.']),
  ]);
}
