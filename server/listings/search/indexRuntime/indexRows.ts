import {
  groundFloor,
  numberColumns,
  numberRow,
  otherFloor,
  type Row,
  withoutGuarantor,
} from '#server/listings/search/engine/row.ts'
import { qualityPoints } from '#server/listings/search/ranking/qualityPoints.ts'
import { recordOf } from '#shared/core/records.ts'
import {
  type Amenity,
  amenities,
  financingWays,
  propertyTypes,
  stages,
  transactionTypes,
} from '#shared/listings/listingTypes.ts'

const numbers = numberColumns.map((name) => `(${numberRow(name).sql})::bigint::text`)
const firstNumber = 27
const ways = financingWays.map((way) => `case when l.financing @> '{"${way}": true}' then '${way}' end`)

/** Without `where`. Connections decode text alike. */
export const selectRows = `
  select l.id, l.property_type, l.transaction_type, l.featured::text, l.allows_short_term::text, l.airbnb_active::text,
    array_to_string(l.amenities, ','),
    l.bedrooms::text, l.bathrooms::text, l.parking_spaces::text,
    l.city, l.city_key, l.neighborhood, l.neighborhood_key, l.state, l.shown_latitude::text, l.shown_longitude::text,
    l.search::text, ${qualityPoints('l')}::text,
    l.accepts_barter::text, l.room_only::text, l.stage, concat_ws(',', ${ways.join(', ')}), l.price_confirmed::text, ${groundFloor}::text, ${otherFloor}::text, ${withoutGuarantor}::text,
    ${numbers.join(', ')}
  from public.listings l where l.status = 'active'`

export type Values = readonly (string | null)[]

const known = <Value extends string>(all: readonly Value[], value: string | null, fallback: Value): Value =>
  all.find((one) => one === value) ?? fallback

const numberOf = (value: string | null | undefined) =>
  value === null || value === undefined ? Number.NaN : Number(value)

const amenitySets = new Map<string, readonly Amenity[]>()

function amenitiesOf(list: string): readonly Amenity[] {
  let set = amenitySets.get(list)
  if (!set) {
    const has = list.split(',')
    set = amenities.filter((amenity) => has.includes(amenity))
    if (amenitySets.size < maxSets) amenitySets.set(list, set)
  }
  return set
}
const maxSets = 10_000

const unfinanced: Row['financing'] = []

const waysOf = (list: string): Row['financing'] =>
  list === '' ? unfinanced : financingWays.filter((way) => list.split(',').includes(way))

function numbersOf(values: Values): Row['numbers'] {
  return recordOf(numberColumns, (column) => numberOf(values[firstNumber + numberColumns.indexOf(column)]))
}

export function toRow(values: Values): Row {
  const text = (at: number) => values[at] ?? ''
  const number = (at: number) => numberOf(values[at])
  return {
    id: text(0),
    propertyType: known(propertyTypes, text(1), 'house'),
    transactionType: known(transactionTypes, text(2), 'sale'),
    flags: {
      featured: text(3) === 'true',
      allowsShortTerm: text(4) === 'true',
      airbnbActive: text(5) === 'true',
      acceptsBarter: text(19) === 'true',
      roomOnly: text(20) === 'true',
      priceConfirmed: text(23) === 'true',
      groundFloor: text(24) === 'true',
      otherFloor: text(25) === 'true',
      withoutGuarantor: text(26) === 'true',
    },
    amenities: amenitiesOf(text(6)),
    stage: stages.find((stage) => stage === text(21)),
    financing: waysOf(text(22)),
    numbers: numbersOf(values),
    rooms: { bedrooms: number(7), bathrooms: number(8), parkingSpaces: number(9) },
    places: {
      city: { name: text(10), key: text(11) },
      neighborhood: { name: text(12), key: text(13) },
      state: { name: text(14), key: text(14) },
    },
    latitude: number(15),
    longitude: number(16),
    stems: text(17),
    quality: number(18),
  }
}

export interface RowSource {
  /** Rows of text. */
  query(text: string, values: unknown[]): Promise<Values[]>
}

const batchSize = 1000
/** A connection's buffers hold little more: while more rows were used, the database would wait. */
const sliceSize = 100

/** In batches, so that other queries can run in between; the next is read while one is used. */
export async function* readRows(source: RowSource): AsyncGenerator<Row[]> {
  const readAfter = (id: string) => {
    const rows = source.query(`${selectRows} and l.id > $1 order by l.id limit ${batchSize}`, [id])
    // Awaited later.
    rows.catch(() => undefined)
    return rows
  }
  for (let next = readAfter(''); ; ) {
    const rows = await next
    const isLast = rows.length < batchSize
    if (!isLast) next = readAfter(rows.at(-1)?.[0] ?? '')
    for (let from = 0; from < rows.length; from += sliceSize)
      yield rows.slice(from, from + sliceSize).map(toRow)
    if (isLast) return
  }
}

/** Active ones only. */
export async function readRowsByIds(source: RowSource, ids: readonly string[]): Promise<Row[]> {
  const rows = await source.query(`${selectRows} and l.id = any($1::text[])`, [ids])
  return rows.map(toRow)
}
