import { fork } from 'node:child_process'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import autocannon from 'autocannon'
import { createApp } from '#server/app.ts'
import { inBulk } from '#server/core/database/inBulk.ts'
import { migrateDatabase } from '#server/core/database/migrate.ts'
import { openDatabase } from '#server/core/database/openDatabase.ts'
import { readEnv } from '#server/core/env.ts'
import { listenOn } from '#server/core/http/listenOn.ts'
import { createLog } from '#server/core/log.ts'
import { openContext } from '#server/core/openContext.ts'
import { administer, databaseUrl } from '../support/database.ts'
import { readEvents } from '../support/eventStream.ts'
import { insertListings } from '../support/listings.ts'
import { type ModelServer, startModelServer } from '../support/modelServer.ts'
import { startPostgres } from '../support/postgres.ts'

/*
 * Time to the first word of a model's answer, and what BENCH_CHATS (200) chats with a mute model cost other
 * visitors.
 */
const chats = Number(process.env.BENCH_CHATS ?? 200)
const seconds = Number(process.env.BENCH_SECONDS ?? 3)
const rounds = 5
const surgeSeconds = 12
const streams = 60
const maxFirstWord = 30
const maxRatio = 1.2
const say = (line: string) => process.stdout.write(`${line}\n`)
const ok = (isOk: boolean) => (isOk ? 'ok' : 'FAILED')

function quantile(values: number[], part: number): number {
  const sorted = values.toSorted((one, other) => one - other)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? Number.NaN
}

const ask = (url: string, question: string, signal?: AbortSignal) =>
  fetch(`${url}/api/ai/general-chat`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Accept: 'text/event-stream' },
    body: JSON.stringify({ question }),
    ...(signal && { signal }),
  })

async function firstWords(url: string, model: ModelServer): Promise<boolean> {
  const delays: number[] = []
  for (let n = 0; n < streams; n++) {
    let first = 0
    const response = await ask(url, 'Hola')
    await readEvents(response, ({ event, at }) => {
      if (event === 'delta') first ||= at
    })
    const sent = model.received.at(-1)?.firstPieceAt ?? 0
    if (n >= 10) delays.push(first - sent)
  }
  const [p50, p99] = [quantile(delays, 0.5), quantile(delays, 0.99)]
  const isOk = p99 <= maxFirstWord && p50 > 0
  say(`first word of the model      p50 ${p50.toFixed(1)} ms  p99 ${p99.toFixed(1)} ms  ${ok(isOk)}`)
  return isOk
}

/** `GET /api/listings` with varying filters; milliseconds. */
async function browse(url: string, duration = seconds): Promise<number> {
  const requests = [
    '',
    'city=Luque',
    'propertyType=house',
    'bedrooms=3',
    'maxPrice=150000',
    'sortBy=price',
  ].map((query) => ({ path: `/api/listings?limit=24&${query}` }))
  const times: number[] = []
  await new Promise<void>((resolve, reject) => {
    const run = autocannon({ url, connections: 8, duration, requests }, (error) =>
      error ? reject(error) : resolve(),
    )
    run.on('response', (_client, status, _bytes, time) => times.push(status === 200 ? time : 10_000))
  })
  return quantile(times, 0.95)
}

/** Alternates idle and busy; the chats stay open. */
async function stuck(url: string, model: ModelServer): Promise<boolean> {
  const figures: { idle: number; busy: number; open: number }[] = []
  for (let round = 0; round < rounds; round++) {
    await browse(url, 1)
    const idle = await browse(url)
    const leaving = new AbortController()
    let open = chats
    const before = model.received.length
    const asked = Array.from({ length: chats }, () =>
      ask(url, 'Casa en Luque', leaving.signal)
        .then((response) => response.text())
        .catch(() => '')
        .finally(() => open--),
    )
    while (model.received.length < before + chats) await new Promise((resolve) => setTimeout(resolve, 20))
    await browse(url, 1)
    const busy = await browse(url)
    figures.push({ idle, busy, open })
    if (process.env.BENCH_ROUNDS) say(`  ${idle.toFixed(2)} ${busy.toFixed(2)}`)
    leaving.abort()
    await Promise.all(asked)
  }
  const ratio = quantile(
    figures.map(({ idle, busy }) => busy / idle),
    0.5,
  )
  const [idle, busy] = [
    quantile(
      figures.map((one) => one.idle),
      0.5,
    ),
    quantile(
      figures.map((one) => one.busy),
      0.5,
    ),
  ]
  const open = Math.min(...figures.map((one) => one.open))
  const isOk = ratio <= maxRatio && open === chats
  say(
    `browsing, ${open} chats stuck    p95 idle ${idle.toFixed(1)} ms  busy ${busy.toFixed(1)} ms  ratio ${ratio.toFixed(2)}  ${ok(isOk)}`,
  )
  return isOk
}

