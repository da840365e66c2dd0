import { printable } from '../message/printable.js';
import type { RendererFailure } from './renderer.js';
import { textOf } from './verdict.js';

/** UTF-16 code units that are shown of an output. */
const SHOWN = 4000;

/** A renderer's failure for people: what it was given, what came of it, what is wrong, and how to have it again. */
export function failureText(failure: RendererFailure, seed: number, path: string): string {
  const { canvas, state, request, html, error, counterexamples } = failure;
  const titles = [...new Set(counterexamples.map(({ property }) => `\`${property}\``))].join(', ');
  return [
    error === undefined ? `The renderer breaks ${titles}` : `The renderer throws ${shownError(error)}`,
    block('canvas', canvas),
    ...(state ? [block('site state', JSON.stringify(state, undefined, 2))] : []),
    ...(Object.keys(request).length > 0 ? [block('request', JSON.stringify(request, undefined, 2))] : []),
    ...(html === undefined ? [] : [block('output', html)]),
    ...(counterexamples.length > 0 ? [textOf(counterexamples)] : []),
    `Again: { seed: ${seed}, path: '${path}' }`,
  ].join('\n\n');
}

function block(name: string, text: string): string {
  const cut = text.length > SHOWN ? `${text.slice(0, SHOWN)}…` : text;
  return `${name}:\n${printable(cut.toWellFormed()).replace(/^/gm, '  ')}`;
}

function shownError(error: unknown): string {
  return error instanceof Error ? `${error.name}: ${error.message}` : String(error);
}
