import * as z from 'inlay/internal/zod.js';

/** What has no shape that could be told beforehand: `GenericObject` in the document. */
export const genericObject = z.looseObject({}).meta({ id: 'GenericObject', description: 'Any JSON object' });
