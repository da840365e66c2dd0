import type { RenderRequest } from '../../component/resolution.js';
import { InlayError } from '../../message/error.js';
import { problemsOf } from '../../message/problems.js';
import * as z from '../../zod.js';
import { inputName } from '../errors/in-file.js';
import { readJson } from '../input/read-json.js';
import { isPageUrl, PAGE_URL } from '../options/page-url.js';

/** HTML of forms by provider and form id. */
const addonsSchema = z.record(z.string(), z.record(z.string(), z.string()));

/** What is known at request time, as a line of JSON brings it. */
export const requestSchema = z.strictObject({
  url: z
    .string()
    .refine(isPageUrl, { error: `expected ${PAGE_URL}` })
    .exactOptional(),
  addons: addonsSchema.exactOptional(),
});

/**
 * The request that the options describe.
 *
 * @param options address of the page; path of a JSON file with the HTML of forms
 * @throws InlayError `invalid-addons`, naming the file, with every problem
 */
export async function loadRequest(options: { url?: string; addons?: string }): Promise<RenderRequest> {
  const { url, addons: path } = options;
  const request = url === undefined ? {} : { url };
  if (path === undefined) return request;
  const input = await readJson(path);
  const result = addonsSchema.safeParse(input);
  if (result.success) return { ...request, addons: result.data };
  const problems = problemsOf(result.error, addonsSchema, input);
  throw new InlayError('invalid-addons', `${inputName(path)}: The HTML of add-ons is not valid:`, problems);
}
