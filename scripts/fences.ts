import { pathToFileURL } from 'node:url'
import { importOffencesIn } from './importFence.ts'

/* `npm run lint` holds imports to these ranks, lowest first; tableFence.ts holds table names in SQL to the server's. */
export const serverRank = [
  ['activities'],
  ['settings'],
  ['currency'],
  ['users'],
  ['auth'],
  ['notifications'],
  ['media'],
  ['agencies'],
  ['apiKeys'],
  ['administrators'],
  ['developments'],
  ['listings'],
  ['webhooks'],
  ['prices'],
  ['favorites', 'inquiries'],
  ['savedSearches', 'agencyPages', 'boosts', 'imports'],
  ['ai'],
  ['reports', 'sheets', 'exports', 'embeds'],
  ['admin'],
  ['page'],
]
/** Subfolders have their own rank: publishing uses prices, a card does not. */
export const clientRank = [
  ['auth'],
  ['offline'],
  ['notifications'],
  ['currency'],
  ['apiKeys'],
  ['webhooks'],
  ['media'],
  ['map'],
  ['listings'],
  ['listings/card'],
  ['developments'],
  ['ai', 'savedSearches', 'boosts'],
  ['listings/search'],
  ['prices'],
  ['favorites', 'inquiries', 'savedSearches/alerts'],
  ['compare'],
  ['listings/mine'],
  ['developments/team'],
  ['agencies'],
  ['listings/detail'],
  ['users', 'agencies/public', 'imports'],
  ['developments/public'],
  ['listings/publish'],
  ['home', 'landing', 'about', 'developers', 'guides', 'notFound'],
  ['admin'],
]

export const ranks = { server: serverRank, client: clientRank }

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const offences = importOffencesIn('.', ranks)
  for (const { file, imported, why } of offences) process.stderr.write(`${file}: ${imported}: ${why}\n`)
  if (offences.length > 0) process.exitCode = 1
}
