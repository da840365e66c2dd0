import type { Element } from 'hast';
import { element } from 'inlay/internal/html/element.js';
import { FRAME_KINDS, type FrameKind, type Links } from '../links.js';
import { choiceGroup, WRITTEN_OR_EXPANDED } from './choice-group.js';
import { visible } from './text.js';

const TITLES: Record<FrameKind, string> = { canvas: 'Canvas as it is written', expanded: 'Expanded page' };

/**
 * The page in a frame, as it is written or expanded, in three widths. The empty `sandbox` takes everything from what
 * stands in it: scripts, forms, the preview's origin, and the way to the window around it.
 */
export function framePane(path: string, links: Links): Element {
  const frames = FRAME_KINDS.map((kind) =>
    element('div', { className: ['stage', `stage--${kind}`] }, [
      element('iframe', {
        sandbox: '',
        loading: 'lazy',
        referrerPolicy: 'no-referrer',
        title: `${TITLES[kind]}: ${visible(path)}`,
        src: links.frame(kind, path),
      }),
    ]),
  );
  return element('section', { className: ['pane', 'pane--frame'], ariaLabelledBy: ['page'] }, [
    element('div', { className: ['pane__head'] }, [
      element('h2', { id: 'page' }, ['Page']),
      choiceGroup('frame', 'What the page shows', WRITTEN_OR_EXPANDED, 'expanded'),
      choiceGroup(
        'width',
        'Width in pixels',
        [
          ['phone', 'Phone 390'],
          ['tablet', 'Tablet 820'],
          ['desktop', 'Desktop 1280'],
        ],
        'desktop',
      ),
    ]),
    ...frames,
  ]);
}
