import { existsSync, readFileSync, statSync } from 'node:fs';
import { extname, join, normalize } from 'node:path';
import { chromium } from 'playwright-core';

/** The browser of Debian's package. */
export const CHROMIUM = '/usr/bin/chromium';

/** Where the pages pretend to be. */
export const ORIGIN = 'https://pixels.example';

/** Pixels across: a phone, a tablet, a desk. */
export const WIDTHS = [390, 820, 1440];

const HEIGHT = 900;

/** Larger images stay out: they are photographs, which take most of the time and say nothing of a component. */
const MOST_BYTES = 150_000;

const TYPES = {
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.woff2': 'font/woff2',
  '.woff': 'font/woff',
};

/**
 * Opens a browser that takes whole pages. Their own files come from their package, all else is blocked; scripts do not run,
 * and animations stand still.
 */
export async function openCamera() {
  const args = process.getuid?.() === 0 ? ['--no-sandbox'] : [];
  const browser = await chromium.launch({ executablePath: CHROMIUM, args });
  const context = await browser.newContext({ javaScriptEnabled: false, reducedMotion: 'reduce' });
  let shown = { html: '', roots: [] };
  await context.route('**/*', (route) => {
    const url = new URL(route.request().url());
    const type = route.request().resourceType();
    if (url.origin !== ORIGIN || type === 'media') return route.abort();
    if (type === 'document') {
      return route.fulfill({ contentType: 'text/html; charset=utf-8', body: shown.html });
    }
    const path = fileOf(url.pathname, shown.roots);
    const isLarge = type === 'image' && path !== undefined && statSync(path).size > MOST_BYTES;
    if (path === undefined || isLarge) return route.abort();
    return route.fulfill({ contentType: TYPES[extname(path)] ?? 'application/octet-stream', body: readFileSync(path) });
  });
  const tabs = new Map();
  for (const width of WIDTHS) {
    const tab = await context.newPage();
    await tab.setViewportSize({ width, height: HEIGHT });
    tabs.set(width, { tab, devtools: await context.newCDPSession(tab) });
  }
  const desk = await (await browser.newContext()).newPage();

  return {
    /**
     * A photograph of a whole page.
     *
     * @param html what the browser gets
     * @param roots folders whose files the page's addresses lead to, the first that has one
     * @param width pixels
     * @returns PNG
     */
    async photograph(html, roots, width) {
      shown = { html: still(html), roots };
      const { tab, devtools } = tabs.get(width);
      await tab.goto(`${ORIGIN}/`, { waitUntil: 'load' });
      const { cssContentSize: size } = await devtools.send('Page.getLayoutMetrics');
      const { data } = await devtools.send('Page.captureScreenshot', {
        captureBeyondViewport: true,
        optimizeForSpeed: true,
        clip: { x: 0, y: 0, width, height: Math.ceil(size.height), scale: 1 },
      });
      return Buffer.from(data, 'base64');
    },
    /** How many pixels of two photographs differ; those that only one of them has do. */
    async differing(one, other) {
      if (one.equals(other)) return 0;
      return desk.evaluate(countDiffering, [one.toString('base64'), other.toString('base64')]);
    },
    close: () => browser.close(),
  };
}

/** A page without what differs from one photograph to the next: animations, and images that are painted when they are ready. */
function still(html) {
  return html.replaceAll(' decoding="async"', '').replace('</head>', `${STILL}</head>`);
}

const STILL =
  '<style>*,::before,::after{animation:none!important;transition:none!important}video{visibility:hidden!important}</style>';

/** The file that an address leads to, within the folders. */
function fileOf(pathname, roots) {
  const path = normalize(decodeURIComponent(pathname));
  return roots.map((root) => join(root, path)).find((file) => existsSync(file) && statSync(file).isFile());
}

/** Runs in the browser. */
async function countDiffering(files) {
  const [one, other] = await Promise.all(
    files.map(async (file) => createImageBitmap(await (await fetch(`data:image/png;base64,${file}`)).blob())),
  );
  const width = Math.max(one.width, other.width);
  const height = Math.max(one.height, other.height);
  const [first, second] = [one, other].map((image) => {
    const paint = new OffscreenCanvas(width, height).getContext('2d');
    paint.drawImage(image, 0, 0);
    return new Uint32Array(paint.getImageData(0, 0, width, height).data.buffer);
  });
  let count = 0;
  for (let at = 0; at < first.length; at += 1) if (first[at] !== second[at]) count += 1;
  return count;
}
