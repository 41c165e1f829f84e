import { spawnSync } from 'node:child_process'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { ranks, serverRank } from './fences.ts'
import { crowdedFolders, maxFiles } from './folderFence.ts'
import { importOffences, importOffencesIn } from './importFence.ts'
import { longFunctions, longFunctionsIn, maxLines } from './lengthFence.ts'
import { readSources, tableOffences } from './tableFence.ts'

const config = JSON.parse(fs.readFileSync('biome.json', 'utf8'))
const importing = (name: string) => `import { a } from '${name}'\n\nexport const b = a\n`
const loading = (name: string) => `export const load = () => import('${name}')\n`

/** Undefined: allowed. */
type Plant = [file: string, source: string, message: string | undefined]

const imports: Plant[] = [
  ['shared/a.ts', importing('#server/app.ts'), 'shared points at nobody'],
  ['shared/b.ts', importing('zod'), 'shared imports only zod/mini'],
  ['shared/listings/c.ts', importing('#demo/market.ts'), 'shared points at nobody'],
  ['client/home/a.tsx', importing('#server/core/env.ts'), 'through #shared only'],
  ['client/home/c.tsx', importing('#demo/market.ts'), 'through #shared only'],
  ['client/core/a.ts', importing('#client/listings/card/ListingCard.tsx'), 'core and ui know no feature'],
  ['client/core/b.ts', importing('../listings/card/ListingCard.tsx'), 'by its alias'],
  ['client/listings/a.tsx', importing('#client/favorites/FavoriteButton.tsx'), 'uses lower ones only'],
  ['client/listings/b.tsx', importing('./publish/Wizard.tsx'), 'uses lower ones only'],
  ['client/listings/card/a.tsx', importing('#client/listings/detail/Gallery.tsx'), 'uses lower ones only'],
  ['client/listings/detail/a.tsx', importing('#client/listings/card/ListingCard.tsx'), undefined],
  ['client/favorites/a.tsx', importing('#client/listings/card/ListingCard.tsx'), undefined],
  ['client/favorites/b.tsx', importing('#client/App.tsx'), 'compose the features'],
  ['client/home/d.tsx', importing('#client/admin/panelPaths.ts'), 'uses lower ones only'],
  ['server/core/http/a.ts', importing('#server/settings/settings.service.ts'), 'core and ui know no feature'],
  ['server/core/http/b.ts', importing('#server/app.ts'), 'compose the features'],
  ['server/users/a.ts', importing('#server/listings/listings.table.ts'), 'uses lower ones only'],
  ['server/favorites/a.ts', importing('#server/inquiries/inquiries.table.ts'), 'uses lower ones only'],
  ['server/activities/a.ts', importing('#server/users/users.table.ts'), 'uses lower ones only'],
  ['server/administrators/a.ts', importing('#server/listings/listings.table.ts'), 'uses lower ones only'],
  ['server/prices/a.ts', importing('#server/listings/listings.queries.ts'), 'queries are its own'],
  ['server/prices/c.ts', importing('#server/listings/views/views.queries.ts'), 'queries are its own'],
  ['server/page/a.ts', importing('#server/listings/listings.queries.ts'), 'queries are its own'],
  ['server/page/b.ts', importing('#server/listings/listings.service.ts'), undefined],
  ['server/listings/c.ts', importing('#server/page/html.ts'), 'uses lower ones only'],
  ['server/prices/b.ts', importing('#server/listings/listings.table.ts'), undefined],
  ['server/listings/a.ts', importing('#client/paths.ts'), 'does not know the client'],
  ['server/listings/b.ts', importing('#demo/market.ts'), 'loaded only where it is used'],
  ['server/listings/d.ts', loading('#demo/market.ts'), 'loaded only where it is used'],
  ['server/a.ts', importing('#client/paths.ts'), 'does not know the client'],
  ['demo/a.ts', importing('#client/paths.ts'), 'does not know the client'],
  ['demo/b.ts', importing('#server/listings/listings.table.ts'), undefined],
  ['shared/d.ts', "export { sum } from '#server/core/sum.ts'\n", 'shared points at nobody'],
  ['shared/e.ts', importing('lodash'), 'shared imports only zod/mini'],
  ['client/home/e.tsx', "export type { Env } from '#server/core/env.ts'\n", 'through #shared only'],
  ['client/home/f.tsx', loading('#client/admin/AdminPage.tsx'), 'uses lower ones only'],
  ['server/nobody/a.ts', importing('#server/core/env.ts'), 'in no rank'],
]

