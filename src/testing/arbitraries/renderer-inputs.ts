import fc from 'fast-check';
import type { RenderRequest } from '../../component/resolution.js';
import type { SiteState } from '../../site/schema.js';
import type { RendererOptions } from '../renderer.js';
import { canvases } from './canvases.js';
import { requests } from './requests.js';
import { siteStates } from './site-states.js';
import { urlsOf } from './vocabulary.js';
import { wildCanvases } from './wild-canvases.js';

/** What a renderer is given. The state is missing where the site is given. */
export type Input = [canvas: string, state: SiteState | undefined, request: RenderRequest];

/** Canvases, sites and requests as `checkRenderer` gives them to a renderer. Half of the requests are for a page of a menu. */
export function rendererInputs({
  site,
  canvases: given,
}: Pick<RendererOptions, 'site' | 'canvases'> = {}): fc.Arbitrary<Input> {
  const about = site ? { site } : {};
  const visited = fc.option(fc.nat(), { nil: undefined, freq: 2 });
  return fc
    .tuple(
      given ?? fc.oneof(canvases(about), wildCanvases(about)),
      site ? fc.constant(undefined) : fc.oneof(siteStates(), siteStates({ text: 'hostile' })),
      fc.oneof(requests(about), requests({ ...about, text: 'hostile' })),
      visited,
    )
    .map(([canvas, state, request, item]) => [canvas, state, forItem(request, item, state)]);
}

/** A request for the page that an item of the site's menus leads to, where there is one. */
function forItem(request: RenderRequest, item: number | undefined, state: SiteState | undefined): RenderRequest {
  if (item === undefined || !state) return request;
  const urls = Object.values(state.menus?.definitions ?? {}).flatMap(({ items }) => urlsOf(items));
  const url = urls[item % urls.length];
  return url === undefined ? request : { ...request, url };
}
