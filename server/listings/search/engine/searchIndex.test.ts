import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { placePoints } from '#server/listings/search/ranking/diversity.ts'
import { recordOf } from '#shared/core/records.ts'
import {
  type Amenity,
  financingWays,
  propertyTypes,
  type SortOrder,
  sortOrders,
  stages,
  transactionTypes,
} from '#shared/listings/listingTypes.ts'
import { firstPlaces, mostOfAuthor } from '#shared/search/ranking.ts'
import { runsOf } from '#tests/support/fuzz.ts'
import { boundsArea, circle, polygonsArea } from './area/geometry.ts'
import { createBaseBuilder } from './buildBase.ts'
import { type Cell, cellsOfRows, joinCells } from './cells.ts'
import { atLeastRooms, type Condition, createTest } from './conditions.ts'
import type { Stored } from './newest.ts'
import { comparePositions, type Order, type Position, positionOfRow } from './page.ts'
import {
  flagColumns,
  type NumberColumn,
  numberColumns,
  numberRow,
  placeColumns,
  type Row,
  roomColumns,
  tagsOf,
} from './row.ts'
import { createSearchIndex } from './searchIndex.ts'
import type { Phrase } from './words/phrases.ts'
import { comparePositions as compareRanks, type RankPosition } from './words/rankPage.ts'
import { scoreOf } from './words/scores.ts'
import { createStemReader, type WordQuery } from './words/wordQuery.ts'

const id = fc.integer({ min: 0, max: 400 }).map((number) => `id-${number}`)
const number = fc.option(fc.integer({ min: -3, max: 12 }), { nil: Number.NaN, freq: 4 })
const place = fc.constantFrom('luque', 'centro', 'areguá').map((key) => ({ name: key, key }))
const degrees = (around: number) => fc.integer({ min: -50, max: 50 }).map((step) => around + step / 100)
const point = fc.record({ latitude: degrees(-25), longitude: degrees(-57) })
const rooms = fc.integer({ min: 0, max: 120 })

const someStems = ['casa', 'casit', "o''hara", 'lag', 'lago', 'piscin', 'ñandu', 'rare']
const phrase: Phrase = {
  key: "'lag' <2> 'casa'",
  stems: [
    { stem: 'lag', offset: 0 },
    { stem: 'casa', offset: 2 },
  ],
}
const readStems = createStemReader([phrase])

/** As Postgres writes a tsvector. */
const stems = fc
  .uniqueArray(
    fc.record({
      stem: fc.constantFrom(...someStems),
      positions: fc.uniqueArray(
        fc.tuple(fc.integer({ min: 1, max: 6 }), fc.constantFrom('A', 'B', 'C', '')),
        {
          minLength: 1,
          maxLength: 3,
          selector: ([position]) => position,
        },
      ),
    }),
    { selector: ({ stem }) => stem },
  )
  .map((all) =>
    all.map(({ stem, positions }) => `'${stem}':${positions.map((one) => one.join('')).join(',')}`).join(' '),
  )

const wordQuery: fc.Arbitrary<WordQuery> = fc.record({
  stems: fc.subarray([...someStems, 'nowhere', phrase.key], { maxLength: 3 }),
  prefixes: fc.subarray(['ca', 'lago', 'x'], { maxLength: 1 }),
})
const wordQueries = fc.array(wordQuery, { minLength: 1, maxLength: 3 })

