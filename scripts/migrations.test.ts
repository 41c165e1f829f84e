import { spawnSync } from 'node:child_process'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { expect, it } from 'vitest'

const migrations = 'server/migrations'
const journal = JSON.parse(fs.readFileSync(path.join(migrations, 'meta/_journal.json'), 'utf8'))
const tags: string[] = journal.entries.map(({ tag }: { tag: string }) => tag)

it('the journal names every migration, and only the newest has a snapshot', () => {
  expect(fs.readdirSync(migrations).sort()).toEqual([...tags.map((tag) => `${tag}.sql`), 'meta'])
  const [number] = tags.at(-1)?.split('_') ?? []
  expect(fs.readdirSync(path.join(migrations, 'meta')).sort()).toEqual([
    `${number}_snapshot.json`,
    '_journal.json',
  ])
})

it('the migrations make what the tables say', { timeout: 60_000 }, () => {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'oga-migrations-'))
  fs.cpSync(migrations, folder, { recursive: true })
  const { stdout } = spawnSync(
    path.resolve('node_modules/.bin/drizzle-kit'),
    [
      'generate',
      '--dialect=postgresql',
      '--schema=./server/**/*.table.ts',
      `--out=${path.relative('.', folder)}`,
    ],
    { encoding: 'utf8' },
  )
  expect(stdout).toContain('No schema changes')
  fs.rmSync(folder, { recursive: true })
})
