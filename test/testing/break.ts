import {
  compile,
  type MenuItem,
  parseSite,
  type RenderRequest,
  render,
  type Site,
  type SiteState,
} from '../../src/index.js';
import type { Property } from '../../src/testing/index.js';
import { replacements } from '../support/spans.js';

/** A renderer with one bug, and the property that it breaks. */
export interface BrokenRenderer {
  bug: string;
  property: Property;
  render: Plain;
  /** What its message says. @default anything */
  says?: RegExp;
}

/** A renderer that gives its page at once. */
export type Plain = (canvas: string, site: Site, request: RenderRequest) => string;

/** Inlay's own renderer, without its report. */
export const real: Plain = (canvas, site, request) => render(canvas, site, request).html;

/** A bug in what is done to the output. */
export function afterwards(change: (html: string, site: Site) => string): Plain {
  return (canvas, site, request) => change(real(canvas, site, request), site);
}

/** A bug in how each expansion is made: the bytes of the author stay. */
export function inExpansions(change: (expansion: string, site: Site) => string): Plain {
  return (canvas, site, request) => {
    const { html, report } = render(canvas, site, request);
    const expansions = replacements(canvas, html, report) ?? [];
    const spans = report.inlays.filter(({ outcome }) => outcome === 'expanded');
    let [out, done] = ['', 0];
    for (const [index, expansion] of expansions.entries()) {
      const { start = 0, end = 0 } = spans[index] ?? {};
      out += canvas.slice(done, start) + change(expansion, site);
      done = end;
    }
    return out + canvas.slice(done);
  };
}

/** A bug in what is taken from the site. */
export function withState(change: (state: SiteState) => SiteState): Plain {
  return (canvas, site, request) => real(canvas, parseSite(change(structuredClone(site))), request);
}

/** Menus, with every item and its children changed. */
export function withItems(change: (items: MenuItem[]) => MenuItem[]): (state: SiteState) => SiteState {
  const all = (items: MenuItem[]): MenuItem[] =>
    change(items).map((item) => (item.children ? { ...item, children: all(item.children) } : item));
  return (state) => {
    for (const definition of Object.values(state.menus?.definitions ?? {})) definition.items = all(definition.items);
    return state;
  };
}

/** A bug in which attributes of components are read. */
export function withAttributes(change: (attributes: Record<string, string>) => void): Plain {
  return (source, site, request) => {
    const canvas = compile(source);
    for (const { attributes } of canvas.inlays) change(attributes);
    return render(canvas, site, request).html;
  };
}
