import { readFileSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import { isLanguageTag, isSiteUrl, STAND_IN_URL } from '../../site/facts.js';
import type { SiteFacts } from './options.js';

/** What a folder says of its site: its package, else its name. */
export function offeredFacts(folder: string): SiteFacts {
  const { name, description, homepage } = packageOf(folder);
  const locale = Intl.DateTimeFormat().resolvedOptions().locale.split('-')[0] ?? '';
  return {
    name: name || basename(resolve(folder)) || 'My site',
    description: description ?? '',
    url: homepage !== undefined && isSiteUrl(homepage) ? homepage : STAND_IN_URL,
    language: isLanguageTag(locale) ? locale : 'en',
  };
}

function packageOf(folder: string): { name?: string; description?: string; homepage?: string } {
  try {
    const input: unknown = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
    if (typeof input !== 'object' || input === null) return {};
    const texts = Object.entries(input).filter(([, value]) => typeof value === 'string');
    return Object.fromEntries(texts);
  } catch {
    return {}; // it is an offer: without a package the folder's name will do
  }
}