const others: Plant[] = [
  ['client/home/b.tsx', 'export default function B() {}\n', 'Avoid default exports'],
  ['client/home/HomePage.tsx', 'export default function HomePage() {}\n', undefined],
  ['shared/market/x.ts', "import { y } from './y.ts'\n\nexport const x = () => y\n", 'part of a cycle'],
  ['shared/market/y.ts', "import { x } from './x.ts'\n\nexport const y = () => x\n", 'part of a cycle'],
  ['shared/places/x.ts', "import type { Y } from './y.ts'\n\nexport type X = Y[]\n", 'part of a cycle'],
  [
    'shared/places/y.ts',
    "import type { X } from '#shared/places/x.ts'\n\nexport interface Y {\n  x: X\n}\n",
    'part of a cycle',
  ],
  ['shared/core/loose.ts', 'export const loose = (value: any) => value\n', 'Unexpected any'],
  ['shared/core/longer.ts', manyLines(401), 'too many lines'],
  ['server/core/a.ts', `export function long() {\n${manyLines(91)}}\n`, 'function has too many lines'],
  ['server/core/a.test.ts', `export function long() {\n${manyLines(91)}}\n`, undefined],
]

function manyLines(count: number): string {
  return "  process.emitWarning('a')\n".repeat(count)
}

describe('the import fence', () => {
  it.each(imports.map(([file, source, expected]) => [file, expected ?? 'nothing', source] as const))(
    'reports for %s: %s',
    (file, expected, source) => {
      const about = importOffences(file, source, ranks).map(({ why }) => why)
      if (expected === 'nothing') expect(about).toEqual([])
      else expect(about).toEqual([expect.stringContaining(expected)])
    },
  )

  it('finds nothing in any part, without tests', { timeout: 60_000 }, () => {
    expect(importOffencesIn('.', ranks)).toEqual([])
  })

  it('reads every part, and fails `npm run lint`', { timeout: 60_000 }, () => {
    const folder = plant(imports)
    expect(new Set(importOffencesIn(folder, ranks).map(({ file }) => file))).toEqual(
      new Set(imports.filter(([, , expected]) => expected !== undefined).map(([file]) => file)),
    )
    const fence = path.resolve('scripts/fences.ts')
    const { status, stderr } = spawnSync(path.resolve('node_modules/.bin/tsx'), [fence], {
      cwd: folder,
      encoding: 'utf8',
    })
    expect(status).toBe(1)
    expect(stderr).toContain('client/home/a.tsx: #server/core/env.ts: The client knows the server')
    fs.rmSync(folder, { recursive: true, force: true })
    const { scripts } = JSON.parse(fs.readFileSync('package.json', 'utf8'))
    expect(scripts.lint).toBe('biome check . && tsx scripts/fences.ts')
  })
})

function plant(plants: readonly Plant[]): string {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'oga-fences-'))
  for (const [file, source] of plants) {
    fs.mkdirSync(path.dirname(path.join(folder, file)), { recursive: true })
    fs.writeFileSync(path.join(folder, file), source)
  }
  return folder
}

describe('the linter', () => {
  let folder: string
  let diagnostics: string[]

  beforeAll(() => {
    folder = plant(others)
    const alone = { ...config, $schema: undefined, vcs: { enabled: false } }
    fs.writeFileSync(path.join(folder, 'biome.json'), JSON.stringify(alone))
    fs.copyFileSync('package.json', path.join(folder, 'package.json'))
    const biome = path.resolve('node_modules/.bin/biome')
    const { stdout } = spawnSync(biome, ['lint', '--reporter=github', '--max-diagnostics=none', '.'], {
      cwd: folder,
      encoding: 'utf8',
    })
    diagnostics = stdout.split('\n')
  })
  afterAll(() => fs.rmSync(folder, { recursive: true, force: true }))

  it.each(others.map(([file, , expected]) => [file, expected ?? 'nothing'] as const))(
    'reports for %s: %s',
    (file, expected) => {
      const about = diagnostics
        .filter((line) => line.includes(`/${file},`) || line.includes(`=${file},`))
        .join('\n')
      if (expected === 'nothing') expect(about).not.toMatch(/noDefaultExport|noExcessive|noImportCycles/)
      else expect(about).toContain(expected)
    },
  )
})

