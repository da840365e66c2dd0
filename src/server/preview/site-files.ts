import { pageAddress } from 'inlay/internal/html/page-address.js';
import { parsed } from 'inlay/internal/html/url.js';
import type { Logo } from 'inlay/internal/site/schema.js';
import { memo } from 'inlay/internal/text/memo.js';
import { isMissing } from '../core/public-file.js';
import { pathOn, placeOf } from './addresses.js';
import { LOOKED_AT_ONCE } from './limits.js';
import type { MissingFiles } from './links.js';
import type { CanvasSummary, PreviewModel } from './model.js';
import { srcsetAddresses } from './page-files.js';

/** The site's own files, and which of them are not there. */
export interface SiteFiles {
  /** Looks for the files of the logos and of these canvases; of each once, until it is told to forget. */
  missing(model: PreviewModel, canvases: readonly CanvasSummary[]): Promise<MissingFiles>;
  /** Has all be looked for again: files have changed. */
  forget(): void;
}

/** Parts of a file's path from the top of the folder, decoded. */
type Parts = readonly string[];

/**
 * Looks for files in the public folder.
 *
 * @param name what the user calls the folder
 */
export function siteFiles(folder: string, name: string): SiteFiles {
  let known = new Map<string, boolean>();

  async function look(wanted: ReadonlyMap<string, Parts>, into: Map<string, boolean>): Promise<void> {
    const open = [...wanted].filter(([file]) => !into.has(file));
    for (let at = 0; at < open.length; at += LOOKED_AT_ONCE) {
      const some = open.slice(at, at + LOOKED_AT_ONCE);
      await Promise.all(some.map(async ([file, parts]) => into.set(file, await isMissing(folder, parts))));
    }
  }

  return {
    async missing({ site, logos }, canvases) {
      const looked = known; // what is forgotten meanwhile is of no use to others
      const partsOfCanvas = memo((canvas: CanvasSummary) => canvasFiles(canvas, site.url));
      const partsOfLogo = (logo: Logo) => logoFiles(logo, site.url);
      const images = logos.flatMap(({ steps }) => steps.flatMap(({ image }) => (image ? [image] : [])));
      await look(named([...images.flatMap(partsOfLogo), ...canvases.flatMap(partsOfCanvas)]), looked);
      const missingOf = (files: readonly Parts[]) => [...named(files).keys()].filter((file) => looked.get(file));
      return {
        folder: name,
        ofCanvas: memo((canvas) => missingOf(partsOfCanvas(canvas))),
        ofLogo: (logo) => missingOf(partsOfLogo(logo)),
      };
    },
    forget() {
      known = new Map();
    },
  };
}

/** Files by what a page calls them, each once. */
function named(files: readonly Parts[]): Map<string, Parts> {
  return new Map(files.map((parts) => [`/${parts.join('/')}`, parts]));
}

/** The files that the pictures of a logo are, where they are the site's own. */
export function logoFiles({ url, dark, srcset }: Logo, site: string): Parts[] {
  const addresses = [url, ...(dark === undefined ? [] : [dark]), ...srcsetAddresses(srcset)];
  return addresses.flatMap((address) => partsOf(pathOn(site, address)));
}

const PREVIEW = 'http://preview.invalid';

/** The files of the site that the frame of a canvas asks for. */
export function canvasFiles({ path, files }: CanvasSummary, site: string): Parts[] {
  const frame = PREVIEW + pageAddress('/frame/expanded/', path);
  return files.flatMap((address) => {
    const url = parsed(address, frame);
    return partsOf(url?.origin === PREVIEW ? url.pathname : pathOn(site, address));
  });
}

/** The file of the site that a path of the preview asks for, if it does. */
export function partsOf(pathname: string | undefined): Parts[] {
  const place = pathname === undefined ? undefined : placeOf(pathname);
  if (place?.at === 'public') return [place.parts];
  if (place?.at === 'frame') return [place.path.split('/')];
  return place?.at === 'asset' ? [['assets', ...place.name.split('/')]] : [];
}
