import fc from 'fast-check'
import pg from 'pg'
import { boundsArea } from '#server/listings/search/engine/area/geometry.ts'
import type { Condition } from '#server/listings/search/engine/conditions.ts'
import type { NumberColumn } from '#server/listings/search/engine/row.ts'
import { createSearchIndex, type SearchIndex } from '#server/listings/search/engine/searchIndex.ts'
import type { WordQuery } from '#server/listings/search/engine/words/wordQuery.ts'
import { indexedPrice } from '#server/listings/search/filterRows.ts'
import { indexConditions } from '#server/listings/search/filters.ts'
import { buildInWorker } from '#server/listings/search/indexRuntime/buildInWorker.ts'
import { findIndexed } from '#server/listings/search/indexRuntime/indexed.ts'
import { countIndexedFacets } from '#server/listings/search/indexRuntime/indexedFacets.ts'
import type { IndexedPlan } from '#server/listings/search/indexRuntime/indexedPlan.ts'
import { readRowsByIds } from '#server/listings/search/indexRuntime/indexRows.ts'
import { sourceOf } from '#server/listings/search/indexRuntime/source.ts'
import { createWordQueries } from '#server/listings/search/indexRuntime/wordQueries.ts'
import { type ColumnFilters, type SearchWord, tiersOf } from '#server/listings/search/searchPlan.ts'
import { wordsOf } from '#server/listings/search/searchWords.ts'
import { propertyTypes, sortFields } from '#shared/listings/listingTypes.ts'
import { shiftOf } from '#shared/search/clusters.ts'

const runs = 1500
/** Until the engine's functions are compiled, as those of a server that has answered for a while. */
const warmUp = 1500
/** The index is rebuilt beyond this number. */
const changed = 2000
const max = { total: 5_000_000, withWords: 5_000_000 }

const filters: fc.Arbitrary<ColumnFilters> = fc.record(
  {
    transactionType: fc.constantFrom('sale' as const, 'rent' as const),
    maxPrice: fc.integer({ min: 500, max: 400_000 }),
    minPrice: fc.integer({ min: 0, max: 400 }),
    propertyType: fc.subarray([...propertyTypes], { minLength: 1, maxLength: 3 }),
    city: fc.subarray(['Asunción', 'Luque', 'San Lorenzo', 'Encarnación'], { minLength: 1, maxLength: 2 }),
    bedrooms: fc.integer({ min: 1, max: 4 }),
    amenities: fc.constantFrom(['pool' as const], ['pool' as const, 'gym' as const]),
    near: fc.option(
      fc.record({
        latitude: fc.double({ min: -25.4, max: -25.2, noNaN: true }),
        longitude: fc.double({ min: -57.7, max: -57.5, noNaN: true }),
        km: fc.integer({ min: 1, max: 20 }),
      }),
      { nil: undefined, freq: 1 },
    ),
  },
  { requiredKeys: ['transactionType', 'maxPrice'] },
)

/* Run on its own, built as the server is: the loader of the other scripts names each function when it is made, which takes longer than some of them. */

/** One to three words of a text, the last one also as a prefix. */
async function readWords(url: string): Promise<{ words: SearchWord[]; queries: WordQuery[] }[]> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  const { rows } = await client.query<{ description: string }>(
    `select description from listing_texts where language = 'es' order by md5(listing_id) limit ${runs + warmUp}`,
  )
  const texts = rows.map(({ description }, at) => {
    const long = description.split(/[^\p{L}]+/u).filter((word) => word.length >= 5)
    return Array.from({ length: 1 + (at % 3) }, (_, word) => long[(at * 7 + word * 5) % long.length]).join(
      ' ',
    )
  })
  const wordQueries = createWordQueries(sourceOf(client))
  const all = []
  for (const text of texts) {
    const words = wordsOf(text)
    const queries = await wordQueries.ofWords(words)
    all.push({ words, queries: queries.filter((query) => query !== undefined) })
  }
  await client.end()
  return all
}

