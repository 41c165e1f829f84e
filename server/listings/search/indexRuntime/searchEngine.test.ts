import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type App, createApp } from '#server/app.ts'
import type { Context } from '#server/core/context.ts'
import { createFallbacks } from '#server/core/fallbacks.ts'
import type { ChangeWatcher } from '#server/core/http/cache/changes.ts'
import type { Base } from '#server/listings/search/engine/base.ts'
import { createBaseBuilder } from '#server/listings/search/engine/buildBase.ts'
import { createSearchIndex } from '#server/listings/search/engine/searchIndex.ts'
import { searchListings } from '#server/listings/search/search.service.ts'
import { startApp, type TestApp } from '#tests/support/app.ts'
import { detachable } from '#tests/support/detachable.ts'
import { insertListing, insertListings, rename } from '#tests/support/listings.ts'
import { bothSides } from '#tests/support/searchOracle.ts'
import { TooManyListings } from './build.ts'
import { buildFrom } from './buildFrom.ts'
import { buildInWorker } from './buildInWorker.ts'
import { createSearchEngine, type SearchEngine } from './searchEngine.ts'

let test: TestApp
beforeAll(async () => {
  test = await startApp({}, { indexed: true })
  await insertListings(
    test.context.db,
    Array.from({ length: 12 }, () => ({})),
  )
})
afterAll(() => test.close())

const empty = () => createBaseBuilder([]).finish()
const warnings = () => test.logged.filter(({ fallback }) => fallback === 'index')

describe('createSearchEngine', () => {
  let watcher: ChangeWatcher | undefined
  let engine: SearchEngine
  let context: Context
  let builds: (() => Promise<Base>)[] = []
  const changes = {
    watch(one: ChangeWatcher) {
      watcher = one
    },
  }

  beforeEach(() => {
    test.logged.length = 0
    builds = []
    const fallbacks = createFallbacks(test.context.env, test.context.log)
    fallbacks.allow('index')
    context = { ...test.context, fallbacks }
    engine = createSearchEngine(context, changes, () => builds.shift()?.() ?? Promise.resolve(empty()))
  })
  afterEach(() => engine.stop())

  it('leaves searches to SQL until it hears of changes and is built', async () => {
    expect(await engine.current()).toBeUndefined()
    watcher?.begin()
    await engine.start()
    expect((await engine.current())?.size).toBe(0)
    expect(engine.figures).toMatchObject({ isReady: true, builds: 1, fallbacks: 1, failures: 0 })
  })

  it('tries again after it could not be built, and says so once', async () => {
    const fail = () => Promise.reject(new Error('no memory'))
    builds = [fail, fail]
    watcher?.begin()
    await engine.start()
    expect(await engine.current()).toBeUndefined()
    await expect.poll(() => engine.figures.isReady).toBe(true)
    expect(engine.figures.failures).toBe(2)
    expect(warnings()).toHaveLength(1)
  })

  it('leaves too many listings to SQL', async () => {
    builds = [() => Promise.reject(new TooManyListings('more'))]
    watcher?.begin()
    await engine.start()
    expect(await engine.current()).toBeUndefined()
    expect(warnings()).toHaveLength(1)
  })

  it('is built anew where any listing may have changed', async () => {
    watcher?.begin()
    await engine.start()
    watcher?.change('listings')
    await engine.start()
    watcher?.change('changed *')
    await engine.start()
    expect(await engine.current()).toBeDefined()
    expect(engine.figures).toMatchObject({ builds: 3, catchUps: 0 })
  })

  it('catches up later where the log of changes cannot be read at once', async () => {
    const link = detachable(test.context.database)
    const away = { ...context, database: link.database }
    engine = createSearchEngine(away, changes, async () => empty())
    watcher?.begin()
    await engine.start()
    watcher?.lose()
    link.detach()
    watcher?.begin()
    await expect.poll(() => engine.figures.failures).toBeGreaterThan(0)
    expect(await engine.current()).toBeUndefined()
    link.attach()
    await expect.poll(() => engine.figures.isReady).toBe(true)
    expect(engine.figures).toMatchObject({ builds: 1, catchUps: 1 })
    expect(warnings()).toHaveLength(1)
  })

  it('knows each listing that changed, also while it was built, in the next search', async () => {
    const [early, late] = [await insertListing(test.context.db), await insertListing(test.context.db)]
    builds = [
      async () => {
        watcher?.change(`listings {"id":"${early}"}`)
        return empty()
      },
    ]
    watcher?.begin()
    await engine.start()
    expect((await engine.current())?.size).toBe(1)
    watcher?.change(`changed ${late}`)
    watcher?.change('listings {"listed":true}')
    watcher?.change('settings')
    expect((await engine.current())?.size).toBe(2)
  })

  it('is left to SQL when it fails while it answers', async () => {
    watcher?.begin()
    await engine.start()
    const { sql } = bothSides(test.context, { ...test.services, searchEngine: engine })
    const broken = {
      get size(): number {
        throw new Error('broken')
      },
      changed: 0,
      phrases: new Set<string>(),
      change: () => undefined,
      changeAll: () => undefined,
      matching() {
        throw new Error('broken')
      },
    }
    const searching = { ...sql, engine: { ...sql.engine, current: async () => broken, fail: engine.fail } }
    const { total } = await searchListings(searching, {})
    expect(total).toBe((await searchListings(sql, {})).total)
    expect(await engine.current()).toBeUndefined()
    expect(engine.figures.failures).toBe(1)
    expect(warnings()).toHaveLength(1)
  })
})

