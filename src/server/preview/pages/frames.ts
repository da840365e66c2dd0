import type { Element } from 'hast';
import { element } from 'inlay/internal/html/element.js';
import { textRevision } from 'inlay/internal/site/revision.js';
import { memo } from 'inlay/internal/text/memo.js';
import { type Chosen, chosenNumber } from '../chosen.js';
import { FRAME_KINDS, type FrameKind } from '../frame-kinds.js';
import type { Links } from '../links.js';
import type { CanvasModel } from '../model.js';
import { choiceGroup, WRITTEN_OR_EXPANDED } from './choice-group.js';
import { frameAddress } from './frame-address.js';
import { unseen, visible } from './text.js';

const TITLES: Record<FrameKind, string> = { canvas: 'Canvas as it is written', expanded: 'Expanded page' };

/**
 * The page in a frame, as it is written, expanded, or before and after a fix, in three widths. The empty `sandbox` takes
 * everything from what stands in it: scripts, forms, the preview's origin, and the way to the window around it.
 */
export function framePane(canvas: CanvasModel, links: Links, chosen: Chosen): Element {
  const index = (chosenNumber(chosen, 'finding') ?? 0) - 1;
  const shownBy = (kind: FrameKind) => contentOf(canvas, kind, links);
  const stages = FRAME_KINDS.map((kind) =>
    element('div', { className: ['stage', `stage--${kind}`] }, [
      frame(`${TITLES[kind]}: ${visible(canvas.path)}`, frameAddress(canvas, kind, index, links), links, shownBy(kind)),
    ]),
  );
  return element('section', { className: ['pane', 'pane--frame'], ariaLabelledBy: ['page'] }, [
    element('div', { className: ['pane__head'] }, [
      element('h2', { id: 'page' }, ['Page']),
      choiceGroup('frame', 'What the page shows', [...WRITTEN_OR_EXPANDED, COMPARE], {
        checked: 'expanded',
        chosen,
      }),
      choiceGroup(
        'width',
        'Width in pixels',
        [
          ['phone', 'Phone 390'],
          ['tablet', 'Tablet 820'],
          ['desktop', 'Desktop 1280'],
        ],
        { checked: 'desktop', chosen },
      ),
      element('button', { type: 'button', className: ['button', 'button--small', 'frame-back'], id: 'frame-back' }, [
        'Back to the canvas',
      ]),
    ]),
    ...stages,
    compareStage(canvas, index, links),
  ]);
}

const COMPARE = ['compare', 'Before and after', 'Before and after the fix of the chosen finding'] as const;

/** Both pages over each other, with a slider that says how much is seen of each; beside each other where nothing slides. */
function compareStage(canvas: CanvasModel, index: number, links: Links): Element {
  const after = canvas.findings[index]?.fix && links.fixed(index, canvas.path);
  const before = after === undefined ? undefined : frameAddress(canvas, 'expanded', index, links);
  return element(
    'div',
    { className: after === undefined ? ['compare', 'compare--none'] : ['compare'], id: 'compare' },
    [
      element('p', { className: ['empty', 'compare__none'] }, [
        'Choose a finding that has a fix: the page before and after it is shown here.',
        // In a report nobody answers for what is chosen.
        ...(links.events === undefined
          ? [element('noscript', {}, [' Without scripts it is below each finding.'])]
          : []),
      ]),
      element('div', { className: ['stage', 'stage--before'] }, [
        frame('Before the fix', before, links, contentOf(canvas, 'expanded', links)),
      ]),
      element('div', { className: ['stage', 'stage--after'] }, [
        frame('After the fix', after, links, contentOf(canvas, 'fixed', links)),
      ]),
      // For a pointer: keys have the slider.
      element('div', { className: ['compare__line', 'scripted'], id: 'line', ariaHidden: 'true' }),
      element('div', { className: ['slider', 'scripted'] }, [
        element('input', {
          type: 'range',
          id: 'slider',
          min: '0',
          max: '100',
          step: 'any',
          value: '50',
          ariaLabel: 'How much is seen of the page before the fix',
        }),
        side('Before', '100'),
        side('After', '0'),
      ]),
    ],
  );
}

/** Shows one of both pages alone. */
function side(words: string, split: string): Element {
  return element('button', { type: 'button', className: ['way'], dataSplit: split }, [
    words,
    unseen(' the fix: show it alone'),
  ]);
}

/** Changes whenever what a frame shows does, for `client/replace.ts`; nothing where nothing changes. */
function contentOf(canvas: CanvasModel, kind: FrameKind | 'fixed', { events, files }: Links): string | undefined {
  return events === undefined ? undefined : `${files ?? ''} ${kind === 'fixed' ? canvas.version : drawn(canvas)[kind]}`;
}

/** Hashes of what frames draw of a canvas. */
const drawn = memo(({ source, html, marks, checking }: CanvasModel): Readonly<Record<FrameKind, string>> => {
  // While it is checked its marks are not known: `client/replace.ts` waits for them.
  const hash = (text: string, of: CanvasModel['marks'][FrameKind]) =>
    `${textRevision(text)}/${checking ? '' : textRevision(JSON.stringify(of))}`;
  return { canvas: hash(source, marks.canvas), expanded: hash(html, marks.expanded) };
});

/**
 * A frame with nothing in it that runs.
 *
 * @param shows changes whenever its content does
 */
export function frame(title: string, src: string | undefined, { sandbox = '' }: Links, shows?: string): Element {
  return element('iframe', { sandbox, loading: 'lazy', referrerPolicy: 'no-referrer', title, src, dataShows: shows });
}
