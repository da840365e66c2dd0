import type { RenderRequest } from '../component/resolution.js';
import { InlayError } from '../message/error.js';
import { show } from '../message/show.js';
import type { Canvas } from './locate/inlay.js';

/**
 * The canvas, if it is one: callers without types may give anything.
 *
 * @throws InlayError `invalid-canvas`
 */
export function assertCanvas(canvas: string | Canvas): void {
  if (typeof canvas === 'string') return;
  const given: unknown = canvas;
  if (isObject(given) && typeof given['source'] === 'string' && Array.isArray(given['inlays'])) return;
  throw new InlayError(
    'invalid-canvas',
    `Unexpected ${show(given)}, expected a canvas: its text, or what \`compile\` gave`,
  );
}

/** @throws InlayError `invalid-canvas` for a source that is no text */
export function assertSource(source: string): void {
  const given: unknown = source;
  if (typeof given === 'string') return;
  throw new InlayError('invalid-canvas', `Unexpected ${show(given)}, expected the text of a canvas`);
}

/** @throws InlayError `invalid-render-request` for a request of another shape; the members of `addons` may be anything */
export function assertRequest(request: RenderRequest): void {
  const given: unknown = request;
  if (!isObject(given)) throw unexpectedRequest(show(given), "an object such as `{ url: '/contact/' }`");
  const { url, addons } = given;
  if (url !== undefined && url !== null && typeof url !== 'string')
    throw unexpectedRequest(`\`url\` of a request: ${show(url)}`, 'the address of the page as a text');
  if (addons !== undefined && addons !== null && !isObject(addons))
    throw unexpectedRequest(`\`addons\` of a request: ${show(addons)}`, 'an object: HTML of forms by provider and id');
}

function unexpectedRequest(found: string, expected: string): InlayError {
  return new InlayError('invalid-render-request', `Unexpected ${found}, expected ${expected}`);
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
