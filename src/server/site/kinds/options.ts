import * as z from 'inlay/internal/zod.js';

/** Options that are not as the catalogue has them by default: one document with the key `theme`. The catalogue checks them. */
export const optionsKind = z.record(z.string(), z.union([z.string(), z.number(), z.boolean()]));

export type OptionsBody = z.infer<typeof optionsKind>;