const row: fc.Arbitrary<Row> = fc.record({
  id,
  propertyType: fc.constantFrom(...propertyTypes),
  transactionType: fc.constantFrom(...transactionTypes),
  flags: fc.record(recordOf(flagColumns, () => fc.boolean())),
  amenities: fc.subarray<Amenity>(['pool', 'gym']),
  stage: fc.option(fc.constantFrom(...stages), { nil: undefined }),
  financing: fc.subarray([...financingWays]),
  numbers: fc.record({
    ...recordOf(numberColumns, () => number),
    published: fc.integer({ min: 0, max: 5 }).map((days) => days * 600_000_000_000),
    priceUsd: fc.integer({ min: 0, max: 2 ** 40 }),
    views: fc.integer({ min: 0, max: 2 }),
    favorites: fc.integer({ min: 0, max: 2 }),
    author: fc.integer({ min: 0, max: 4 }),
    nearDuplicate: fc.integer({ min: 0, max: 30 }),
  }),
  rooms: fc.record({ bedrooms: rooms, bathrooms: rooms, parkingSpaces: rooms }),
  places: fc.record({ city: place, neighborhood: place, state: place }),
  latitude: degrees(-25),
  longitude: fc.option(degrees(-57), { nil: Number.NaN }),
  stems,
  quality: fc.integer({ min: 0, max: 100 }),
})

const bound = fc.option(fc.integer({ min: -4, max: 13 }), { nil: undefined })
const ranged = fc.constantFrom<NumberColumn>(
  'priceUsd',
  'monthlyRent',
  'area',
  'pricePerNight',
  'capacity',
  'roi',
  'landArea',
  'maintenanceFee',
  'delivery',
)

const condition: fc.Arbitrary<Condition[]> = fc.oneof(
  fc
    .record({ type: fc.constantFrom(...propertyTypes), not: fc.boolean() })
    .map(({ type, not }) => [
      { kind: 'anyTag' as const, tags: [`type ${type}` as const, 'offer both' as const], not },
    ]),
  fc
    .record({
      flag: fc.constantFrom('featured' as const, 'offer rent' as const, 'stage new' as const),
      not: fc.boolean(),
    })
    .map(({ flag, not }) => [{ kind: 'anyTag' as const, tags: [flag], not }]),
  fc.tuple(fc.constantFrom(...roomColumns), rooms).map(([column, atLeast]) => atLeastRooms(column, atLeast)),
  fc
    .record({ column: ranged, min: bound, max: bound })
    .map((range) => [{ kind: 'range' as const, ...range }]),
  fc
    .record({ keys: fc.subarray(['luque', 'centro', 'nowhere']), not: fc.boolean() })
    .map((one) => [{ kind: 'place' as const, column: 'city' as const, ...one }]),
  fc
    .record({ latitude: degrees(-25), longitude: degrees(-57), km: fc.integer({ min: 1, max: 100 }) })
    .map((near) => [{ kind: 'area' as const, area: circle(near) }]),
  fc
    .tuple(point, point)
    .map(([{ latitude: south, longitude: west }, { latitude: north, longitude: east }]) => [
      { kind: 'area' as const, area: boundsArea({ south, west, north, east }) },
    ]),
  fc
    .array(fc.array(point, { minLength: 3, maxLength: 6 }), { minLength: 1, maxLength: 2 })
    .map((polygons) => [{ kind: 'area' as const, area: polygonsArea(polygons) }]),
  fc.record({ ids: fc.array(id), not: fc.boolean() }).map((ids) => [{ kind: 'ids' as const, ...ids }]),
  fc
    .record({ words: wordQueries, how: fc.constantFrom('all' as const, 'any' as const), not: fc.boolean() })
    .map((words) => [{ kind: 'words' as const, ...words }]),
  wordQuery.map((word) => [
    {
      kind: 'oneOf' as const,
      conditions: [
        { kind: 'anyTag' as const, tags: ['amenity pool' as const] },
        { kind: 'words' as const, words: [word], how: 'any' as const },
      ],
    },
  ]),
)

const order: fc.Arbitrary<Order> = fc.oneof(
  fc.constantFrom<Order>(
    { column: 'priceUsd', direction: 'asc', id: 'asc' },
    { column: 'priceUsd', direction: 'desc', id: 'desc' },
    { column: 'monthlyRent', direction: 'asc', id: 'asc' },
    { column: 'monthlyRent', direction: 'desc', id: 'asc' },
  ),
  fc
    .record({
      column: fc.constantFrom(
        ...numberColumns.filter((name) => numberRow(name).crossed && !numberRow(name).straight),
      ),
      direction: fc.constantFrom<SortOrder>(...sortOrders),
    })
    .map(({ column, direction }): Order => ({ column, direction, id: direction === 'asc' ? 'desc' : 'asc' })),
)

