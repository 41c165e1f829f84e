/** What a key may do, beside what anyone may. `feeds:read`: stand in the address of a feed. */
export const keyScopes = ['listings:read', 'listings:write', 'leads:read', 'feeds:read'] as const
export type KeyScope = (typeof keyScopes)[number]
