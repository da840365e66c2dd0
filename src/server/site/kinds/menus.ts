import { siteSchema } from 'inlay/internal/site/schema.js';
import type * as z from 'inlay/internal/zod.js';

/** The menus of a site and where they are assigned: one document with the key `menus`. */
export const menusKind = siteSchema.shape.menus.unwrap();

export type MenusBody = z.infer<typeof menusKind>;
