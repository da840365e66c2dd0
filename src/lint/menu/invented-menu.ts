import type { DocElement } from '../document/element.js';
import type { Entry } from './entries.js';
import type { MenuShape } from './fitting-locations.js';
import type { RolePlace } from './role-place.js';

/** A group of links in the role of the site's navigation whose pages no menu has. */
export interface InventedMenu {
  element: DocElement;
  place: RolePlace;
  shape: MenuShape;
  /** All links of the group. */
  entries: readonly Entry[];
  /** The links that no assigned menu has. */
  invented: readonly Entry[];
  /** Locations with a menu that fit the place, the best first. */
  locations: readonly string[];
  /** Those of them that are for such links. */
  fitting: ReadonlySet<string>;
  /** How well each location fits; none where nothing tells. */
  weights: ReadonlyMap<string, number>;
  /** Those whose labels say that they are for the place. */
  placed?: ReadonlySet<string>;
  /** The drawer that it stands in, which shows the navigation of the header once more. */
  drawer?: DocElement | undefined;
  /** It stands in a bar of the header, beside the navigation of the site or over it. */
  isBar?: boolean;
  /** The location of a component that stands in the same navigation. */
  beside: string | undefined;
  /** Most of its links lead to parts of the page, which no menu has. */
  isAmongAnchors: boolean;
  /** A script repeats a link for each item of a list in the page. */
  isOfData?: boolean;
  score: number;
  /** What the score comes of, by name. */
  reasons: Readonly<Record<string, number>>;
}
