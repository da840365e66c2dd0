import { existsSync, readdirSync, readFileSync } from 'node:fs';
import type { Manifest } from '../../src/index.js';
import { buildManifest, parseSite } from '../../src/index.js';

/** A finding that an expert reported. See the corpus's README for what its members mean. */
export interface Label {
  rule: string;
  at: string;
  nth: number;
  /** Other rules under which a report of the element is right too. */
  also?: string[];
  /** The datum in the element's source that is meant, where an element has several. */
  value?: string;
  resource?: string;
  note?: string;
  debatable?: boolean;
}

/** What looks like a finding and is none. */
export interface NearMiss {
  rule: string;
  at: string;
  nth: number;
  why: string;
}

export interface CorpusCase {
  name: string;
  /** `real`, or the profile of a written one: `naive`, `mixed`, `right`. */
  profile: string;
  canvas: string;
  manifest: Manifest;
  labels: Label[];
  nearMisses: NearMiss[];
}

/**
 * The cases of a corpus folder, in the order of their names.
 *
 * @throws Error for a folder without cases, or with one that cannot be read; the message names it
 */
export function readCorpus(folder: string): CorpusCase[] {
  const names = existsSync(folder)
    ? readdirSync(folder).filter((name) => existsSync(`${folder}/${name}/canvas.html`))
    : [];
  if (names.length === 0)
    throw new Error(
      `Unexpected folder \`${folder}\`, expected a corpus: folders with \`canvas.html\`, \`site.json\` and \`expected.json\``,
    );
  return names.sort().map((name) => readCase(folder, name));
}

function readCase(folder: string, name: string): CorpusCase {
  const read = (file: string) => readFileSync(`${folder}/${name}/${file}`, 'utf8');
  try {
    const { findings, near_misses = [], profile = 'real' } = JSON.parse(read('expected.json'));
    const attachments = existsSync(`${folder}/${name}/attachments.json`) && JSON.parse(read('attachments.json'));
    const state = { ...JSON.parse(read('site.json')), ...(attachments && { attachments }) };
    const manifest = buildManifest(parseSite(state));
    const canvas = read('canvas.html');
    for (const label of [...findings, ...near_misses]) offsetOf(canvas, label);
    return { name, profile, canvas, manifest, labels: findings, nearMisses: near_misses };
  } catch (cause) {
    throw new Error(`Unexpected case \`${name}\`: ${cause instanceof Error ? cause.message : cause}`, { cause });
  }
}

/**
 * Offset of the nth occurrence of a text; occurrences may overlap.
 *
 * @throws Error when there are fewer
 */
export function offsetOf(source: string, { at, nth }: { at: string; nth: number }): number {
  let offset = -1;
  for (let count = 0; count < nth; count += 1) {
    offset = source.indexOf(at, offset + 1);
    if (offset === -1) throw new Error(`Unexpected label, expected it in the canvas: ${at} (${nth})`);
  }
  return offset;
}
