import { isDeepStrictEqual } from 'node:util';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Baked, bake, compile, type Part, type RenderRequest, run as realRun, render } from '../../src/index.js';
import { canvas } from '../support/arbitraries.js';
import { referenceRender } from '../support/reference-render.js';
import { readSite } from '../support/sites.js';
import { replacements } from '../support/spans.js';

const site = readSite('small-business');

const FORM = 'text <form action="/a"><a href="/b">c</a><input name="d"></form>';

/** Requests that decide holes either way. */
const REQUESTS: RenderRequest[] = [
  {},
  { url: '/menu/' },
  { url: '/il-ristorante/cucina/?utm_source=a' },
  { url: 'javascript:1' },
  { addons: { provider_contact_form: { contatti: FORM } } },
  {
    addons: { provider_contact_form: { contatti: '', prenotazione: FORM }, provider_newsletter_form: { notizie: ' ' } },
  },
  { url: '/', addons: { provider_newsletter_form: { notizie: FORM } } },
  { addons: { provider_contact_form: { prenotazione: FORM }, provider_newsletter_form: { notizie: FORM } } },
];

const BOOKING = '<x-addon provider="provider_contact_form" id="prenotazione">';
const NEWS = '<x-addon provider=provider_newsletter_form>';

/** Pieces around which holes stand in holes. */
const pieces = fc.constantFrom(
  ...[BOOKING, BOOKING, NEWS, NEWS, '</x-addon>', '</x-addon>', '</x-addon>', '<p>', '<p>', '</p>', '</p>'],
  ...['<object>', '</object>', '<a href="/">', '</a>', '<template>', '</template>', '<br>', ' ', 'text', '<nav>'],
  ...[
    '<x-addon provider="provider_contact_form"></x-addon>',
    '<x-menu location="topic"></x-menu>',
    '<x-menu location=none>',
  ],
  ...['<x-menu location="footer" class="a">', '</x-menu>', '<x-logo>', '</x-logo>', '<x-social/>', '<form>', '</form>'],
);
const nested = fc.array(pieces, { maxLength: 20 }).map((all) => all.join(''));

type Run = (baked: Baked, request: RenderRequest) => string;

/** Whether a canvas gives by baking and running what it gives by plain rendering, and `render` the same. */
function isFaithful(source: string, request: RenderRequest, run: Run): boolean {
  const expected = referenceRender(source, site, request);
  const baked = bake(source, site);
  const compiled = compile(source);
  const first = render(compiled, site);
  const { html, report } = render(source, site, request);
  return (
    [run(baked, request), run(JSON.parse(JSON.stringify(baked)), request), html].every((given) => given === expected) &&
    replacements(source, html, report) !== undefined &&
    // A canvas that is rendered again, for another request in between.
    isDeepStrictEqual(render(compiled, site, request), { html, report }) &&
    isDeepStrictEqual(bake(compiled, site), baked) &&
    isDeepStrictEqual(render(compiled, site), first)
  );
}

/** A run of a canvas whose parts were tampered with. */
function tampered(change: (part: Part) => Part): Run {
  const all = (parts: Part[]): Part[] => parts.map((part) => change(inner(part)));
  const inner = (part: Part): Part => {
    if (typeof part === 'string' || part.hole === 'page') return part;
    if (part.hole === 'form') return { ...part, otherwise: all(part.otherwise) };
    return { ...part, present: all(part.present), otherwise: all(part.otherwise) };
  };
  return (baked, request) => realRun({ ...baked, parts: all(baked.parts) }, request);
}

describe('a baked canvas', () => {
  const property = (run: Run) =>
    fc.property(fc.oneof(canvas, nested), fc.constantFrom(...REQUESTS), (source, request) =>
      isFaithful(source, request, run),
    );

  test('gives what the canvas gives by plain rendering, also as JSON and for every request', () => {
    fc.assert(property(realRun), { numRuns: 4000 });
  });

  test.each<[string, Run]>([
    ['the page is ignored', (baked, { addons }) => realRun(baked, addons ? { addons } : {})],
    ['the forms are ignored', (baked, { url }) => realRun(baked, url ? { url } : {})],
    [
      'numbers are off by one',
      tampered((part) =>
        typeof part === 'object' && part.hole === 'page'
          ? { ...part, items: [part.items[0] + 1, part.items[1] + 1] }
          : part,
      ),
    ],
    [
      'page branches are swapped',
      tampered((part) =>
        typeof part === 'object' && part.hole === 'page'
          ? { ...part, current: part.otherwise, otherwise: part.current }
          : part,
      ),
    ],
    [
      'paragraph branches are swapped',
      tampered((part) =>
        typeof part === 'object' && part.hole === 'forms'
          ? { ...part, present: part.otherwise, otherwise: part.present }
          : part,
      ),
    ],
    [
      'a form without HTML leaves nothing',
      tampered((part) => (typeof part === 'object' && part.hole === 'form' ? { ...part, otherwise: [] } : part)),
    ],
    [
      'links stay where they can not',
      tampered((part) => (typeof part === 'object' && part.hole === 'form' ? { ...part, linked: true } : part)),
    ],
  ])('negative control: %s', (_what, run) => {
    expect(fc.check(property(run), { numRuns: 4000 }).failed).toBe(true);
  });
});
