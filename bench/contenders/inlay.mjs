import { bake, compile, render, run } from '../../dist/index.js';

/**
 * A page is rendered from its source, found once and filled many times, or bound to the site beforehand. The rows of
 * another page ask for another address each time, so that no output is that of the last time.
 */
export const inlay = [
  {
    name: 'inlay render',
    prepare: ({ canvas, site, request }) => {
      return () => render(canvas, site, request).html;
    },
  },
  {
    name: 'inlay render, compiled',
    isCached: true,
    prepare: ({ canvas, site, request }) => {
      const compiled = compile(canvas);
      return () => render(compiled, site, request).html;
    },
  },
  {
    name: 'inlay render, compiled, another page',
    isCached: true,
    prepare: ({ canvas, site, request }) => {
      const compiled = compile(canvas);
      const next = inTurn(request);
      return () => render(compiled, site, next()).html;
    },
  },
  {
    name: 'inlay run, baked',
    isCached: true,
    prepare: ({ canvas, site, request }) => {
      const baked = bake(canvas, site);
      return () => run(baked, request);
    },
  },
  {
    name: 'inlay run, baked, as bytes',
    isCached: true,
    prepare: ({ canvas, site, request }) => {
      const baked = bake(canvas, site);
      return () => Buffer.from(run(baked, request));
    },
  },
  {
    name: 'inlay run, baked, another page, as bytes',
    isCached: true,
    prepare: ({ canvas, site, request }) => {
      const baked = bake(canvas, site);
      const next = inTurn(request);
      return () => Buffer.from(run(baked, next()));
    },
  },
];

/** The request, and one without an address, by turns. */
function inTurn(request) {
  const requests = [request, { ...request, url: '/nowhere/' }];
  let count = 0;
  return () => {
    const next = requests[count % 2];
    count += 1;
    return next;
  };
}
