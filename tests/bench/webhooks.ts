import { setTimeout as pause } from 'node:timers/promises'
import { createApp } from '#server/app.ts'
import { migrateDatabase } from '#server/core/database/migrate.ts'
import { readEnv } from '#server/core/env.ts'
import { newId } from '#server/core/ids.ts'
import { createLog } from '#server/core/log.ts'
import { openContext } from '#server/core/openContext.ts'
import { recordEvents } from '#server/webhooks/recordEvents.ts'
import { makeWebhook } from '#server/webhooks/webhooks.service.ts'
import { administer, databaseUrl } from '../support/database.ts'
import { insertUser } from '../support/listings.ts'
import { startPostgres } from '../support/postgres.ts'
import { startWebhookReceiver } from '../support/webhookReceiver.ts'

/* BENCH_EVENTS (1,000) a minute to 30 endpoints, of which a third never answers: milliseconds until the others have theirs. */
const perMinute = Number(process.env.BENCH_EVENTS ?? 1000)
const seconds = Number(process.env.BENCH_SECONDS ?? 60)
const endpoints = 30
const limit = 2000
const say = (line: string) => process.stdout.write(`${line}\n`)

async function main(): Promise<boolean> {
  const postgres = startPostgres()
  if (!postgres) throw new Error('there is no Postgres')
  await administer(postgres.url, 'create database bench_webhooks')
  const receiver = await startWebhookReceiver()
  const read = readEnv({
    ...{ NODE_ENV: 'test', LIMITS: 'off', LOG_LEVEL: 'error', EXCHANGE_RATE_URL: 'off', DEMO: 'false' },
    ...{ DATABASE_URL: databaseUrl(postgres.url, 'bench_webhooks'), FALLBACKS: 'answer' },
    FETCH_EXCEPT: receiver.host,
  })
  if ('problems' in read) throw new Error(read.problems.join('; '))
  const context = await openContext(read.env, createLog(read.env))
  await migrateDatabase(context.database)
  const { db } = context
  const { responseCache, webhookSender, webhookSecrets: secrets } = createApp(context).services
  await responseCache.start()
  webhookSender.start()
  const needs = { db, secrets, except: read.env.FETCH_EXCEPT }
  const users = await Promise.all(Array.from({ length: endpoints }, () => insertUser(db)))
  for (const [at, userId] of users.entries()) {
    if (at % 3 === 0) receiver.answers.set(`/${userId}`, 'silence')
    const url = receiver.url(`/${userId}`)
    await makeWebhook(
      needs,
      { userId, agencyId: null },
      { url, description: '', events: ['listing.changed'] },
    )
  }
  const sent = new Map<string, number>()
  const start = performance.now()
  const count = Math.round((perMinute * seconds) / 60)
  for (let at = 0; at < count; at++) {
    const listingId = newId()
    const userId = users[at % endpoints] ?? ''
    await pause(Math.max(0, start + at * (60_000 / perMinute) - performance.now()))
    const event = {
      type: 'listing.changed',
      subject: listingId,
      data: { listingId },
      at: new Date(),
    } as const
    sent.set(listingId, performance.now())
    await db.transaction((tx) => recordEvents(tx, [{ audience: { userId }, ...event }]))
  }
  const isWell = (at: number) => (at % endpoints) % 3 !== 0
  const wanted = [...sent.keys()].filter((_, at) => isWell(at))
  const arrived = () => new Map(receiver.received.map(({ data, at }) => [data.listingId ?? '', at]))
  for (let waited = 0; waited < 100 && wanted.some((id) => !arrived().has(id)); waited++) await pause(200)
  const times = arrived()
  const waits = wanted
    .map((id) => (times.get(id) ?? Number.POSITIVE_INFINITY) - (sent.get(id) ?? 0))
    .sort((a, b) => a - b)
  const at = (share: number) => waits[Math.ceil(waits.length * share) - 1] ?? Number.NaN
  const p99 = at(0.99)
  const figures = [0.5, 0.99, 1].map((share) => Math.round(at(share)))
  say(`${count} events in ${seconds} s, a third to endpoints that never answer: the other ${waits.length}`)
  say(
    `p50 ${figures[0]} ms, p99 ${figures[1]} ms (at most ${limit}), last ${figures[2]} ms  ${p99 <= limit ? 'ok' : 'FAILED'}`,
  )
  await webhookSender.stop(100)
  await responseCache.stop()
  await receiver.close()
  postgres.stop()
  return p99 <= limit
}

process.exit((await main()) ? 0 : 1)
