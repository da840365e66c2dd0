import { readFileSync } from 'node:fs';
import { parseSite, type Site } from '../../src/index.js';
import { FIXTURES } from './folders.js';

/** The sites under fixtures/sites. */
export const SITE_NAMES = ['small-business', 'large', 'bare'] as const;

export function readState(name: string): unknown {
  return JSON.parse(readFileSync(`${FIXTURES}/sites/${name}/site.json`, 'utf8'));
}

export function readSite(name: string): Site {
  return parseSite(readState(name));
}
