import { spawnSync } from 'node:child_process'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { fences } from './fences.ts'

const config = JSON.parse(fs.readFileSync('biome.json', 'utf8'))
const importing = (name: string) => `import { a } from '${name}'\n\nexport const b = a\n`

/** File, its text, and what the linter must say of it; nothing for what is allowed. */
const plants: [file: string, source: string, said: string | undefined][] = [
  ['shared/a.ts', importing('#server/app.ts'), 'shared points at nobody'],
  ['shared/b.ts', importing('zod'), 'shared imports only zod/mini'],
  ['client/home/a.tsx', importing('#server/core/env.ts'), 'through #shared only'],
  ['client/core/a.ts', importing('#client/listings/ListingCard.tsx'), 'core and ui know no feature'],
  ['client/core/b.ts', importing('../listings/ListingCard.tsx'), 'by its alias'],
  ['client/listings/a.tsx', importing('#client/favorites/FavoriteButton.tsx'), 'uses lower ones only'],
  ['client/favorites/a.tsx', importing('#client/listings/ListingCard.tsx'), undefined],
  ['client/home/b.tsx', 'export default function B() {}\n', 'Avoid default exports'],
  ['client/home/A.test.tsx', importing('#tests/components/render.tsx'), undefined],
  ['client/home/HomePage.tsx', 'export default function HomePage() {}\n', undefined],
  ['server/core/a.ts', importing('#server/settings/settings.service.ts'), 'core knows no feature'],
  ['server/users/a.ts', importing('#server/listings/listings.table.ts'), 'uses lower ones only'],
  ['server/favorites/a.ts', importing('#server/inquiries/inquiries.table.ts'), 'uses lower ones only'],
  ['server/prices/a.ts', importing('#server/listings/listings.queries.ts'), 'queries are its own'],
  ['server/prices/b.ts', importing('#server/listings/listings.table.ts'), undefined],
  ['server/listings/a.ts', importing('#client/paths.ts'), 'does not know the client'],
]

describe('the fence', () => {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'oga-fences-'))
  let said: Record<string, string>

  beforeAll(() => {
    for (const [file, source] of plants) {
      fs.mkdirSync(path.dirname(path.join(folder, file)), { recursive: true })
      fs.writeFileSync(path.join(folder, file), source)
    }
    const alone = { ...config, $schema: undefined, vcs: { enabled: false } }
    fs.writeFileSync(path.join(folder, 'biome.json'), JSON.stringify(alone))
    const biome = path.resolve('node_modules/.bin/biome')
    const { stdout } = spawnSync(biome, ['lint', '--reporter=github', '--max-diagnostics=none', '.'], {
      cwd: folder,
      encoding: 'utf8',
    })
    said = Object.fromEntries(
      plants.map(([file]) => [
        file,
        stdout
          .split('\n')
          .filter((line) => line.includes(`/${file},`))
          .join('\n'),
      ]),
    )
  })
  afterAll(() => fs.rmSync(folder, { recursive: true, force: true }))

  it.each(plants.map(([file, , expected]) => [file, expected ?? 'nothing'] as const))(
    'says of %s: %s',
    (file, expected) => {
      const about = said[file] ?? ''
      if (expected === 'nothing') expect(about).not.toMatch(/noRestrictedImports|noDefaultExport/)
      else expect(about).toContain(expected)
    },
  )

  it('stands in the linter configuration as the ranks make it', () => {
    expect(config.overrides).toEqual(fences())
  })
})
