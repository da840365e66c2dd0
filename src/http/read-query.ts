import { problemsOf } from '../message/problems.js';
import * as z from '../zod.js';
import { refuse } from './problem.js';

/**
 * The parameters of an address that the schema names. Others are ignored, as those of caches and trackers are.
 *
 * @throws ProblemError `invalid-query`
 */
export function readQuery<T extends z.ZodObject>(parameters: URLSearchParams, schema: T): z.infer<T> {
  const given = Object.entries(schema.shape).flatMap(([name, each]) => {
    const values = parameters.getAll(name);
    if (values.length > 1) {
      const message = `Unexpected ${values.length} times \`${name}\`, expected it once`;
      refuse('invalid-query', 'The query is not valid', [{ pointer: `/${name}`, message }]);
    }
    return values.map((value) => [name, wantsNumber(each) && /^\d{1,15}$/.test(value) ? Number(value) : value]);
  });
  const query: unknown = Object.fromEntries(given);
  const result = schema.safeParse(query);
  if (result.success) return result.data;
  return refuse('invalid-query', 'The query is not valid', problemsOf(result.error, schema, query));
}

function wantsNumber(schema: z.core.$ZodType): boolean {
  return schema instanceof z.ZodDefault ? wantsNumber(schema.unwrap()) : schema instanceof z.ZodNumber;
}
