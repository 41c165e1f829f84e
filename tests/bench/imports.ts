import { setTimeout as pause } from 'node:timers/promises'
import autocannon from 'autocannon'
import { createApp } from '#server/app.ts'
import { migrateDatabase } from '#server/core/database/migrate.ts'
import { readEnv } from '#server/core/env.ts'
import { listenOn } from '#server/core/http/listenOn.ts'
import { createLog } from '#server/core/log.ts'
import { openContext } from '#server/core/openContext.ts'
import type { ImportDetails } from '#shared/imports/imports.ts'
import { as, identifyByHeader } from '../support/calls.ts'
import { administer, databaseUrl } from '../support/database.ts'
import { sheetHeader, sheetOf } from '../support/imports.ts'
import { insertAdmin, insertListings, insertUser } from '../support/listings.ts'
import { startPostgres } from '../support/postgres.ts'
import { xlsxOf } from '../support/xlsx.ts'

/*
 * A sheet of BENCH_ROWS (20,000) rows beside BENCH_LISTINGS (20,000) listings: seconds to read, check and run it without
 * pictures, once more unchanged; the memory that it takes beyond the server's; and the list's p99 beside quiet.
 */
const rows = Number(process.env.BENCH_ROWS ?? 20_000)
const listings = Number(process.env.BENCH_LISTINGS ?? 20_000)
const limits = { check: 15, run: 60, memory: 150, slower: 1.5 }
const say = (line: string) => process.stdout.write(`${line}\n`)

const cities = ['Asunción', 'Luque', 'San Lorenzo', 'Lambaré', 'Fernando de la Mora', 'Encarnación', 'Areguá']
const types = ['casa', 'depto', 'terreno', 'local', 'oficina']

function sheet(): Buffer {
  const names = sheetHeader.split(';')
  const lines = Array.from({ length: rows }, (_, at) => {
    const text = sheetOf([
      {
        Código: `P-${at}`,
        Título: `Propiedad ${at} con patio y quincho`,
        Descripción: `Cómoda y luminosa, a pasos de todo. ${'Con patio, quincho y cochera techada. '.repeat(8)}`,
        Tipo: types[at % types.length] ?? '',
        Operación: at % 3 === 0 ? 'alquiler' : 'venta',
        Precio: String(at % 3 === 0 ? 400 + (at % 900) : 60_000 + (at % 500) * 400),
        Ciudad: cities[at % cities.length] ?? '',
        Barrio: 'Centro',
        Superficie: String(60 + (at % 300)),
      },
    ])
    return (text.split('\r\n')[1] ?? '').split(';').map((cell) => cell.replaceAll('"', ''))
  })
  return xlsxOf({ rows: [names, ...lines] })
}

async function main(): Promise<boolean> {
  const postgres = startPostgres({ large: true })
  if (!postgres) throw new Error('there is no Postgres')
  await administer(postgres.url, 'create database bench_imports')
  const read = readEnv({
    ...{ NODE_ENV: 'test', LIMITS: 'off', LOG_LEVEL: 'error', EXCHANGE_RATE_URL: 'off', DEMO: 'false' },
    ...{ DATABASE_URL: databaseUrl(postgres.url, 'bench_imports'), FALLBACKS: 'answer' },
  })
  if ('problems' in read) throw new Error(read.problems.join('; '))
  const context = await openContext(read.env, createLog(read.env))
  await migrateDatabase(context.database)
  const { db } = context
  const admin = await insertAdmin(db)
  for (let from = 0; from < listings; from += 1000)
    await insertListings(
      db,
      Array.from({ length: Math.min(1000, listings - from) }, () => ({ ownerAdminId: admin })),
    )
  const app = createApp(context, { identify: identifyByHeader })
  await app.services.responseCache.start()
  await app.services.searchEngine.start()
  await app.services.queue.start()
  const listening = await listenOn(app.listener, 0, '127.0.0.1')
  try {
    const who = as('user', await insertUser(db))
    return await measure(`http://127.0.0.1:${listening.port}`, who)
  } finally {
    await app.services.queue.stop()
    await listening.drain()
    postgres.stop()
  }
}

