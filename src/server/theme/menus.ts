import { manifestSchema } from 'inlay/internal/manifest/schema.js';
import { InlayError } from 'inlay/internal/message/error.js';
import { expectedOneOf } from 'inlay/internal/message/nearest.js';
import { pointer } from 'inlay/internal/message/pointer.js';
import * as z from 'inlay/internal/zod.js';
import type { Call } from '../api/call.js';
import { expectOf } from '../api/expect.js';
import { type ProblemPlace, refuse } from '../api/problem.js';
import { defineRoutes } from '../api/route.js';
import { type MenusBody, menusKind } from '../site/kinds/menus.js';
import { type SiteModel, siteOf } from '../site/model.js';
import { defineArea, type ThemeDeps } from './area.js';
import { type DeadLink, deadLink, deadLinks } from './dead-links.js';
import { lostByMenus } from './lost-by-menus.js';
import { itemsOf } from './menu-items.js';
import type { ThemePorts } from './ports.js';
import { tagged } from './source-payload.js';
import { namePlaces } from './text-places.js';
import { type UnknownContact, unknownContact, unknownContacts } from './unknown-contacts.js';
import { urlPlaces } from './url-places.js';

const lost = z.strictObject({
  canvas: z.string().describe('`header`, `footer`, a section, or `page/<id>`'),
  location: z.string(),
  message: z.string(),
});

const menusPayload = z.strictObject({
  locations: manifestSchema.shape.resources.shape.menus.describe('Every registered location, and what it shows'),
  definitions: menusKind.shape.definitions,
  lost: z.array(lost).describe('What published canvases no longer show because of this write'),
  dead_links: z
    .array(deadLink)
    .describe(
      'Items of all menus, or of those of this write, that lead to a path of the site where nothing is published',
    ),
  findings: z
    .array(unknownContact)
    .describe(
      'Contacts and profiles of the same items, in labels and addresses, that the site does not have; at most 100',
    ),
});

const menuKey = z.string().or(z.literal(null));

/** What changes of a location: its menu, and what it is called. */
const assignment = z.strictObject({
  menu: menuKey.optional(),
  label: z.string().max(100).optional().describe("What screen readers call the menu there, in the site's language"),
});

const routes = defineRoutes({
  getMenus: {
    method: 'GET',
    path: '/ai/menus',
    tag: 'Menus',
    summary: 'The menus and their locations',
    description:
      'Every registered location with the menu that it has, and every menu with its items as a tree. `dead_links` has the items ' +
      'that lead to nothing.',
    scope: 'menus:read',
    effect: 'read',
    isIdempotent: true,
    result: menusPayload,
    resultName: 'MenuPayload',
    answers304: false,
  },
  saveMenus: {
    method: 'POST',
    path: '/ai/menus',
    tag: 'Menus',
    summary: 'Save menus and their locations',
    description:
      'Menus as trees, and which location has which, and what a location is called. Menus and locations that are not named stay as they are; `null` takes ' +
      'a menu away or leaves a location empty. A menu can only be assigned to a registered location. An item that leads to a page ' +
      'which the site does not have is saved, and told in `dead_links`.',
    scope: 'menus:write',
    effect: 'write',
    isIdempotent: true,
    precondition: 'optional',
    body: z.strictObject({
      definitions: z.record(z.string(), menusKind.shape.definitions.valueType.or(z.literal(null))).default({}),
      locations: z
        .record(z.string(), z.union([menuKey, assignment]))
        .default({})
        .describe('Location to menu; or to what changes of both'),
    }),
    bodyName: 'MenusRequest',
    result: menusPayload,
    resultName: 'MenuPayload',
    problems: ['state-conflict'],
  },
});

type SaveBody = z.infer<typeof routes.saveMenus.body>;

/** Menus as trees, and their assignment to locations. */
export const menus = defineArea({
  routes,
  handlers: (deps) => ({
    getMenus: async () => {
      const model = await deps.model();
      const dead = await deadIn(model.documents.menus.body, model, deps.ports);
      const findings = await unknownIn(deps, model.documents.menus.body, model);
      return { body: { ...payloadOf(model, [], dead), findings }, headers: tagged(model.documents.menus.etag) };
    },
    saveMenus: (call) => save(deps, call),
  }),
});

async function save(deps: ThemeDeps, { body, principal, ifMatch }: Call) {
  const { site, model, ports } = deps;
  const given = body as SaveBody; // the route's schema
  const before = await model();
  const next = merged(before, given);
  const places = placesOf(before, next, given);
  const wrong = [...places, ...itemPlaces(given)];
  const errors = wrong.length > 0 ? wrong : sitePlaces(before, next);
  if (errors.length > 0) refuse('validation-failed', 'The menus have problems', { errors });
  const { etag } = before.documents.menus;
  const [written] = await site.store.write({
    by: principal.id,
    action: 'menus.save',
    skipsSame: true,
    writes: [{ kind: 'menus', key: 'menus', body: next, expect: expectOf(ifMatch, etag) }],
  });
  const after = await model();
  return {
    body: {
      ...payloadOf(after, await lostByMenus(site.store, before, after), await deadIn(given, after, ports)),
      findings: await unknownIn(deps, given, after),
    },
    ...(written && { etag: written.etag }),
  };
}

