import * as api from '../../dist/index.js';

const { bake, compile, render, run } = api;

/** Rows whose functions are not built yet are left out with this reason. */
const pending = bake && run ? undefined : 'skipped: `bake` and `run` are not built yet';

/** A page is rendered from its source, found once and filled many times, or bound to the site beforehand. */
export const inlay = [
  {
    name: 'inlay render',
    prepare: ({ canvas, site, request }) => {
      return () => render(canvas, site, request).html;
    },
  },
  {
    name: 'inlay render, compiled',
    prepare: ({ canvas, site, request }) => {
      const compiled = compile(canvas);
      return () => render(compiled, site, request).html;
    },
  },
  {
    name: 'inlay run, baked',
    pending,
    prepare: ({ canvas, site, request }) => {
      const baked = bake(canvas, site);
      return () => run(baked, request);
    },
  },
  {
    name: 'inlay run, baked, as bytes',
    pending,
    prepare: ({ canvas, site, request }) => {
      const baked = bake(canvas, site);
      return () => Buffer.from(run(baked, request));
    },
  },
];
