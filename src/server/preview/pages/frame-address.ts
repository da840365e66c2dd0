import type { FrameKind } from '../frame-kinds.js';
import type { Links } from '../links.js';
import type { CanvasModel } from '../model.js';

/** The address of a canvas's frame, at the element of a finding where there is one to be seen. */
export function frameAddress({ path, anchors }: CanvasModel, kind: FrameKind, index: number, links: Links): string {
  const anchor = anchors[index]?.[kind];
  return `${links.frame(kind, path)}${anchor === undefined ? '' : `#${encodeURIComponent(anchor)}`}`;
}