type Given = Pick<SaveBody, 'definitions'>;

/** Items of the given menus that lead nowhere; none where this server shows no pages. */
async function deadIn(given: Given, model: SiteModel, ports: ThemePorts): Promise<DeadLink[]> {
  const links = itemsOf(keptOf(given)).flatMap(({ item: { url }, at }) =>
    url === undefined ? [] : [{ at: `${at}/url`, url }],
  );
  return deadLinks(links, model, ports);
}

/** What labels and addresses of the given menus reach that the site does not have. */
async function unknownIn(deps: ThemeDeps, given: Given, model: SiteModel): Promise<UnknownContact[]> {
  const texts = itemsOf(keptOf(given)).map(({ item: { label, url }, at }) => ({
    at: `${at}/label`,
    text: label,
    ...(url !== undefined && { link: { at: `${at}/url`, url } }),
  }));
  return unknownContacts(deps, model, texts);
}

/** The given menus without those that are taken away. */
function keptOf({ definitions }: Given): MenusBody['definitions'] {
  const kept = Object.entries(definitions).flatMap(([key, menu]) => (menu === null ? [] : [[key, menu] as const]));
  return Object.fromEntries(kept);
}

function merged({ site, documents }: SiteModel, given: SaveBody): MenusBody {
  const { locations, definitions } = documents.menus.body;
  const kept = { ...definitions };
  for (const [key, definition] of Object.entries(given.definitions)) {
    if (definition === null) delete kept[key];
    else kept[key] = definition;
  }
  const assigned = { ...locations };
  for (const [key, value] of Object.entries(given.locations)) {
    // A location of the theme keeps the theme's label where none is given.
    const old = assigned[key] ?? site.menus.locations[key] ?? { label: key };
    const { menu = old.menu, label = old.label } = assignmentOf(value);
    const { menu: _old, ...rest } = old;
    assigned[key] = { ...rest, label, ...(typeof menu === 'string' && { menu }) };
  }
  return { locations: assigned, definitions: kept };
}

/** What a value of `locations` says: a menu alone, or more. */
function assignmentOf(value: SaveBody['locations'][string]): z.infer<typeof assignment> {
  return typeof value === 'string' || value === null ? { menu: value } : value;
}

/** What is wrong with the assignments: locations that no theme has, and menus that are not there. */
function placesOf(before: SiteModel, next: MenusBody, given: SaveBody): ProblemPlace[] {
  const registered = Object.keys(before.site.menus.locations);
  const known = Object.keys(next.definitions);
  return Object.entries(given.locations).flatMap(([location, value]) => {
    const at = pointer('locations', location);
    if (!registered.includes(location)) return [unknown(at, 'location', location, registered)];
    const { menu, label } = assignmentOf(value);
    const labels = label === undefined ? [] : labelPlaces(pointer('locations', location, 'label'), label);
    if (menu === undefined || menu === null || known.includes(menu)) return labels;
    return [unknown(value === menu ? at : `${at}/menu`, 'menu', menu, known), ...labels];
  });
}

/** Labels and names of the given menus that nobody could read, and addresses that no visitor could follow. */
function itemPlaces({ definitions }: SaveBody): ProblemPlace[] {
  const found = Object.entries(definitions).flatMap(([key, menu]) => [
    ...namePlaces(pointer('definitions', key), key),
    ...namePlaces(pointer('definitions', key, 'name'), menu?.name),
  ]);
  for (const { item, at } of itemsOf(keptOf({ definitions }))) {
    found.push(...labelPlaces(`${at}/label`, item.label));
    found.push(...urlPlaces(`${at}/url`, item.url, 'link'));
  }
  return found;
}

function labelPlaces(at: string, label: string): ProblemPlace[] {
  if (label.trim() !== '') return namePlaces(at, label);
  return [{ pointer: at, code: 'missing', message: 'Unexpected empty label, expected what visitors read' }];
}

/** What would be wrong with the whole site: a location whose menu is gone, a tree that is too deep. */
function sitePlaces({ documents }: SiteModel, next: MenusBody): ProblemPlace[] {
  try {
    siteOf(documents.site.body, next);
    return [];
  } catch (error) {
    if (!(error instanceof InlayError) || error.code !== 'invalid-site') throw error;
    return error.problems.map(({ pointer: at, message }) => {
      // The body gives a location its menu, where the site has more to say of it.
      const place = at.replace(/^\/menus/, '').replace(/^(\/locations\/[^/]+)\/menu$/, '$1');
      return { pointer: place, code: 'invalid', message };
    });
  }
}

function unknown(at: string, what: string, found: string, allowed: readonly string[]): ProblemPlace {
  const message = `Unexpected ${what} \`${found}\`, ${expectedOneOf(found, allowed)}`;
  return { pointer: at, code: `unknown-${what}`, message, allowed };
}

type Payload = z.input<typeof menusPayload>;

function payloadOf({ manifest, documents }: SiteModel, lost: Payload['lost'] = [], dead: Payload['dead_links'] = []) {
  return { locations: manifest.resources.menus, definitions: documents.menus.body.definitions, lost, dead_links: dead };
}
