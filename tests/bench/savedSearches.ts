import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import fc from 'fast-check'
import type { Context } from '#server/core/context.ts'
import { readEnv } from '#server/core/env.ts'
import { newId } from '#server/core/ids.ts'
import { createLog } from '#server/core/log.ts'
import { openContext } from '#server/core/openContext.ts'
import { taggedRow } from '#server/listings/search/engine/conditions.ts'
import { createStemReader } from '#server/listings/search/engine/words/wordQuery.ts'
import { readRowsByIds } from '#server/listings/search/indexRuntime/indexRows.ts'
import { sourceOf } from '#server/listings/search/indexRuntime/source.ts'
import { afterQuiet } from '#server/savedSearches/alerts/dueTimes.ts'
import { matchingJobs } from '#server/savedSearches/matching/matching.jobs.ts'
import { createMatching, savedSearchesFeature } from '#server/savedSearches/savedSearches.feature.ts'
import { createServices, type Services } from '#server/services.ts'
import { alertFrequencies, writeCriteria } from '#shared/savedSearches/savedSearches.ts'

/* Run on its own: its memory and CPU time are its own. Argument: the address of a database with listings. BENCH_SAVED: how many saved searches. */
const count = Number(process.env.BENCH_SAVED ?? 100_000)
const perPerson = 5
const published = Number(process.env.BENCH_PUBLISHED ?? 1000)
const mailed = 10
/** Within the limit of a statement's time. */
const savedAtOnce = 1000
/** Milliseconds. */
const longest = 20_000

interface Home {
  city: string
  neighborhood: string
  propertyType: string
  transactionType: 'sale' | 'rent' | 'both'
  priceUsd: string
  bedrooms: number
  latitude: number | null
  longitude: number | null
}

/** As people search: for a home like one that is there, in its place, up to some price. */
const chosen = fc.record({
  at: fc.nat(),
  hasType: fc.integer({ min: 0, max: 9 }).map((n) => n < 8),
  where: fc.constantFrom('city', 'city', 'city', 'neighborhood', 'neighborhood', 'near', 'text', 'words'),
  budget: fc.option(fc.integer({ min: 80, max: 150 }), { freq: 3, nil: undefined }),
  bedrooms: fc.boolean(),
  pool: fc.integer({ min: 0, max: 9 }).map((n) => n === 0),
})

type Chosen = typeof chosen extends fc.Arbitrary<infer Value> ? Value : never

function searchLike(home: Home, one: Chosen): string {
  const { city, neighborhood, transactionType, latitude, longitude } = home
  const maxPrice =
    one.budget === undefined ? undefined : Math.round((Number(home.priceUsd) * one.budget) / 100)
  const types: Record<string, string> = { house: 'casa', apartment: 'departamento', land: 'terreno' }
  if (one.where === 'text')
    return writeCriteria({
      searchQuery: `${types[home.propertyType] ?? 'propiedad'} en ${city}${maxPrice ? ` hasta ${maxPrice} dólares` : ''}`,
    })
  if (one.where === 'words')
    return writeCriteria({ searchQuery: `${neighborhood} ${one.pool ? 'luminoso' : 'esquina'}` })
  const place =
    one.where === 'near' && latitude !== null && longitude !== null
      ? { near: { latitude, longitude, km: 2 } }
      : { city: [city], ...(one.where === 'neighborhood' && { neighborhood: [neighborhood] }) }
  const criteria: Record<string, unknown> = {
    ...place,
    transactionType: transactionType === 'both' ? 'sale' : transactionType,
    ...(one.hasType && { propertyType: [home.propertyType] }),
    ...(maxPrice && { maxPrice }),
    ...(one.bedrooms && home.bedrooms > 0 && { bedrooms: home.bedrooms }),
    ...(one.pool && { amenities: ['pool'] }),
  }
  return writeCriteria(criteria)
}

