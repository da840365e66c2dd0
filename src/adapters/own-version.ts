import { readFileSync } from 'node:fs';

/** The version of the package: another one may expand a page otherwise. */
export function ownVersion(): string {
  const manifest: { version: string } = JSON.parse(
    readFileSync(new URL('../../package.json', import.meta.url), 'utf8'),
  );
  return manifest.version;
}
