import fs from 'node:fs'
import { pathToFileURL } from 'node:url'

/*
 * Who may import whom, from two arrays: a feature uses those before it, never upward. `npm run fences` writes the bans
 * into biome.json; fences.test.ts sees that they are there and plants an offence against each.
 */
const serverRank = [
  ['settings'],
  ['currency'],
  ['users'],
  ['auth'],
  ['notifications'],
  ['media'],
  ['agents'],
  ['listings'],
  ['prices'],
  ['favorites', 'inquiries'],
  ['ai'],
  ['admin'],
]
const clientRank = [
  ['auth'],
  ['notifications'],
  ['currency'],
  ['media'],
  ['listings'],
  ['prices'],
  ['favorites', 'inquiries'],
  ['ai'],
  ['compare'],
  ['property'],
  ['users'],
  ['publish'],
  ['admin'],
  ['home', 'landing', 'about', 'notFound'],
]

interface Ban {
  group: string[]
  message: string
}

const roots = ['#server/app.ts', '#server/main.ts', '#server/jobs.ts', '#server/demo/**', '#server/page/**']
const byAlias: Ban = {
  group: ['../**'],
  message: 'Another folder is named by its alias (#shared, #server, #client).',
}
const fromServer: Ban = {
  group: ['#client/**', '#tests/**'],
  message: 'The server does not know the client.',
}
const fromClient: Ban = {
  group: ['#server/**', '#tests/**'],
  message: 'The client knows the server through #shared only.',
}
const fromShared: Ban[] = [
  { group: ['#server/**', '#client/**', '#tests/**'], message: 'shared points at nobody.' },
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

/** The features that a feature may not import: its own step of the rank and all above. */
function above(rank: string[][], feature: string): string[] {
  const step = rank.findIndex((features) => features.includes(feature))
  return rank
    .slice(step)
    .flat()
    .filter((other) => other !== feature)
}

/** Biome's `overrides`: one per folder, since a later one replaces an earlier one's rule. */
export function fences() {
  const server = serverRank.flat()
  const client = clientRank.flat()
  return [
    restrict(['shared/**'], fromShared),
    restrict(['client/**'], [fromClient]),
    restrict(
      ['client/core/**', 'client/ui/**'],
      [
        fromClient,
        byAlias,
        { group: client.map((feature) => `#client/${feature}/**`), message: 'core and ui know no feature.' },
      ],
    ),
    ...client.map((feature) =>
      restrict(
        [`client/${feature}/**`],
        [
          fromClient,
          byAlias,
          {
            group: [...above(clientRank, feature).map((other) => `#client/${other}/**`), '#client/App.tsx'],
            message: `${feature} ranks below: a feature uses lower ones only.`,
          },
        ],
      ),
    ),
    restrict(
      ['server/core/**'],
      [
        fromServer,
        byAlias,
        {
          group: [...server.map((feature) => `#server/${feature}/**`), ...roots],
          message: 'core knows no feature.',
        },
      ],
    ),
    ...server.map((feature) =>
      restrict(
        [`server/${feature}/**`],
        [
          fromServer,
          byAlias,
          {
            group: [...above(serverRank, feature).map((other) => `#server/${other}/**`), ...roots],
            message: `${feature} ranks below: a feature uses lower ones only.`,
          },
          {
            group: server
              .filter((other) => other !== feature)
              .map((other) => `#server/${other}/*.queries.ts`),
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

/** biome.json as it should be. */
export function withFences(config: string): string {
  return `${JSON.stringify({ ...JSON.parse(config), overrides: fences() }, null, 2)}\n`
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  fs.writeFileSync('biome.json', withFences(fs.readFileSync('biome.json', 'utf8')))
}
