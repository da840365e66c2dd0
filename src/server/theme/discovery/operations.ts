import * as z from 'inlay/internal/zod.js';
import { may, type Principal } from '../../api/principal.js';
import type { Route, RouteTable } from '../../api/route.js';
import type { ApiFacts } from '../area.js';

/** What is told of an operation everywhere. */
export const operationSchema = z.strictObject({
  operation: z.string().describe('Its `operationId` in the OpenAPI document'),
  method: z.string(),
  path: z.string().describe('Below `base`'),
  summary: z.string(),
  effect: z.enum(['read', 'write', 'destructive']),
});

export type Operation = z.infer<typeof operationSchema>;

/** What is told of an operation to who may or may not do it. */
export const allowedOperationSchema = operationSchema.extend({
  scope: z.string().optional().describe('What it needs; absent where anybody may'),
  allowed: z.boolean(),
  condition: z.enum(['none', 'if-match', 'if-match-or-first', 'if-match-or-body', 'if-match-optional']),
  confirmed_by: z.enum(['nobody', 'you', 'person']).describe('Who has to confirm it before it is done'),
  confirmed_when: z.string().optional().describe('Absent where it is always confirmed'),
});

/** An operation in short. */
export function operationOf(operation: string, { method, path, summary, effect }: Route): Operation {
  return { operation, method, path, summary, effect };
}

const CONDITIONS = {
  required: 'if-match',
  replace: 'if-match-or-first',
  either: 'if-match-or-body',
  optional: 'if-match-optional',
} as const;

/** Every operation with what one may do of it. */
export function allowedOperations({ routes, needsPerson }: ApiFacts, principal: Principal) {
  return Object.entries(routes).map(([name, route]): z.infer<typeof allowedOperationSchema> => {
    const { scope, precondition, isConfirmed, confirmedWhen } = route;
    const person = needsPerson(principal, name) ? 'person' : 'you';
    return {
      ...operationOf(name, route),
      ...(scope !== undefined && { scope }),
      allowed: isAllowed(route, principal),
      condition: precondition ? CONDITIONS[precondition] : 'none',
      confirmed_by: isConfirmed ? person : 'nobody',
      ...(confirmedWhen !== undefined && { confirmed_when: confirmedWhen }),
    };
  });
}

/** Whether one may do it at all. */
export function isAllowed({ scope, effect }: Route, principal: Principal): boolean {
  return scope === undefined || may(principal, scope, effect === 'destructive');
}

/** The operations under each heading, in the headings' order. */
export function byTag(
  routes: RouteTable,
  tags: readonly { name: string }[],
): [tag: string, entries: [string, Route][]][] {
  return tags.map(({ name }) => [name, Object.entries(routes).filter(([, { tag }]) => tag === name)]);
}
