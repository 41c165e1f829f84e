import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import express from 'express'
import { createApp } from '#server/app.ts'
import { migrateDatabase } from '#server/core/database/migrate.ts'
import { readEnv } from '#server/core/env.ts'
import { listenOn } from '#server/core/http/listenOn.ts'
import { createLog } from '#server/core/log.ts'
import { openContext } from '#server/core/openContext.ts'
import { administer, databaseUrl } from '../support/database.ts'
import { startOidcServer } from '../support/oidcServer.ts'
import { startPostgres } from '../support/postgres.ts'
import { createVisitor } from '../support/visitor.ts'

/* Both requests, in milliseconds without the provider's, beside two requests to bare Express. */
const signIns = Number(process.env.BENCH_SIGN_INS ?? 300)
const warmUp = 30
/** 95th percentile. */
const maxMilliseconds = 50

async function main(): Promise<void> {
  const postgres = startPostgres()
  if (!postgres) throw new Error('the bench needs a Postgres: install postgresql')
  const dataDir = fs.mkdtempSync(path.join(os.tmpdir(), 'oga-bench-'))
  const provider = await startOidcServer()
  const baseline = await listenOn(
    express().get('/', (_request, response) => response.redirect('/')),
    0,
    '127.0.0.1',
  )
  try {
    await administer(postgres.url, 'create database bench')
    const read = readEnv({
      NODE_ENV: 'test',
      DATABASE_URL: databaseUrl(postgres.url, 'bench'),
      DATA_DIR: dataDir,
      EXCHANGE_RATE_URL: 'off',
      LIMITS: 'off',
      LOG_LEVEL: 'error',
      ...provider.env,
    })
    if ('problems' in read) throw new Error(read.problems.join('; '))
    const log = createLog(read.env)
    const context = await openContext(read.env, log)
    const { database } = context
    await migrateDatabase(database)
    const app = createApp(context)
    const listening = await listenOn(app.listener, 0, '127.0.0.1')
    const url = `http://127.0.0.1:${listening.port}`

    const own = await measure(async (n) => {
      provider.claims = { sub: `person-${n % 100}`, name: 'Some Person', email: `person-${n}@example.com` }
      return timeSignIn(url, () => provider.elapsed)
    })
    const bare = await measure(async () => {
      const visitor = createVisitor(`http://127.0.0.1:${baseline.port}`)
      const start = performance.now()
      await visitor.visit('/')
      await visitor.visit('/')
      return performance.now() - start
    })
    say('our part of a sign-in, ms', own)
    say('two visits to bare Express, ms', bare)
    process.stdout.write(`median ratio ${(at(own, 0.5) / at(bare, 0.5)).toFixed(1)}\n`)
    if (at(own, 0.95) > maxMilliseconds) process.exitCode = 1
    await listening.drain()
    await app.flush()
    await database.close()
  } finally {
    await Promise.all([baseline.drain(), provider.close()])
    postgres.stop()
    fs.rmSync(dataDir, { recursive: true, force: true })
  }
}

async function timeSignIn(url: string, spent: () => number): Promise<number> {
  const visitor = createVisitor(url)
  const locationOf = (response: Response) => response.headers.get('location') ?? ''
  let ms = 0
  const timed = async (address: string) => {
    const [start, before] = [performance.now(), spent()]
    const answer = await visitor.visit(address)
    ms += performance.now() - start - (spent() - before)
    return locationOf(answer)
  }
  const atProvider = await timed('/api/login?returnTo=/terms')
  const back = locationOf(await visitor.visit(atProvider))
  if ((await timed(back)) !== '/terms') throw new Error('a sign-in came to nothing')
  return ms
}

async function measure(once: (n: number) => Promise<number>): Promise<number[]> {
  const all: number[] = []
  for (let n = 0; n < warmUp + signIns; n++) {
    const ms = await once(n)
    if (n >= warmUp) all.push(ms)
  }
  return all.sort((a, b) => a - b)
}

const at = (sorted: number[], share: number) => sorted[Math.floor(sorted.length * share)] ?? Number.NaN

function say(name: string, sorted: number[]): void {
  const cells = [0.5, 0.95, 0.99].map((share) => `p${share * 100} ${at(sorted, share).toFixed(1)}`)
  process.stdout.write(`${name.padEnd(34)} ${cells.join('  ')}\n`)
}

main().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : error}\n`)
  process.exitCode = 1
})
