import { parsed } from '../../../html/url.js';
import type { Manifest } from '../../../manifest/schema.js';
import { targetOf } from '../../document/link-key.js';
import { assignedMenus } from '../../menu/assigned-menus.js';

/** Whether a site has a page in its menus, or a listed file, at an address of its own host. */
export function hasPage(manifest: Manifest, address: string): boolean {
  const { key } = targetOf(address, manifest);
  if (key === undefined) return false;
  const files = manifest.resources.attachments;
  return assignedMenus(manifest).byKey.has(key) || files.some(({ url }) => targetOf(url, manifest).key === key);
}

/** Whether an address names no page: a host alone, with a query or a place at most. */
export function isHostAlone(address: string): boolean {
  const pathname = parsed(address)?.pathname;
  return pathname === undefined || pathname === '/';
}

/** What will do in place of an address at a made-up host: a page that the site has, as another path would be made up, too. */
export function onlyPagesOf(own: string): string {
  return `one at \`${own}\` that the site has, of its menus or its listed files`;
}