async function save({ db }: Context): Promise<void> {
  const { rows: homes } = await db.execute<Home & Record<string, unknown>>(sql`
    select city, neighborhood, property_type as "propertyType", transaction_type as "transactionType",
      price_usd::text as "priceUsd", bedrooms, shown_latitude as latitude, shown_longitude as longitude
    from listings where status = 'active' order by md5(id) limit 20000`)
  await db.execute(sql`truncate saved_search_subscribers cascade`)
  const made = fc.sample(chosen, { numRuns: count, seed: 7420 })
  for (let from = 0; from < count; from += savedAtOnce) {
    const some = made.slice(from, from + savedAtOnce)
    const subscribers = some.filter((_, at) => at % perPerson === 0).map(() => newId())
    await db.execute(sql`
      insert into saved_search_subscribers (id, email, confirmed_at)
      select id, id || '@mail.test', now() from unnest(${sql.param(subscribers)}::text[]) as s(id)`)
    // A foreign key's check keeps the plan made for an empty table: each row would read all subscribers.
    await db.execute(sql`analyze saved_search_subscribers`)
    const rows = some.flatMap((one, at) => {
      const home = homes[one.at % homes.length]
      return home ? [[newId(), subscribers[Math.floor(at / perPerson)] ?? '', searchLike(home, one)]] : []
    })
    const column = (at: number) => sql`${sql.param(rows.map((row) => row[at]))}::text[]`
    await db.execute(sql`
      insert into saved_searches (id, subscriber_id, name, search, frequency, status, active_since)
      select r.id, r.subscriber_id, 'x', r.search,
        (${sql.param([...alertFrequencies])}::text[])[1 + abs(hashtext(r.id)) % ${alertFrequencies.length}::int], 'active', '2020-01-01'
      from unnest(${column(0)}, ${column(1)}, ${column(2)}) as r(id, subscriber_id, search)
      on conflict do nothing`)
  }
}

const quantile = (times: readonly number[], share: number) =>
  times.toSorted((one, other) => one - other)[Math.min(times.length - 1, Math.floor(times.length * share))] ??
  0

const heapMegabytes = () => {
  globalThis.gc?.()
  const { heapUsed, external } = process.memoryUsage()
  return (heapUsed + external) / 1024 ** 2
}

async function measureSavedSearches(context: Context, services: Services): Promise<string[]> {
  const { db, database } = context
  await save(context)
  // As autovacuum does by and by.
  await db.execute(sql`analyze saved_searches, saved_search_subscribers, saved_search_alerts`)
  // Before notices begin, as in a server.
  const matching = createMatching(context, services)
  const { jobs = [] } = savedSearchesFeature.create(services)
  services.queue.define(jobs)
  await services.responseCache.start()
  await services.searchEngine.start()
  const before = heapMegabytes()
  const start = performance.now()
  await matching.matcher.refresh()
  const seconds = ((performance.now() - start) / 1000).toFixed(1)
  const memory = heapMegabytes() - before
  const { rows } = await db.execute<{ id: string }>(
    sql`select id from listings where status = 'active' order by md5(id || 'new') limit ${published + mailed}`,
  )
  const ids = rows.map(({ id }) => id)
  const readStems = createStemReader(await matching.matcher.phrases())
  const tagged = (await readRowsByIds(sourceOf(database.pool), ids.slice(0, published))).map((row) =>
    taggedRow(row, readStems),
  )
  for (const row of tagged) matching.matcher.find(row, [])
  let found = 0
  const cpuTimes: number[] = []
  const times = tagged.map((row) => {
    const [from, before] = [performance.now(), process.cpuUsage()]
    found += matching.matcher.find(row, []).shown.length
    const { user, system } = process.cpuUsage(before)
    cpuTimes.push((user + system) / 1000)
    return performance.now() - from
  })
  const own = await measureJobs(context, services, matching, ids.slice(0, published))
  const ms = (value: number) => `${value.toFixed(2)} ms`
  return [
    `${matching.matcher.size} saved searches read in ${seconds} s, ${memory.toFixed(0)} MB`,
    `a listing against them: p50 ${ms(quantile(times, 0.5))}, p99 ${ms(quantile(times, 0.99))}, worst ${ms(quantile(times, 1))}, of CPU ${ms(quantile(cpuTimes, 0.5))} and ${ms(quantile(cpuTimes, 0.99))}; shown by ${(found / tagged.length).toFixed(0)} on average`,
    `its job, with what it writes: p50 ${ms(quantile(own.times, 0.5))}, p99 ${ms(quantile(own.times, 0.99))} of CPU`,
    `${published} listings compared and written one by one: ${own.cpu.toFixed(1)} s of CPU, ${((own.cpu / 3600) * 100).toFixed(2)} % of a core in an hour`,
    await measureMails(context, services, ids.slice(published)),
  ]
}