describe('a folder', () => {
  it('has a limited number of files, without tests and subfolders', () => {
    const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'oga-crowd-'))
    const inner = path.join(folder, 'inner')
    fs.mkdirSync(inner)
    for (let count = 0; count < maxFiles; count++) {
      fs.writeFileSync(path.join(inner, `a${count}.ts`), '')
      fs.writeFileSync(path.join(inner, `a${count}.test.ts`), '')
      fs.writeFileSync(path.join(folder, `a${count}.tsx`), '')
    }
    expect(crowdedFolders([folder])).toEqual([])
    fs.writeFileSync(path.join(inner, 'b.ts'), '')
    expect(crowdedFolders([folder])).toEqual([`${inner}: ${maxFiles + 1}`])
    fs.rmSync(folder, { recursive: true })
  })

  it('stays within the limit in every part', () => {
    expect(crowdedFolders(['client', 'demo', 'scripts', 'server', 'shared'])).toEqual([])
  })
})

describe('a function', () => {
  const inner = `  function inner() {\n${manyLines(maxLines - 4)}  }\n`
  const outer = (more: string) => `\nexport function outer() {\n${inner}${more}}\n`

  it('has a limited number of lines, those of inner functions included', () => {
    expect(longFunctions('a.ts', outer(''))).toEqual([])
    expect(longFunctions('a.ts', outer('  inner()\n'))).toEqual([`a.ts:2: ${maxLines + 1} lines`])
    expect(longFunctions('a.tsx', `const A = () => (\n  <p>${'\n'.repeat(maxLines)}</p>\n)\n`)).toHaveLength(
      1,
    )
  })

  it('stays within the limit in every part', { timeout: 60_000 }, () => {
    expect(['client', 'demo', 'scripts', 'server', 'shared'].flatMap(longFunctionsIn)).toEqual([])
  })
})

describe('the table fence', () => {
  const tables: [string, string][] = [
    ['server/listings/listings.table.ts', "export const listings = pgTable(\n  'listings',"],
    ['server/favorites/favorites.table.ts', "export const favorites = pgTable('favorites',"],
  ]
  const offencesOf = (file: string, text: string) =>
    tableOffences(new Map([...tables, [file, text]]), serverRank).map(({ table, why }) => `${table}: ${why}`)

  it.each([
    ['server/listings/a.ts', 'sql`select 1 from favorites f`', ['favorites: ranks above']],
    ['server/favorites/a.ts', 'sql`select 1 from listings join favorites`', []],
    [
      'server/favorites/a.ts',
      'sql`update listings set favorites_count = 1`',
      ["listings: writes another feature's table"],
    ],
    ['server/prices/a.ts', 'db.delete(listings)', ["listings: writes another feature's table"]],
    ['server/listings/a.ts', 'db.insert(listings)', []],
    ['server/core/a.ts', 'sql`select 1 from listings`', ['listings: ranks above']],
    ['server/listings/a.ts', '// what comes from favorites counts', []],
  ])('finds in %s with %s: %j', (file, text, expected) => {
    expect(offencesOf(file, text)).toEqual(expected)
  })

  it('finds nothing in the server', () => {
    const sources = readSources('.')
    expect(sources.size).toBeGreaterThan(100)
    expect(tableOffences(sources, serverRank)).toEqual([])
  })
})

it('of the SDK of models only types are imported: servers without a key load none of it', () => {
  const offences = [...readSources('.')].filter(([, text]) =>
    /^import (?!type )[^\n]*from 'openai/m.test(text),
  )
  expect(offences.map(([file]) => file)).toEqual([])
})
