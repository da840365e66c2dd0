import type { BatchTask, Part } from './job.js';
import { CHUNK_CANVASES, CHUNK_LENGTH } from './limits.js';
import type { BakeBody, LintBody, RenderBody } from './protocol.js';

type Body = BakeBody | RenderBody | LintBody;

/** The parts that a batch is to be done in; nothing where it is done as it is. */
export function divide({ mode }: Pick<BatchTask, 'mode'>, body: Body): Part[] | undefined {
  if (mode === 'part') return undefined;
  const groups = mode === 'single' ? body.canvases.map((canvas) => [canvas]) : grouped(body.canvases);
  if (mode === 'whole' && groups.length <= 1) return undefined;
  return groups.map((canvases) => ({
    ids: canvases.map(({ id }) => id),
    body: new TextEncoder().encode(JSON.stringify({ ...body, canvases })),
  }));
}

/** In order, with at most so many canvases and, if there are several, so many UTF-16 code units in each. */
function grouped(canvases: Body['canvases']): Body['canvases'][] {
  const groups: Body['canvases'][] = [];
  let length = 0;
  for (const canvas of canvases) {
    const group = groups.at(-1);
    const fits = group && group.length < CHUNK_CANVASES && length + canvas.canvas.length <= CHUNK_LENGTH;
    if (fits) group.push(canvas);
    else groups.push([canvas]);
    length = (fits ? length : 0) + canvas.canvas.length;
  }
  return groups;
}
