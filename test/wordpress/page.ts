import { type CheerioAPI, load } from 'cheerio';
import type { Lab } from './lab.js';

/** What a visitor without an account gets. */
export interface View {
  status: number;
  html: string;
  /** Milliseconds until the last byte. */
  ms: number;
  /** The page as a browser parses it. */
  $: CheerioAPI;
}

/** Views a page of the site, by path or address. */
export async function view(lab: Lab, page: string): Promise<View> {
  const start = performance.now();
  const response = await fetch(new URL(page, lab.url));
  const html = await response.text();
  return { status: response.status, html, ms: performance.now() - start, $: load(html) };
}
