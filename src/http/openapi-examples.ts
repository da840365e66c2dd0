import { limitsOf } from '../canvas/limits.js';
import { EXAMPLE_STATE } from '../lint/example/site.js';
import { buildManifest } from '../manifest/build.js';
import { parseSite } from '../site/parse.js';
import { structuredData } from '../structured-data/structured-data.js';
import { lintCanvas, renderCanvas } from './canvas.js';
import { contextOf } from './representations.js';
import type { RouteName } from './routes.js';
import { TOKENS } from './schemas.js';

/** A request's body and the answer to it, or the answer alone. */
interface Example {
  body?: unknown;
  result: unknown;
}

/** Examples of the routes, made by what answers them: they can't be wrong. The document itself has none. */
export function examples(): Partial<Record<RouteName, Example>> {
  const site = parseSite(EXAMPLE_STATE);
  const limits = limitsOf(undefined);
  const manifest = buildManifest(site);
  const concise = buildManifest(site, { detail: 'concise' });
  const lint = { canvas: '<header><x-logo></x-logo> <a href="tel:+442079460958">020 7946 0958</a></header>' };
  const render = { canvas: '<x-menu location="footer"></x-menu>', request: { url: '/privacy/' } };
  return {
    manifest: { result: concise },
    menus: { result: manifest.resources.menus },
    addons: { result: manifest.resources.addons },
    'structured-data': { result: structuredData(site) },
    context: { result: contextOf(manifest, { part: 'header', tokens: TOKENS.preset }) },
    lint: { body: lint, result: lintCanvas(lint, site, limits) },
    render: { body: render, result: renderCanvas(render, site, limits) },
  };
}
