import { realpathSync, statSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { InlayError } from '../../message/error.js';
import { printableLine } from '../../message/printable.js';
import type { CanvasPath } from '../input/expand-paths.js';

/** A canvas and where its output goes. */
export interface Job {
  path: string;
  /** Path of the output's file; stdout without one. */
  output?: string;
  /** Address of its page; without it that of the order. */
  url?: string;
}

/**
 * Where the output of every canvas goes below the folder.
 *
 * @param others paths of inputs that are no canvases
 * @throws InlayError `output-collision` for two canvases with one output, `overwritten-input` for an output that is an
 *   input, each with every case
 */
export function planOutputs(
  canvases: readonly CanvasPath[],
  folder: string,
  others: readonly (string | undefined)[],
): (Job & { output: string })[] {
  const jobs = canvases.map(({ path, output }) => ({ path, output: join(folder, output) }));
  const owners = new Map<string, string>();
  const collisions: string[] = [];
  for (const { path, output } of jobs) {
    const owner = owners.get(resolve(output));
    if (owner === undefined) owners.set(resolve(output), path);
    else collisions.push(`\`${owner}\` and \`${path}\` both go to \`${output}\``);
  }
  if (collisions.length > 0) {
    throw new InlayError(
      'output-collision',
      list('Unexpected outputs, expected one file for each canvas:', collisions),
    );
  }
  checkOverwrite(jobs, [...canvases.map(({ path }) => path), ...others]);
  return jobs;
}

/**
 * Sees to it that no output is an input, whatever links lead there.
 *
 * @param option what says where the outputs go
 * @throws InlayError `overwritten-input`
 */
export function checkOverwrite(
  outputs: readonly { output: string }[],
  inputs: readonly (string | undefined)[],
  option = '--out',
): void {
  const read = new Set<string>();
  for (const input of inputs) {
    const real = input === undefined ? undefined : realPath(input);
    if (real !== undefined) read.add(real);
  }
  const overwritten: string[] = [];
  for (const { output } of outputs) {
    const real = realPath(output);
    if (real !== undefined && read.has(real)) overwritten.push(`\`${output}\``);
  }
  if (overwritten.length === 0) return;
  throw new InlayError(
    'overwritten-input',
    list(`Unexpected outputs that are inputs, expected another \`${option}\`:`, overwritten),
  );
}

/** The path without links, or nothing when it is none. */
function realPath(path: string): string | undefined {
  try {
    // Mostly there is no output yet, and an error takes longer than a look.
    return statSync(path, { throwIfNoEntry: false }) && realpathSync.native(path);
  } catch {
    return undefined;
  }
}

/** Lines shown of a list. */
const SHOWN = 20;

function list(summary: string, lines: readonly string[]): string {
  const more = lines.length > SHOWN ? [`and ${lines.length - SHOWN} more`] : [];
  return [summary, ...lines.slice(0, SHOWN).map(printableLine), ...more].join('\n  ');
}
