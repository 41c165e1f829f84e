import type { KeyScope } from './scopes.ts'

/** Files whose address a key is part of: `/feeds/{key}/{file}`. */
export const keyFeeds = [
  { file: 'visitas.ics', scope: 'calendar:read' },
  { file: 'kyero.xml', scope: 'feeds:read' },
  { file: 'meta.xml', scope: 'feeds:read' },
  { file: 'listings.ndjson', scope: 'feeds:read' },
] as const satisfies readonly { file: string; scope: KeyScope }[]
export type KeyFeed = (typeof keyFeeds)[number]['file']
