import { execFileSync } from 'node:child_process'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import dotenv from 'dotenv'
import { type Server, startServer } from '#tests/support/builtServer.ts'
import { administer, databaseUrl } from '#tests/support/database.ts'
import { startPostgres } from '#tests/support/postgres.ts'
import { createVisitor, signInAs } from '#tests/support/visitor.ts'
import { atLeast, atMost, exactly, type Figure } from '../faults/scenario.ts'
import { findings } from '../faults/support/findings.ts'
import { type Acknowledged, accountOf, startWriters } from '../faults/support/writers.ts'
import { documented, run } from './commands.ts'
import { differences, filesOf, tablesOf } from './fingerprints.ts'

/*
 * `npm run drill`: backs a filled site up and restores it elsewhere, by the commands of docs/operations.md, and
 * compares. `--built` skips the build.
 */
const administrator = { username: 'guardia', password: 'una clave de simulacro' }
const fewestWrites = 60
/** Milliseconds. */
const longestRestore = 60_000

const say = (line: string) => void process.stdout.write(`${line}\n`)
const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'oga-drill-'))
const log = path.join(folder, 'log')
const servers: Server[] = []

interface Site {
  databaseUrl: string
  dataDir: string
  envFile: string
}

const siteAt = (name: string, url: string): Site => ({
  databaseUrl: databaseUrl(url, name),
  dataDir: path.join(folder, name),
  envFile: path.join(folder, `${name}.env`),
})

function writeSettings({ databaseUrl, dataDir, envFile }: Site): void {
  const settings = {
    NODE_ENV: 'test',
    PORT: '0',
    HOST: '127.0.0.1',
    DATABASE_URL: databaseUrl,
    DATA_DIR: dataDir,
    DEMO: 'true',
    SESSION_SECRET: 'a secret of thirty-two characters, or more',
    ADMIN_USERNAME: administrator.username,
    ADMIN_PASSWORD: administrator.password,
    EXCHANGE_RATE_URL: 'off',
    MAP_STYLE_URL: 'off',
    LIMITS: 'off',
    LOG_LEVEL: 'warn',
  }
  const lines = Object.entries(settings).map(([name, value]) => `${name}="${value}"\n`)
  fs.writeFileSync(envFile, lines.join(''), { mode: 0o600 })
}

/** By its file of settings. The place of database and pictures is what a restore changes in it. */
async function start({ envFile, databaseUrl, dataDir }: Site): Promise<Server> {
  const settings = dotenv.parse(fs.readFileSync(envFile))
  const place = { DATABASE_URL: databaseUrl, DATA_DIR: dataDir }
  const server = await startServer({ PATH: process.env.PATH, ...settings, ...place }, log)
  servers.push(server)
  return server
}

async function fill(server: Server) {
  const writers = await startWriters(() => server.url, 2)
  while (writers.acknowledged.writes < fewestWrites) await sleep(100)
  const acknowledged = await writers.stop()
  return { acknowledged, cookie: writers.cookie }
}

const statusOf = async (url: string, init?: RequestInit) => (await fetch(url, init)).status

/** The session of before, and new ones of a person and an administrator. */
async function checkSignIns({ url }: Server, cookie: string): Promise<Figure[]> {
  const person = createVisitor(url)
  await signInAs(person, accountOf(0))
  const login = await statusOf(`${url}/api/admin/login`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(administrator),
  })
  return [
    exactly(
      'status of an account by its session of before',
      200,
      await statusOf(`${url}/api/auth/user`, { headers: { cookie } }),
    ),
    exactly('status of an account after signing in', 200, (await person.request('/api/auth/user')).status),
    exactly('status of signing in as administrator', 200, login),
  ]
}

function compare(
  before: Map<string, string>,
  after: Map<string, string>,
  kind: string,
  fewest: number,
): Figure[] {
  const found = differences(before, after)
  for (const name of found)
    say(`  ${name}: ${before.get(name) ?? 'missing'} before, ${after.get(name) ?? 'missing'} after`)
  return [atLeast(`${kind} compared`, fewest, before.size), exactly(`${kind} that differ`, 0, found.length)]
}

async function drill(postgresUrl: string): Promise<Figure[]> {
  const [site, restored] = [siteAt('oga', postgresUrl), siteAt('restored', postgresUrl)]
  const backup = path.join(folder, 'backup')
  await administer(postgresUrl, 'create database oga')
  writeSettings(site)
  const first = await start(site)
  const { acknowledged, cookie } = await fill(first)
  say(`  ${acknowledged.writes} writes acknowledged`)
  const env = {
    DATABASE_URL: site.databaseUrl,
    DATA_DIR: site.dataDir,
    ENV_FILE: site.envFile,
    BACKUP: backup,
  }
  await run(documented('backup'), env)
  const stop = await first.end('SIGTERM')
  const before = {
    tables: await tablesOf(site.databaseUrl),
    files: filesOf(path.join(site.dataDir, 'media')),
  }

  const from = performance.now()
  await run(documented('restore'), {
    BACKUP: backup,
    POSTGRES_URL: postgresUrl,
    NEW_DATABASE: 'restored',
    NEW_DATABASE_URL: restored.databaseUrl,
    NEW_DATA_DIR: restored.dataDir,
    NEW_ENV_FILE: restored.envFile,
  })
  const tables = compare(before.tables, await tablesOf(restored.databaseUrl), 'tables', 30)
  const files = compare(
    before.files,
    filesOf(path.join(restored.dataDir, 'media')),
    'pictures',
    acknowledged.listings.size,
  )
  const second = await start(restored)
  const took = performance.now() - from
  return [
    exactly('exit code of the first server', 0, stop.code ?? -1),
    ...tables,
    ...files,
    ...(await checkContents(restored.databaseUrl, second, acknowledged)),
    ...(await checkSignIns(second, cookie)),
    atMost('from the backup to ready, with the comparison', longestRestore, took, ' ms'),
  ]
}

async function checkContents(url: string, server: Server, acknowledged: Acknowledged): Promise<Figure[]> {
  const [id = ''] = [...acknowledged.listings.values()].map((one) => one.id)
  return [
    exactly('status of a page of before', 200, await statusOf(`${server.url}/property/${id}`)),
    ...(await findings(url, server.url, acknowledged)),
  ]
}

async function main(): Promise<void> {
  if (!process.argv.includes('--built'))
    execFileSync('npm', ['run', 'build', '--silent'], { stdio: ['ignore', 'ignore', 'inherit'] })
  const postgres = startPostgres({ durable: true })
  if (!postgres) throw new Error('the drill needs a Postgres: install postgresql')
  try {
    const figures = await drill(postgres.url)
    const width = Math.max(...figures.map(({ name }) => name.length))
    for (const { name, expected, actual, ok } of figures)
      say(`${ok ? 'ok    ' : 'FAILED'} ${name.padEnd(width)}  ${actual} (${expected})`)
    if (figures.some(({ ok }) => !ok)) process.exitCode = 1
    else fs.rmSync(folder, { recursive: true, force: true })
  } finally {
    for (const server of servers) if (server.isRunning()) await server.end('SIGKILL')
    postgres.stop()
  }
}

main().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.stack : error}\n${log} has the servers' logs\n`)
  process.exitCode = 1
})
