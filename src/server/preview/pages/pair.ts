import type { Element } from 'hast';
import { element } from 'inlay/internal/html/element.js';
import type { Links } from '../links.js';
import type { CanvasModel } from '../model.js';
import type { NumberedFinding } from './finding-order.js';
import { frameAddress } from './frame-address.js';
import { frame } from './frames.js';
import { unseen } from './text.js';

/**
 * The page before and after a fix in frames below each other, for a report whose reader runs no scripts: there is nobody to ask
 * for the page that compares them.
 */
export function unscriptedPair({ index, rule }: NumberedFinding, canvas: CanvasModel, links: Links): Element[] {
  const after = links.fixed(index, canvas.path);
  if (links.events !== undefined || after === undefined) return [];
  const before = frameAddress(canvas, 'expanded', index, links);
  const frames = [
    ['Before the fix', before],
    ['After the fix', after],
  ] as const;
  return [
    element('noscript', {}, [
      element('details', { className: ['pair'] }, [
        element('summary', {}, ['Before and after', unseen(`: finding ${index + 1}, ${rule}`)]),
        ...frames.map(([words, address]) =>
          element('figure', {}, [
            element('figcaption', {}, [words]),
            element('div', { className: ['stage'] }, [frame(`${words} of finding ${index + 1}`, address, links)]),
          ]),
        ),
      ]),
    ]),
  ];
}
