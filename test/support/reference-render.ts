import type { Inlay } from '../../src/canvas/locate/inlay.js';
import { answered, answering } from '../../src/component/answer.js';
import { fitToPlace, resolve } from '../../src/component/expand.js';
import { itemsOf } from '../../src/component/menu/marks.js';
import { requestedPage } from '../../src/component/requested-page.js';
import { serialize } from '../../src/html/serialize.js';
import { compile, type RenderRequest, type Site } from '../../src/index.js';
import { copyOf } from '../../src/rehype/copy.js';

/**
 * What `render` gives, the plain way: every inlay is resolved for this request alone and its tree written out, and the
 * spans are replaced from left to right. No holes, no cache, nothing kept.
 */
export function referenceRender(source: string, site: Site, request: RenderRequest = {}): string {
  const { inlays } = compile(source);
  const torn = new Set(
    inlays.flatMap(({ apart, ...inlay }) =>
      apart && markupOf(inlay, site, request) === undefined ? apart.paragraph : [],
    ),
  );
  let html = '';
  let done = 0;
  for (const whole of inlays) {
    const inlay = whole.apart && torn.has(whole.apart.paragraph) ? { ...whole, ...whole.apart } : whole;
    if (inlay.openEnd <= done) continue;
    const markup = markupOf(inlay, site, request);
    if (markup === undefined) continue;
    html += source.slice(done, inlay.start) + markup;
    done = inlay.end;
  }
  return html + source.slice(done);
}

function markupOf({ tag, attributes, context }: Inlay, site: Site, request: RenderRequest): string | undefined {
  const resolution = resolve(tag, attributes, { site, context });
  const { element, content, pages } = fitToPlace(tag, context, answered(resolution, answering(request)));
  if (!element) return undefined;
  if (content) return serialize(element).replace(/(?=<\/div>$)/, () => content.html);
  const current = itemsOf(requestedPage(request, site.site.url), pages ?? []);
  return serialize(pages ? copyOf(element, current) : element);
}
