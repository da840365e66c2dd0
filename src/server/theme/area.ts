import type { HandlerWork } from 'inlay/internal/http/options.js';
import type { Handler, Previewer } from '../api/call.js';
import type { OpenApiInfo } from '../api/openapi.js';
import type { Principal } from '../api/principal.js';
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
  /** Does what takes long, at once or in a thread: lints, renders, manifests, briefings. */
  work: HandlerWork;
  /** Hears of what fails after the answer, with the id of the request that began it. */
  onError: (error: unknown, requestId: string) => void;
  /** What areas have to know of the whole API, which they can't import. */
  api: ApiFacts;
}

/** The whole API, as data. */
export interface ApiFacts {
  routes: RouteTable;
  info: OpenApiInfo;
  /** Whether a person must confirm what this one asks for. */
  needsPerson: (principal: Principal, operation: string) => boolean;
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
