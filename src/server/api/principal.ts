/** How somebody has shown who they are. */
export type Scheme = 'platform-nonce' | 'service-key' | 'application-password';

/** Who asks. */
export interface Principal {
  /** Stable and without secrets: `key:k_1a2b`, `user:u_3c4d`. It stands in revisions and audit rows. */
  id: string;
  /** What people call it. */
  label: string;
  scheme: Scheme;
  /** What it may do: `menus:read`, `menus:*`, `*:read`, `*`. */
  scopes: readonly string[];
  /** What the role of the user allows who has made the credentials: they may do what both do. */
  within?: readonly string[];
  /** Where a key is bound to one. */
  environment?: string;
}

/**
 * Whether scopes allow what a route needs. `*` alone stands for all that is not destructive; destructive scopes
 * (`site:reset`) must be named, or the whole area (`site:*`), or everything (`**`).
 */
export function allows(scopes: readonly string[], needed: string, isDestructive: boolean): boolean {
  const [area = '', verb = ''] = needed.split(':');
  return scopes.some((scope) => {
    if (scope === needed || scope === '**' || scope === `${area}:*`) return true;
    return !isDestructive && (scope === '*' || scope === `*:${verb}`);
  });
}

/** Whether one who asks may do what a route needs. */
export function may({ scopes, within }: Principal, needed: string, isDestructive: boolean): boolean {
  return allows(scopes, needed, isDestructive) && (within === undefined || allows(within, needed, isDestructive));
}
