import assert from 'node:assert/strict'
import { setTimeout as wait } from 'node:timers/promises'
import fc from 'fast-check'
import { createApp } from '#server/app.ts'
import type { Context } from '#server/core/context.ts'
import { migrateDatabase } from '#server/core/database/migrate.ts'
import { readEnv } from '#server/core/env.ts'
import { createLog } from '#server/core/log.ts'
import { openContext } from '#server/core/openContext.ts'
import { refreshTerms } from '#server/listings/search/suggestions/terms.service.ts'
import type { Services } from '#server/services.ts'
import { administer, databaseUrl } from '../support/database.ts'
import { insertListings, insertPictures } from '../support/listings.ts'
import { bothSides, changeSome, readBoth, someListing, someSearch } from '../support/searchOracle.ts'

/* Searches at random, answered by the index and by SQL: they must be the same. */

/** Of which three in four are active: SQL counts up to 10,000. */
const randomListings = 13_000
const searches = { random: 400, demo: 100 }
/** By SQL. */
const maxFaceted = 100_000

interface Run {
  name: string
  searches: number
  /** Before a search. */
  prepare(search: number): Promise<void>
  perPage: number
  maxPages: number
  /** Whether SQL reads enough rows for them. */
  hasFacets: boolean
}

export interface Verdict {
  lines: string[]
  isSame: boolean
}

/** Of listings at random that change between the searches, and of the demo's in the database of the bench. */
export async function compareWithSql(env: NodeJS.ProcessEnv, listings: number): Promise<Verdict> {
  const url = String(env.DATABASE_URL)
  const name = 'bench_oracle'
  await administer(databaseUrl(url, 'postgres'), `create database ${name}`)
  try {
    const random = await withApp({ ...env, DATABASE_URL: databaseUrl(url, name) }, compareRandom)
    const demo = await withApp(env, (context, services) =>
      compare(context, services, {
        name: `the demo's ${listings} listings`,
        searches: searches.demo,
        prepare: async () => undefined,
        perPage: 24,
        maxPages: 3,
        hasFacets: listings <= maxFaceted,
      }),
    )
    return { lines: [...random.lines, ...demo.lines], isSame: random.isSame && demo.isSame }
  } finally {
    await administer(databaseUrl(url, 'postgres'), `drop database ${name} with (force)`)
  }
}

async function compareRandom(context: Context, services: Services): Promise<Verdict> {
  const { db } = context
  const sample = fc.sample(someListing, { numRuns: randomListings, seed: 7420 })
  for (let from = 0; from < sample.length; from += 1000) {
    const [first = ''] = await insertListings(db, sample.slice(from, from + 1000))
    await insertPictures(db, first, 1)
  }
  await refreshTerms(db)
  await db.execute('vacuum analyze')
  await services.searchEngine.start()
  return compare(context, services, {
    name: `${randomListings} listings at random`,
    searches: searches.random,
    async prepare(search) {
      if (search % 10 === 9) await changeSome(context, (search + 1) / 10)
    },
    perPage: 100,
    maxPages: 30,
    hasFacets: true,
  })
}

async function compare(context: Context, services: Services, run: Run): Promise<Verdict> {
  const { searchEngine, responseCache } = services
  const sides = bothSides(context, services)
  let [found, count, fallbacks] = [0, 0, 0]
  const property = fc.asyncProperty(someSearch, async (search) => {
    await run.prepare(count++)
    await responseCache.awaitInvalidation()
    await untilReady(searchEngine)
    const before = searchEngine.figures.fallbacks
    const options = { maxPages: run.maxPages, zoom: (search.limit ?? 0) * 2 }
    const both = await readBoth(sides, { ...search, limit: run.perPage }, options)
    fallbacks += searchEngine.figures.fallbacks - before
    if (both.expected.facets.total > 0) found++
    const isCapped = both.expected.facets.totalIsCapped
    assert.deepEqual(comparable(both.found, isCapped, run), comparable(both.expected, isCapped, run))
  })
  const start = performance.now()
  const result = await fc.check(property, { numRuns: run.searches, seed: 7420, endOnFailure: true })
  const seconds = ((performance.now() - start) / 1000).toFixed(0)
  const verdict = result.failed ? 'differs' : 'is the same'
  const line = `by the index and by SQL, ${run.name}: ${verdict} for ${count} searches (${found} found something; ${fallbacks} times SQL answered for both; ${searchEngine.figures.builds} builds) in ${seconds} s`
  const report = result.failed ? fc.defaultReportMessage(result) : undefined
  return { lines: report ? [line, report] : [line], isSame: !result.failed && fallbacks === 0 }
}

type Side = Awaited<ReturnType<typeof readBoth>>['found']

/** Without what SQL does not count to the end. */
function comparable({ pages, facets, clusters }: Side, isCapped: boolean, { hasFacets }: Run) {
  if (!isCapped) return { pages, clusters, facets: hasFacets && facets }
  return { pages: pages.map(({ ids, next }) => ({ ids, next })), clusters }
}

async function untilReady(engine: Services['searchEngine']): Promise<void> {
  for (let tries = 0; !engine.figures.isReady; tries++) {
    if (tries > 1200) throw new Error('the index was not built in time')
    await wait(100)
  }
}

async function withApp(
  env: NodeJS.ProcessEnv,
  work: (context: Context, services: Services) => Promise<Verdict>,
): Promise<Verdict> {
  const read = readEnv({ ...env, DEMO: 'false' })
  if ('problems' in read) throw new Error(read.problems.join('; '))
  const log = createLog(read.env)
  const context = await openContext(read.env, log)
  const { database } = context
  await migrateDatabase(database)
  const { services } = createApp(context)
  try {
    await services.responseCache.start()
    await untilReady(services.searchEngine)
    return await work(context, services)
  } finally {
    services.searchEngine.stop()
    await services.responseCache.stop()
    await database.close()
  }
}
