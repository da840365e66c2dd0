import {
  type ConfiguredHours,
  compareHours,
  configuredHoursOf,
  type HoursCompared,
} from '../contact/configured-hours.js';
import { type HoursOfThing, hoursOfThing } from '../contact/hours-of-thing.js';
import { oncePerPage } from '../document/once-per-page.js';
import { partsOf, type Thing, textsOf, thingsOf } from '../document/things.js';
import { fold } from '../words/fold.js';
import { ownThings } from './own-things.js';
import { type SiteNames, siteNamesOf } from './site-names.js';

/** When a page says in data that the site is open. */
export interface HoursOfSite {
  hours: HoursOfThing;
  thing: Thing;
  configured: ConfiguredHours;
  compared: HoursCompared;
  /** The data has a name that is not quite the site's: it may be of a branch. */
  isByOtherName: boolean;
}

/** When a page says in data that the site is open; nothing where the site does not say so itself. */
export const hoursOfSite = oncePerPage((page): readonly HoursOfSite[] => {
  const configured = configuredHoursOf(page.manifest);
  if (!configured) return [];
  const names = siteNamesOf(page.manifest);
  const parts = thingsOf(page.document).flatMap((thing) => partsIn(thing));
  const ids = new Set(parts.flatMap((part) => textsOf(part, '@id')));
  const all = new Set(parts);
  const isPart = (thing: Thing) => all.has(thing) || textsOf(thing, '@id').some((id) => ids.has(id));
  return ownThings(page.document, names)
    .filter(({ thing, isUnsure }) => !isUnsure && !isPart(thing))
    .flatMap(({ thing }) =>
      hoursOfThing(thing).flatMap((hours): HoursOfSite[] => {
        const compared = compareHours(hours.lines, configured);
        return compared ? [{ hours, thing, configured, compared, isByOtherName: hasOtherName(thing, names) }] : [];
      }),
    );
});

/** Properties whose things are parts of a house, or other houses: they have hours of their own. */
const PARTS = ['department', 'subOrganization', 'containsPlace', 'branchOf', 'containedInPlace', 'memberOf', 'member'];
/** Levels of things that are looked at. */
const LEVELS = 6;

function partsIn(thing: Thing, level = 0): Thing[] {
  if (level > LEVELS) return [];
  const own = PARTS.flatMap((name) => partsOf(thing, name));
  const all = [...thing.values.values()].flat().filter((value): value is Thing => 'types' in value);
  return [...own, ...all.flatMap((each) => partsIn(each, level + 1))];
}

function hasOtherName(thing: Thing, { squashed }: SiteNames): boolean {
  return textsOf(thing, 'name').some((name) => !squashed.includes(fold(name).replaceAll(' ', '')));
}
