import fs from 'node:fs'
import { pathToFileURL } from 'node:url'

/*
 * `npm run fences` writes import bans into biome.fences.json, which biome.json extends. tableFence.ts applies
 * the server's rank to table names in SQL.
 */
export const serverRank = [
  ['activities'],
  ['settings'],
  ['currency'],
  ['users'],
  ['auth'],
  ['notifications'],
  ['media'],
  ['agents'],
  ['administrators'],
  ['listings'],
  ['prices'],
  ['favorites', 'inquiries'],
  ['ai'],
  ['reports'],
  ['admin'],
  ['page'],
]
/** Subfolders have their own rank: publishing uses prices, a card does not. */
const clientRank = [
  ['auth'],
  ['offline'],
  ['notifications'],
  ['currency'],
  ['media'],
  ['listings'],
  ['listings/card'],
  ['ai'],
  ['listings/search'],
  ['prices'],
  ['favorites', 'inquiries'],
  ['compare'],
  ['listings/mine'],
  ['listings/detail'],
  ['users'],
  ['listings/publish'],
  ['home', 'landing', 'about', 'developers', 'notFound'],
  ['admin'],
]

interface Ban {
  group: string[]
  message: string
}

const byAlias: Ban = {
  group: ['../**'],
  message: 'Another folder is named by its alias (#shared, #server, #client, #demo).',
}
const fromServer: Ban = {
  group: ['#client/**', '#tests/**'],
  message: 'The server does not know the client.',
}
const fromClient: Ban = {
  group: ['#server/**', '#demo/**', '#tests/**'],
  message: 'The client knows the server through #shared only.',
}
const fromDemo: Ban = {
  group: ['#demo/**'],
  message: 'Demo data is loaded only where it is used: by the root files, with import().',
}
const rootFiles: Ban = {
  group: ['#server/*.ts', '#client/App.tsx', '#client/main.tsx'],
  message: 'The files at the root compose the features; no feature knows them.',
}
const fromShared: Ban[] = [
  { group: ['#server/**', '#client/**', '#demo/**', '#tests/**'], message: 'shared points at nobody.' },
  {
    group: ['react', 'react-dom', 'express', 'drizzle-orm', 'drizzle-orm/**', 'pg', 'node:*', 'zod'],
    message: 'shared imports only zod/mini.',
  },
]

function restrict(includes: string[], patterns: Ban[]) {
  const rule = { level: 'error', options: { patterns } }
  return {
    includes: [...includes, '!**/*.test.ts', '!**/*.test.tsx'],
    linter: { rules: { style: { noRestrictedImports: rule } } },
  }
}

function above(rank: string[][], feature: string): string[] {
  const index = rank.findIndex((features) => features.includes(feature))
  return rank
    .slice(index)
    .flat()
    .filter((other) => other !== feature)
}

/** By alias, or relative for a subfolder. */
function spellings(alias: string, feature: string, other: string): string[] {
  const inside = other.startsWith(`${feature}/`) ? [`./${other.slice(feature.length + 1)}/**`] : []
  return [`${alias}/${other}/**`, ...inside]
}

function ranksBelow(alias: string, rank: string[][], feature: string): Ban {
  return {
    group: above(rank, feature).flatMap((other) => spellings(alias, feature, other)),
    message: `${feature} ranks below: a feature uses lower ones only.`,
  }
}

/** Later overrides replace earlier ones. */
export function fences() {
  const server = serverRank.flat()
  const client = clientRank.flat()
  const features = [...new Set(client.map((feature) => feature.split('/')[0]))]
  return [
    restrict(['shared/**'], fromShared),
    restrict(['client/**'], [fromClient]),
    restrict(
      ['client/core/**', 'client/ui/**'],
      [
        fromClient,
        byAlias,
        {
          group: features.map((feature) => `#client/${feature}/**`),
          message: 'core and ui know no feature.',
        },
      ],
    ),
    ...client.map((feature) =>
      restrict(
        [`client/${feature}/**`],
        [fromClient, byAlias, ranksBelow('#client', clientRank, feature), rootFiles],
      ),
    ),
    restrict(['server/*.ts'], [fromServer]),
    restrict(['demo/**'], [fromServer]),
    restrict(
      ['server/core/**'],
      [
        fromServer,
        fromDemo,
        byAlias,
        { group: server.map((feature) => `#server/${feature}/**`), message: 'core knows no feature.' },
        rootFiles,
      ],
    ),
    ...server.map((feature) =>
      restrict(
        [`server/${feature}/**`],
        [
          fromServer,
          fromDemo,
          byAlias,
          ranksBelow('#server', serverRank, feature),
          rootFiles,
          {
            group: server
              .filter((other) => other !== feature)
              .flatMap((other) => [`#server/${other}/*.queries.ts`, `#server/${other}/**/*.queries.ts`]),
            message: "Another feature's queries are its own: use its service or table.",
          },
        ],
      ),
    ),
    {
      includes: ['**/*.config.ts', 'client/**/*Page.tsx'],
      linter: { rules: { style: { noDefaultExport: 'off' } } },
    },
  ]
}

export function fencesFile(): string {
  return `${JSON.stringify({ overrides: fences() }, null, 2)}\n`
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  fs.writeFileSync('biome.fences.json', fencesFile())
}
