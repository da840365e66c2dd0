import type { Handler, Previewer } from '../api/call.js';
import type { RouteTable } from '../api/route.js';
import type { SiteModel } from '../site/model.js';
import type { OpenSite } from '../site/open-site.js';
import type { ThemePorts } from './ports.js';

/** What the functions of the Theme API work with. */
export interface ThemeDeps {
  site: OpenSite;
  /** The site of now. */
  model: () => Promise<SiteModel>;
  ports: ThemePorts;
}

/** The functions of a table's routes. */
export type HandlersOf<Table extends RouteTable> = Readonly<Record<keyof Table, Handler>>;

/** An area of the Theme API: its routes as data, and what answers them. */
export interface Area<Table extends RouteTable = RouteTable> {
  routes: Table;
  handlers: (deps: ThemeDeps) => HandlersOf<Table>;
  /** What its routes that must be confirmed would do. */
  previews?: (deps: ThemeDeps) => Readonly<Partial<Record<keyof Table, Previewer>>>;
}

/** Checks that an area's functions are those of its routes. */
export function defineArea<const Table extends RouteTable>(area: Area<Table>): Area<Table> {
  return area;
}