async function measure(url: string, who: Record<string, string>): Promise<boolean> {
  const file = sheet()
  const quiet = await listP99(url, 5)
  globalThis.gc?.()
  const before = process.memoryUsage.rss()
  let peak = before
  const watch = setInterval(() => {
    peak = Math.max(peak, process.memoryUsage.rss())
  }, 50)
  const first = await bring(url, who, file)
  const [run, busy] = await Promise.all([until(url, who, first.id, 'run', 'done'), listP99(url, 10)])
  const second = await bring(url, who, file)
  clearInterval(watch)
  const memory = (peak - before) / 1e6
  const { create, unchanged } = {
    create: run.details.counts.create,
    unchanged: second.details.counts.unchanged,
  }
  say(
    `sheet                  ${(file.length / 1e6).toFixed(1)} MB, ${rows} rows: ${create} new, then ${unchanged} unchanged`,
  )
  const figures: [string, number, number, string][] = [
    ['read and check', first.seconds, limits.check, 's'],
    ['run', run.seconds, limits.run, 's'],
    ['check, unchanged', second.seconds, limits.check, 's'],
    ['memory beyond', memory, limits.memory, 'MB'],
    ['list p99, times quiet', busy / quiet, limits.slower, `(${quiet} ms quiet, ${busy} ms beside a run)`],
  ]
  for (const [name, value, limit, unit] of figures)
    say(
      `${name.padEnd(22)} ${value.toFixed(1)} ${unit}, at most ${limit}  ${value <= limit ? 'ok' : 'FAILED'}`,
    )
  return figures.every(([, value, limit]) => value <= limit) && unchanged === create
}

/** Milliseconds, of a few calls at a time. */
async function listP99(url: string, duration: number): Promise<number> {
  const requests = ['', '&city=Luque', '&minBedrooms=2', '&maxPrice=100000'].map((query) => ({
    path: `/api/listings?limit=20${query}`,
  }))
  const { latency } = await autocannon({ url, connections: 2, overallRate: 60, duration, requests })
  return Math.max(1, latency.p99)
}

async function bring(url: string, who: Record<string, string>, file: Buffer) {
  const start = performance.now()
  const form = new FormData()
  form.set('file', new Blob([new Uint8Array(file)]), 'lista.xlsx')
  const answer = await fetch(`${url}/api/imports?name=lista.xlsx`, {
    method: 'POST',
    body: form,
    headers: who,
  })
  if (answer.status !== 201) throw new Error(`${answer.status} ${await answer.text()}`)
  const { id, mapping }: ImportDetails = await answer.json()
  const read = (performance.now() - start) / 1000
  const checked = await until(url, who, id, 'mapping', 'ready', mapping)
  say(`read ${read.toFixed(1)} s, check ${checked.seconds.toFixed(1)} s`)
  return { id, seconds: read + checked.seconds, details: checked.details }
}

async function until(
  url: string,
  who: Record<string, string>,
  id: string,
  step: 'mapping' | 'run',
  state: ImportDetails['state'],
  body: object = {},
) {
  const start = performance.now()
  const headers = { ...who, 'Content-Type': 'application/json' }
  const method = step === 'mapping' ? 'PUT' : 'POST'
  const asked = await fetch(`${url}/api/imports/${id}/${step}`, {
    method,
    headers,
    body: JSON.stringify(body),
  })
  if (asked.status !== 200) throw new Error(`${asked.status} ${await asked.text()}`)
  for (;;) {
    const details: ImportDetails = await (await fetch(`${url}/api/imports/${id}`, { headers: who })).json()
    if (details.state === state) return { details, seconds: (performance.now() - start) / 1000 }
    if (details.state === 'failed') throw new Error(details.problem ?? 'failed')
    await pause(200)
  }
}

process.exit((await main()) ? 0 : 1)
