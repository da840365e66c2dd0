import { readdirSync, readFileSync } from 'node:fs';
import type { Manifest } from '../../src/index.js';
import { buildManifest, parseSite } from '../../src/index.js';

/** A finding that an expert reported. See the corpus's README for what its members mean. */
export interface Label {
  rule: string;
  at: string;
  nth: number;
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

/** The cases of a corpus folder, in the order of their names. */
export function readCorpus(folder: string): CorpusCase[] {
  return readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && /^(?:real|ai)-/.test(entry.name))
    .map(({ name }) => readCase(folder, name))
    .sort((a, b) => (a.name < b.name ? -1 : 1));
}

function readCase(folder: string, name: string): CorpusCase {
  const read = (file: string) => readFileSync(`${folder}/${name}/${file}`, 'utf8');
  const { findings, near_misses, profile = 'real' } = JSON.parse(read('expected.json'));
  const manifest = buildManifest(parseSite(JSON.parse(read('site.json'))));
  return { name, profile, canvas: read('canvas.html'), manifest, labels: findings, nearMisses: near_misses };
}

/** Offset of the nth occurrence of a text; occurrences may overlap. */
export function offsetOf(source: string, { at, nth }: { at: string; nth: number }): number {
  let offset = -1;
  for (let count = 0; count < nth; count += 1) {
    offset = source.indexOf(at, offset + 1);
    if (offset === -1) throw new Error(`Unexpected label, expected it in the canvas: ${at} (${nth})`);
  }
  return offset;
}