describe('two servers', () => {
  let other: App
  beforeAll(async () => {
    other = createApp(test.context)
    await other.services.responseCache.start()
    await other.services.searchEngine.start()
  })
  afterAll(async () => {
    other.services.searchEngine.stop()
    await other.services.responseCache.stop()
  })

  it('find a new listing in the next search, and a renamed one still', async () => {
    const id = await insertListing(test.context.db, { city: 'Areguá', priceUsd: '77777.00' })
    await rename(test.context.db, id, 'Otra casa')
    for (const { services } of [test, other]) {
      await services.responseCache.awaitInvalidation()
      const { index } = bothSides(test.context, services)
      const { listings } = await searchListings(index, { city: ['Areguá'], maxPrice: 77777 })
      expect(listings.map(({ id, rendered }) => [id, rendered.value().title])).toEqual([[id, 'Otra casa']])
    }
  })
})

describe('a base', () => {
  it('of more listings than there is memory for is none', async () => {
    const build = buildFrom(
      test.context.database,
      undefined,
      { total: 3, withWords: 3 },
      new AbortController().signal,
    )
    await expect(build).rejects.toBeInstanceOf(TooManyListings)
  })

  it('of more than there is memory for with words leaves those to SQL', async () => {
    const max = { total: 1000, withWords: 3 }
    const base = await buildFrom(test.context.database, undefined, max, new AbortController().signal)
    expect(base.words).toBeUndefined()
    const index = createSearchIndex(base)
    const { sql } = bothSides(test.context, test.services)
    const searching = { ...sql, engine: { ...sql.engine, current: async () => index } }
    for (const search of [{ searchQuery: 'casa villa morra helipuerto' }, { searchQuery: 'casa' }])
      expect((await searchListings(searching, search)).total).toBe((await searchListings(sql, search)).total)
  })

  it('is built by a thread where the database is a server', async () => {
    const { DATABASE_URL } = test.context.env
    if (DATABASE_URL === undefined) return
    const { signal } = new AbortController()
    const max = { total: 1000, withWords: 1000 }
    const expected = await buildFrom(test.context.database, undefined, max, signal)
    const built = await buildInWorker(DATABASE_URL, max, signal)
    expect(built).toEqual(expected)
    await expect(buildInWorker(DATABASE_URL, { total: 3, withWords: 3 }, signal)).rejects.toBeInstanceOf(
      TooManyListings,
    )
  })
})
