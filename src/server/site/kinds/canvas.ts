import * as z from 'inlay/internal/zod.js';
import { draftable } from './source.js';

/** A header, a footer or a named section: its key is `header`, `footer` or the section's name. */
export const canvasKind = z.strictObject(draftable);

export type CanvasBody = z.infer<typeof canvasKind>;