const search = fc.record({
  conditions: fc.array(condition, { maxLength: 3 }).map((all) => all.flat()),
  order,
  limit: fc.integer({ min: 1, max: 40 }),
  map: fc.record({
    km: fc.integer({ min: 1, max: 100 }),
    shift: fc.integer({ min: 5, max: 27 }),
    column: fc.constantFrom<NumberColumn>('priceUsd', 'monthlyRent'),
  }),
  words: fc.oneof({ weight: 3, arbitrary: wordQueries }, fc.constant([])),
  max: fc.integer({ min: 1, max: 150 }),
})

/** Seconds. */
const at = 10

/** A cell's id may be that of any of its listings. */
const onMap = (cells: readonly Cell[]) =>
  joinCells(cells, 1000).map(({ id, ...cell }) => ({ ...cell, id: cell.count === 1 && id }))

interface Scored extends RankPosition {
  author: number
  near: number
}

/** By the definition: each place by what comes before it. */
function placed(all: readonly Scored[]) {
  const inOrder = all.toSorted(compareRanks)
  const leaders = inOrder.filter(({ near }, at) => inOrder.findIndex((one) => one.near === near) === at)
  const turnOf = (one: Scored) => {
    const own = leaders.filter(({ author }) => author === one.author)
    return own.indexOf(one) + 1
  }
  const firsts = leaders.filter((one) => turnOf(one) <= mostOfAuthor).slice(0, firstPlaces)
  const points = (one: Scored) => {
    if (!leaders.includes(one)) return placePoints.nearDuplicate
    return firsts.includes(one) ? placePoints.first : placePoints.other
  }
  return inOrder
    .map((one) => ({
      score: one.score + points(one),
      date: one.date,
      id: one.id,
      nearDuplicates: leaders.includes(one) ? all.filter(({ near }) => near === one.near).length - 1 : 0,
    }))
    .sort(compareRanks)
}

function asRead(listing: Stored) {
  const { id, published } = listing
  return {
    id,
    published,
    yearBuilt: listing.number('yearBuilt'),
    rooms: recordOf(roomColumns, (column) => listing.rooms(column)),
    amenityCount: listing.countAmenities(),
    stage: listing.stage(),
    propertyType: listing.type(),
    places: recordOf(placeColumns, (column) => listing.place(column)),
  }
}

/** Each by what comes before it. */
function newestByDefinition(all: readonly Row[], limit: number, ofEach = Number.POSITIVE_INFINITY) {
  const inOrder = all.toSorted(
    (one, other) => other.numbers.published - one.numbers.published || (one.id < other.id ? -1 : 1),
  )
  return inOrder
    .filter(({ places }, at) => {
      const before = inOrder.slice(0, at)
      return before.filter((one) => one.places.neighborhood.key === places.neighborhood.key).length < ofEach
    })
    .slice(0, limit)
    .map(({ id, propertyType, numbers, rooms, amenities, places, stage }) => ({
      id,
      published: numbers.published,
      yearBuilt: numbers.yearBuilt,
      rooms,
      amenityCount: amenities.length,
      stage,
      propertyType,
      places,
    }))
}

const changes = fc.record({
  all: fc.array(fc.record({ row, isGone: fc.boolean() }), { maxLength: 90, size: 'max' }),
  isTogether: fc.boolean(),
})

const distinct = (rows: readonly Row[]) => new Map(rows.map((one) => [one.id, one]))

