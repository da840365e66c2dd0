import { parsed } from '../../../html/url.js';
import { withTag } from '../../document/by-tag.js';
import { attribute, type DocElement } from '../../document/element.js';
import type { Page, Problem } from '../../rule.js';
import { listedFiles } from '../no-invented-attachment/listed-files.js';
import { elsewhere } from '../no-invented-attachment/stranger.js';
import { hostOfFile } from './host-of-file.js';

/** Links of the head to what a browser shows of a site beside the page. */
const ICON = /(?:^|\s)(?:icon|apple-touch-icon(?:-precomposed)?|mask-icon|image_src)(?:\s|$)/i;
/** What the head gives to be shown where the page is shared. */
const SHARED = /^\s*(?:og:image(?::(?:secure_)?url)?|twitter:image(?::src)?|msapplication-tileimage)\s*$/i;

/**
 * The icons of a page, its scripts and the pictures that it gives to be shared, at a host that it says is its own or that has the
 * site's name, and that is not the site's, or at that one's host for files: whether the site has them somebody has to see.
 */
export function headFilesAtOtherHosts(page: Page): Problem[] {
  const { document } = page;
  const icons = withTag(document, 'link').flatMap((link) =>
    ICON.test(attribute(link, 'rel') ?? '') ? fileAt(page, link, 'icon', attribute(link, 'href')) : [],
  );
  const shared = withTag(document, 'meta').flatMap((meta) => {
    const name = attribute(meta, 'property') ?? attribute(meta, 'name') ?? '';
    return SHARED.test(name) ? fileAt(page, meta, 'picture', attribute(meta, 'content')) : [];
  });
  const scripts = withTag(document, 'script').flatMap((script) =>
    fileAt(page, script, 'script', attribute(script, 'src')),
  );
  return [...icons, ...shared, ...scripts];
}

function fileAt(
  page: Page,
  element: DocElement,
  what: 'icon' | 'picture' | 'script',
  written: string | undefined,
): Problem[] {
  const value = written?.trim() ?? '';
  const url = /^(?:https?:)?\/\//i.test(value) ? parsed(value, page.manifest.site.url) : undefined;
  const host = url && hostOfFile(page, url.hostname);
  if (!host?.isNamed || isToldAsFile(page, element, what, value)) return [];
  const { above, isBelow, isClaimed } = host;
  const claim = isClaimed ? 'which the page says is its own' : "which has the site's name";
  const why = `it is ${isBelow ? 'below' : 'at'} \`${above}\`, ${claim} and which is not the site's`;
  return [
    {
      start: element.start,
      end: element.openEnd,
      outcome: 'needs-review',
      message: `Unexpected ${what} \`${value}\`, expected a file that the site has, at its own host, or none: ${why}`,
      resource: '/site/url',
      evidence: { value, kind: 'web address', why, score: 0.6 },
    },
  ];
}

/** Whether a picture is told as a file that the site does not list. */
function isToldAsFile(page: Page, element: DocElement, what: 'icon' | 'picture' | 'script', value: string): boolean {
  const listed = listedFiles(page.manifest);
  return (
    what === 'picture' &&
    listed !== undefined &&
    elsewhere(page, { element, value, isDrawn: false }, listed) !== undefined
  );
}
