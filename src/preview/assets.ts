import { readFileSync } from 'node:fs';

/** Files of the preview's own: text by name, such as `preview.css` and `client/live.js`. */
export type Assets = ReadonlyMap<string, string>;

/** The media type of an asset. */
export function assetType(name: string): string {
  return name.endsWith('.css') ? 'text/css; charset=utf-8' : 'text/javascript; charset=utf-8';
}

/** The style sheet and the built scripts, in the order in which pages load them. */
export function loadAssets(): Assets {
  return new Map([['preview.css', '']]);
}