/** Seconds of CPU; of each job, milliseconds. */
async function measureJobs(
  context: Context,
  services: Services,
  matching: ReturnType<typeof createMatching>,
  ids: readonly string[],
): Promise<{ cpu: number; times: number[] }> {
  const queue = { send: async () => undefined, sendAll: async () => undefined }
  const [job] = matchingJobs({ ...context, ...matching }, queue)
  const times: number[] = []
  for (const listingId of ids) {
    const before = process.cpuUsage()
    await job?.run({ changes: [{ listingId, event: 'shown', before: null }] })
    const { user, system } = process.cpuUsage(before)
    times.push((user + system) / 1000)
  }
  await services.queue.install()
  return { cpu: times.reduce((sum, time) => sum + time, 0) / 1000, times }
}

/** From the commit of a listing to the job of the first mail about it, through outbox and queue. */
async function measureMails(context: Context, services: Services, ids: readonly string[]): Promise<string> {
  const { db } = context
  if (afterQuiet(new Date()) > new Date()) return 'mails: not measured in quiet hours'
  await db.execute(sql`truncate saved_search_alerts`)
  await services.queue.start()
  await services.listingOutbox.start()
  const delays: number[] = []
  // The first waits for all saved searches to be read.
  for (const [at, id] of ids.entries()) {
    // Whoever was told lately waits for an hour.
    await db.execute(sql`
      update saved_search_subscribers set last_told_at = null, due_at = null
      where coalesce(last_told_at, due_at) is not null`)
    const count = async () => {
      const { rows } = await db.execute<{ count: number }>(sql`
        select count(*)::int as count from queue.job j join saved_search_alerts a on a.mail_id = j.data->>'mailId'
        where j.name = 'mail-alerts' and a.listing_id = ${id}`)
      return rows[0]?.count ?? 0
    }
    const from = performance.now()
    await db.execute(sql`update listings set first_published_at = now() where id = ${id}`)
    while ((await count()) === 0 && performance.now() - from < longest) await sleep(10)
    if (at > 0) delays.push(performance.now() - from)
    await untilTold(db)
  }
  await services.listingOutbox.stop()
  await services.queue.stop()
  return `from a listing to its first mail's job: p50 ${quantile(delays, 0.5).toFixed(0)} ms, worst ${quantile(delays, 1).toFixed(0)} ms`
}

/** Nothing is left to compare or to tell. */
async function untilTold(db: Context['db']): Promise<void> {
  for (;;) {
    const { rows } = await db.execute(sql`
      select from queue.job where name in ('match-listings', 'match-listings-rest', 'tell-alerts')
        and state < 'completed' limit 1`)
    if (rows.length === 0) return
    await sleep(100)
  }
}

const [, , url = ''] = process.argv
const data = fs.mkdtempSync(path.join(os.tmpdir(), 'oga-saved-'))
const read = readEnv({
  NODE_ENV: 'test',
  DATABASE_URL: url,
  DATA_DIR: data,
  EXCHANGE_RATE_URL: 'off',
  LIMITS: 'off',
  LOG_LEVEL: 'error',
})
if ('problems' in read) throw new Error(read.problems.join('; '))
const context = await openContext(read.env, createLog(read.env))
const services = createServices(context, { personalData: [] })
process.stdout.write(`${(await measureSavedSearches(context, services)).join('\n')}\n`)
fs.rmSync(data, { recursive: true, force: true })
process.exit(0)