/** Milliseconds in process, without HTTP and cards. */
async function measureIndex(url: string): Promise<string[]> {
  const start = performance.now()
  const base = await buildInWorker(url, max, new AbortController().signal)
  const seconds = ((performance.now() - start) / 1000).toFixed(1)
  const index = createSearchIndex(base)
  await change(index, url)
  const mixes = fc.sample(filters, { numRuns: runs + warmUp, seed: 7420 })
  const plan = (one: ColumnFilters): IndexedPlan => ({
    filters: one,
    isText: false,
    mentioned: [],
    facts: {},
    words: [],
    rest: '',
    titled: { ids: [], titleOnly: [] },
    places: [],
    queries: [],
    wordConditions: [],
  })
  const texts = await readWords(url)
  const withWords = (one: ColumnFilters, at: number, required?: 'all'): IndexedPlan => {
    const { words = [], queries = [] } = texts[at % texts.length] ?? {}
    const wordConditions: Condition[] = required ? [{ kind: 'words', words: queries, how: required }] : []
    return { ...plan(one), words, queries, required, wordConditions }
  }
  const find = (one: IndexedPlan, order: Parameters<typeof tiersOf>[1]) =>
    findIndexed(index, one, tiersOf(one, order), { cursor: undefined, limit: 25, index: 0 })
  const columns: NumberColumn[] = ['published', 'views', 'favorites', 'roi']
  return [
    `index of ${base.size} listings built in ${seconds} s; ${index.changed} changed since`,
    `${'engine, ms'.padEnd(42)} ${['p50', 'p99', 'worst'].map((cell) => cell.padStart(8)).join(' ')}`,
    time('filters, sort, page of 24, total', mixes, (one, at) =>
      index.matching(indexConditions(one), (matches) =>
        matches.page({
          order: { column: columns[at % columns.length] ?? 'published', direction: 'desc', id: 'asc' },
          limit: 25,
        }),
      ),
    ),
    time('filters by price, page of 24, total', mixes, (one) =>
      index.matching(indexConditions(one), (matches) =>
        matches.page({ order: { column: indexedPrice(one), direction: 'asc', id: 'asc' }, limit: 25 }),
      ),
    ),
    time('words, filters, ranked page of 24, total', mixes, (one, at) => find(withWords(one, at), {})),
    time('words alone, ranked page of 24, total', mixes, (_, at) => find(withWords({}, at, 'all'), {})),
    time('words, filters, any order, page, total', mixes, (one, at) =>
      find(withWords(one, at, 'all'), { sortBy: sortFields[at % sortFields.length] }),
    ),
    time('words, filters, all facets', mixes, (one, at) =>
      countIndexedFacets(index, withWords(one, at, 'all')),
    ),
    time('all facets', mixes, (one) => countIndexedFacets(index, plan(one))),
    time('clusters of a city', mixes, (one) => cellsIn(index, one, -25.4, -57.75, 0.25, 12)),
    time('clusters of the country', mixes, (one) => cellsIn(index, one, -27.6, -62.7, 8.5, 6)),
  ]
}

function cellsIn(
  index: SearchIndex,
  one: ColumnFilters,
  south: number,
  west: number,
  degrees: number,
  zoom: number,
): number {
  const bounds = { south, west, north: south + degrees, east: west + degrees }
  const options = { area: boundsArea(bounds), shift: shiftOf(zoom), column: indexedPrice(one) }
  return index.matching(indexConditions(one), (matches) => matches.cells(options)).length
}

async function change(index: SearchIndex, url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  const found = await client.query<{ id: string }>(
    `select id from listings where status = 'active' order by md5(id) limit ${changed}`,
  )
  const rows = await readRowsByIds(
    sourceOf(client),
    found.rows.map(({ id }) => id),
  )
  await client.end()
  for (const row of rows) index.change(row.id, row)
}

function time(
  name: string,
  mixes: ColumnFilters[],
  work: (one: ColumnFilters, at: number) => unknown,
): string {
  const times = mixes.map((one, at) => {
    const start = performance.now()
    work(one, at)
    return performance.now() - start
  })
  const sorted = times.slice(warmUp).sort((one, other) => one - other)
  const at = (share: number) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0
  return `${name.padEnd(42)} ${[at(0.5), at(0.99), at(1)].map((ms) => ms.toFixed(3).padStart(8)).join(' ')}`
}

const [, , url = ''] = process.argv
process.stdout.write(`${(await measureIndex(url)).join('\n')}\n`)
