/** What a key may do, beside what anyone may. */
export const keyScopes = ['listings:read', 'listings:write', 'leads:read'] as const
export type KeyScope = (typeof keyScopes)[number]
