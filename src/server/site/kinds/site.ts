import { siteSchema } from 'inlay/internal/site/schema.js';
import * as z from 'inlay/internal/zod.js';

const { site, theme, logos, social, contacts, attachments, addons } = siteSchema.shape;

/** What a site is and has, but for its menus: one document with the key `site`. */
export const siteKind = z.strictObject({ site, theme, logos, social, contacts, attachments, addons });

export type SiteBody = z.infer<typeof siteKind>;