describe('createSearchIndex', () => {
  it('finds what a test of every listing finds, page by page, after any changes', () => {
    fc.assert(
      fc.property(
        fc.array(row, { maxLength: 300, size: 'max' }),
        fc.array(changes, { maxLength: 8, size: 'max' }),
        fc.array(search, { minLength: 5, maxLength: 5 }),
        (rows, changes, searches) => {
          const listings = distinct(rows)
          const builder = createBaseBuilder([phrase])
          for (const one of listings.values()) builder.add(one)
          const limits = { tested: 50, recent: 90, older: 60, together: 30 }
          const index = createSearchIndex(builder.finish(), limits)
          for (const { all, isTogether } of changes) {
            const given = all.map(({ row, isGone }) => [row.id, isGone ? undefined : row] as const)
            for (const [id, row] of given)
              if (row) listings.set(id, row)
              else listings.delete(id)
            if (isTogether) index.changeAll(given)
            else for (const [id, row] of given) index.change(id, row)
          }
          expect(index.size).toBe(listings.size)
          for (const { conditions, order, limit, map, words, max } of searches) {
            const test = createTest(conditions)
            const matching = [...listings.values()]
              .map((one) => ({ ...one, tags: new Set(tagsOf(one)), words: readStems(one.stems) }))
              .filter(test)
            const expected = matching.map((one) => positionOfRow(one, order)).sort(comparePositions(order))
            const found: Position[] = []
            for (let after: Position | undefined; ; after = found.at(-1)) {
              const page = index.matching(conditions, (matches) => {
                expect(matches.count).toBe(expected.length)
                return matches.page({ order, after, limit })
              })
              found.push(...page)
              if (page.length < limit) break
            }
            expect(found).toEqual(expected)

            const distance = (price: number, rooms: number) =>
              (Number.isNaN(price) ? 9 : Math.abs(price - 3)) + rooms
            const nearest = matching
              .map(({ id, numbers, rooms }) => ({
                id,
                distance: distance(numbers.priceUsd, rooms.bedrooms),
              }))
              .sort((one, other) => one.distance - other.distance || (one.id < other.id ? -1 : 1))
            expect(
              index.matching(conditions, (matches) =>
                matches.nearest({ column: 'priceUsd', rooms: 'bedrooms', distance, limit }),
              ),
            ).toEqual(nearest.slice(0, limit))

            for (const ofEach of [undefined, 1, 3]) {
              const newest = index.matching(conditions, (matches) =>
                matches.newest({ limit, ofEach }).map(asRead),
              )
              expect(newest).toEqual(newestByDefinition(matching, limit, ofEach))
            }

            const area = circle({ latitude: -25, longitude: -57, km: map.km })
            const cells = index.matching(conditions, (matches) => matches.cells({ ...map, area }))
            expect(onMap(cells)).toEqual(onMap(cellsOfRows(matching, { ...map, area })))

            const newest: Order = { column: 'published', direction: 'desc', id: 'asc' }
            const byDate = matching
              .map((one) => ({ one, position: positionOfRow(one, newest) }))
              .sort((one, other) => comparePositions(newest)(one.position, other.position))
            const ranked: RankPosition[] = []
            for (let after: RankPosition | undefined; ; after = ranked.at(-1)) {
              const page = index.matching([], (all) =>
                all.matching(conditions, (matches) => matches.rankedPage({ words, at, after, limit, max })),
              )
              const last = byDate[max - 1]?.position
              expect(page.last).toEqual(last && { date: last.key, id: last.id })
              ranked.push(...page.positions)
              if (page.positions.length < limit) break
            }
            expect(ranked).toEqual(
              placed(
                byDate.slice(0, max).map(({ one }) => ({
                  score: scoreOf(one, { words, at }),
                  date: one.numbers.published,
                  id: one.id,
                  author: one.numbers.author,
                  near: one.numbers.nearDuplicate,
                })),
              ),
            )
          }
        },
      ),
      { numRuns: runsOf(120) },
    )
  }, 120_000)
})
