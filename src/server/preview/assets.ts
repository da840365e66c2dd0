import { readFileSync } from 'node:fs';
import { CLIENT_SCRIPTS } from './client-scripts.js';
import { STYLES } from './styles.js';

/** Files of the preview's own: text by name, such as `preview.css` and `client/live.js`. */
export type Assets = ReadonlyMap<string, string>;

/** The style sheet, and the built scripts in the order in which pages load them. */
export function loadAssets(): Assets {
  const scripts = CLIENT_SCRIPTS.map((name) => {
    const file = new URL(`./client/${name}`, import.meta.url);
    return [`client/${name}`, readFileSync(file, 'utf8')] as const;
  });
  return new Map([['preview.css', STYLES], ...scripts]);
}

/** The media type of an asset. */
export function assetType(name: string): string {
  return name.endsWith('.css') ? 'text/css; charset=utf-8' : 'text/javascript; charset=utf-8';
}
