/** What a key may do, beside what anyone may. `feeds:read`, `calendar:read`: stand in the address of a feed, or of a calendar. */
export const keyScopes = [
  'listings:read',
  'listings:write',
  'leads:read',
  'feeds:read',
  'calendar:read',
] as const
export type KeyScope = (typeof keyScopes)[number]
