import { AREAS } from './areas.js';

/** Every route of the Theme API by its operation id: the client's types are made of it. */
export const THEME_ROUTES = {
  ...AREAS.discovery.routes,
  ...AREAS.menus.routes,
  ...AREAS.pages.routes,
  ...AREAS.canvas.routes,
  ...AREAS.content.routes,
  ...AREAS.author.routes,
  ...AREAS.site.routes,
  ...AREAS.codeSlots.routes,
  ...AREAS.options.routes,
  ...AREAS.history.routes,
  ...AREAS.reset.routes,
  ...AREAS.deploy.routes,
  ...AREAS.updates.routes,
  ...AREAS.compliance.routes,
  ...AREAS.dependencies.routes,
} as const;