/** With production limits. */
async function surge(url: string, model: ModelServer): Promise<boolean> {
  await browse(url, 2)
  const idle = await browse(url, surgeSeconds)
  const before = model.received.length
  const asked = Array.from({ length: chats }, () =>
    ask(url, 'Casa en Luque').then((response) => response.text()),
  )
  const busy = await browse(url, surgeSeconds)
  const answers = await Promise.all(asked)
  const answered = answers.filter((text) => text.includes('event: done')).length
  const ratio = busy / idle
  const isOk = ratio <= maxRatio && answered === chats
  say(
    `browsing, ${chats} chats at once, ${model.received.length - before} asked the model, ${answered} answered  p95 idle ${idle.toFixed(1)} ms  busy ${busy.toFixed(1)} ms  ratio ${ratio.toFixed(2)}  ${ok(isOk)}`,
  )
  return isOk
}

function readSettings() {
  const read = readEnv({
    ...process.env,
    NODE_ENV: 'test',
    EXCHANGE_RATE_URL: 'off',
    LIMITS: 'off',
    LOG_LEVEL: 'error',
  })
  if ('problems' in read) throw new Error(read.problems.join('; '))
  return { env: read.env, log: createLog(read.env) }
}

/** The child process. Unless bounded, all chats pass. */
async function serve(isBounded: boolean): Promise<void> {
  const { env, log } = readSettings()
  const context = await openContext(env, log)
  const modelBounds = { concurrency: chats, timeout: 120_000, idleTimeout: 120_000, maxFailures: 1_000_000 }
  const app = createApp(context, isBounded ? {} : { modelBounds })
  await app.services.responseCache.start()
  const { port } = await listenOn(app.listener, 0, '127.0.0.1')
  process.send?.(`http://127.0.0.1:${port}`)
  process.on('disconnect', () => process.exit())
}

async function onServer(kind: string, work: (url: string) => Promise<boolean[]>): Promise<boolean[]> {
  const child = fork(import.meta.filename, ['serve', kind])
  const url = await new Promise<string>((resolve, reject) => {
    child.once('message', (address) => resolve(String(address)))
    child.once('exit', () => reject(new Error('the server did not start')))
  })
  const results = await work(url)
  child.disconnect()
  return results
}

const place = (n: number) => ({ city: n % 3 === 0 ? 'Luque' : 'Asunción', bedrooms: n % 5 })

async function main(): Promise<void> {
  const postgres = startPostgres()
  if (!postgres) throw new Error('the bench needs a Postgres: install postgresql')
  const dataDir = fs.mkdtempSync(path.join(os.tmpdir(), 'oga-bench-'))
  let isMute = false
  const content = { response: 'Hola, ¿qué estás buscando?', listingIds: [], suggestions: [] }
  const model = await startModelServer(() => (isMute ? 'mute' : { content, piece: 30, pause: 5 }))
  try {
    await administer(postgres.url, 'create database bench')
    process.env.DATABASE_URL = databaseUrl(postgres.url, 'bench')
    process.env.DATA_DIR = dataDir
    process.env.OPENAI_API_KEY = 'sk-bench'
    process.env.OPENAI_BASE_URL = model.url
    const { env, log } = readSettings()
    const database = await openDatabase(env, log)
    await migrateDatabase(database)
    const many = Array.from({ length: 2000 }, (_, n) => ({ title: `Casa ${n} con quincho`, ...place(n) }))
    await inBulk({ database, db: database.db }, (db) => insertListings(db, many))
    await database.close()
    const results = await onServer('unbounded', async (url) => {
      const first = await firstWords(url, model)
      isMute = true
      return [first, await stuck(url, model)]
    })
    results.push(...(await onServer('bounded', async (url) => [await surge(url, model)])))
    if (results.includes(false)) process.exitCode = 1
  } finally {
    await model.close()
    postgres.stop()
    fs.rmSync(dataDir, { recursive: true, force: true })
  }
}

const work = process.argv[2] === 'serve' ? serve(process.argv[3] === 'bounded') : main()
work.catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : error}\n`)
  process.exitCode = 1
})
