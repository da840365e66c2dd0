/** What people may be, and what each may do. */
export const ROLES = {
  owner: { scopes: ['**'], says: 'may do everything' },
  editor: { scopes: ['*'], says: 'may write, and take nothing away for good' },
  viewer: { scopes: ['*:read'], says: 'may look' },
} as const satisfies Record<string, { scopes: readonly string[]; says: string }>;

export type Role = keyof typeof ROLES;

/** @returns nothing for what is no role */
export function roleOf(name: string): Role | undefined {
  return Object.hasOwn(ROLES, name) ? (name as Role) : undefined; // it is a key of the table
}
