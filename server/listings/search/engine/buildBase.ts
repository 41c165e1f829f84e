import { cellOf } from '#shared/search/clusters.ts'
import {
  type Base,
  bandCount,
  bandOf,
  type Grid,
  orderings,
  type Places,
  prefixStep,
  type Sorted,
} from './base.ts'
import { type Bitmap, hasBit, setBit, sharedBitmap, wordsFor } from './bitmap.ts'
import { packIds } from './ids.ts'
import {
  allTags,
  maxRooms,
  type NumberColumn,
  numberColumns,
  type PlaceName,
  placeColumns,
  type Row,
  roomColumns,
  type Tag,
  tagsOf,
} from './row.ts'
import { sortRows } from './sortRows.ts'
import { createWordsBuilder } from './words/buildWords.ts'
import type { Phrase } from './words/phrases.ts'

export interface BaseBuilder {
  readonly size: number
  add(row: Row): void
  dropWords(): void
  finish(): Base
}

/** Rows may come in any order. `phrases`: searchable ones; undefined: no word index. */
export function createBaseBuilder(phrases: readonly Phrase[] | undefined): BaseBuilder {
  const ids: string[] = []
  const numbers = record(numberColumns, () => grow(Float64Array))
  const rooms = record(roomColumns, () => grow(Uint8Array))
  const places = record(placeColumns, createPlaceCodes)
  const latitudes = grow(Float64Array)
  const longitudes = grow(Float64Array)
  let words = phrases && createWordsBuilder(phrases)
  const quality = grow(Uint8Array)
  const tagged = new Map(allTags.map((tag) => [tag, createBits()]))

  return {
    get size() {
      return ids.length
    },
    add(row) {
      const at = ids.push(row.id) - 1
      for (const column of numberColumns) numbers[column].set(at, row.numbers[column])
      for (const column of roomColumns) rooms[column].set(at, Math.min(row.rooms[column], maxRooms))
      for (const column of placeColumns) places[column].set(at, row.places[column])
      latitudes.set(at, row.latitude)
      longitudes.set(at, row.longitude)
      words?.add(row.stems)
      quality.set(at, row.quality)
      for (const tag of tagsOf(row)) tagged.get(tag)?.set(at)
    },
    dropWords() {
      words = undefined
    },
    finish() {
      const size = ids.length
      const order = idOrder(ids)
      const columns = record(numberColumns, (column) => numbers[column].inOrder(order))
      const tags = new Map<Tag, Bitmap>()
      for (const [tag, bits] of tagged) tags.set(tag, bits.inOrder(order))
      const sorted = record(numberColumns, (column) => sortColumn(column, columns[column]))
      return {
        size,
        ids: packIds(Array.from(order, (old) => ids[old] ?? '')),
        numbers: columns,
        rooms: record(roomColumns, (column) => rooms[column].inOrder(order)),
        tags,
        places: record(placeColumns, (column) => places[column].finish(order)),
        sorted,
        recency: recencyOf(sorted.published, size),
        grid: buildGrid(latitudes.inOrder(order), longitudes.inOrder(order)),
        words: words?.finish(order),
        quality: quality.inOrder(order),
      }
    },
  }
}

function record<Name extends string, Value>(
  names: readonly Name[],
  make: (name: Name) => Value,
): Record<Name, Value> {
  return Object.fromEntries(names.map((name) => [name, make(name)])) as Record<Name, Value>
}

type Column = Float64Array | Uint8Array | Uint32Array
type ColumnType<C extends Column> = { new (size: number): C; new (buffer: SharedArrayBuffer): C } & {
  readonly BYTES_PER_ELEMENT: number
}

/** A growing column. */
function grow<C extends Column>(Type: ColumnType<C>) {
  let values = new Type(1024)
  return {
    set(at: number, value: number) {
      if (at >= values.length) {
        const longer = new Type(values.length * 2)
        longer.set(values)
        values = longer
      }
      values[at] = value
    },
    inOrder(order: Uint32Array): C {
      const ordered = new Type(new SharedArrayBuffer(order.length * Type.BYTES_PER_ELEMENT))
      order.forEach((old, row) => {
        ordered[row] = values[old] ?? 0
      })
      return ordered
    },
  }
}

/** A growing bitmap. */
function createBits() {
  let bits: Bitmap = new Uint32Array(32)
  return {
    set(at: number) {
      if (at >= bits.length * 32) {
        const longer = new Uint32Array(Math.max(bits.length * 2, wordsFor(at + 1)))
        longer.set(bits)
        bits = longer
      }
      setBit(bits, at)
    },
    inOrder(order: Uint32Array): Bitmap {
      const ordered = sharedBitmap(order.length)
      order.forEach((old, row) => {
        if (hasBit(bits, old)) setBit(ordered, row)
      })
      return ordered
    },
  }
}

/** Listings in id order: the order of insertion if the database compares bytes. */
function idOrder(ids: readonly string[]): Uint32Array {
  const order = Uint32Array.from(ids, (_, row) => row)
  const isSorted = ids.every((id, row) => row === 0 || (ids[row - 1] ?? '') < id)
  return isSorted ? order : order.sort((one, other) => ((ids[one] ?? '') < (ids[other] ?? '') ? -1 : 1))
}

function createPlaceCodes() {
  const names: PlaceName[] = []
  const codeByName = new Map<string, number>()
  const codes = grow(Uint32Array)
  return {
    set(at: number, { name, key }: PlaceName) {
      let code = codeByName.get(name)
      if (code === undefined) {
        code = names.push({ name, key }) - 1
        codeByName.set(name, code)
      }
      codes.set(at, code)
    },
    finish(order: Uint32Array): Places {
      const ordered = codes.inOrder(order)
      return { names, codes: ordered, ...groupRows(ordered, names.length) }
    },
  }
}

/** The rows of each code. */
function groupRows(codes: Uint32Array, count: number): { starts: Uint32Array; rows: Uint32Array } {
  const starts = sharedRows(count + 1)
  for (const code of codes) starts[code + 1] = (starts[code + 1] ?? 0) + 1
  for (let code = 0; code < count; code++) starts[code + 1] = (starts[code + 1] ?? 0) + (starts[code] ?? 0)
  const next = starts.slice()
  const rows = sharedRows(codes.length)
  codes.forEach((code, row) => {
    const at = next[code] ?? 0
    rows[at] = row
    next[code] = at + 1
  })
  return { starts, rows }
}

const sharedRows = (length: number) => new Uint32Array(new SharedArrayBuffer(length * 4))

function shareRows(rows: Uint32Array): Uint32Array {
  const shared = sharedRows(rows.length)
  shared.set(rows)
  return shared
}

function sortColumn(column: NumberColumn, values: Float64Array): Sorted {
  const { straight, crossed, ranges } = orderings[column]
  const present: number[] = []
  const absent: number[] = []
  values.forEach((value, row) => {
    if (Number.isNaN(value)) absent.push(row)
    else present.push(row)
  })
  const byId = Uint32Array.from(present)
  const sorted = straight ? shareRows(sortRows(byId, values)) : undefined
  return {
    straight: sorted,
    crossed: crossed ? shareRows(sortRows(byId.reverse(), values)) : undefined,
    absent: shareRows(Uint32Array.from(absent)),
    prefixes: ranges && sorted ? prefixesOf(sorted, values.length) : [],
  }
}

function recencyOf({ crossed = new Uint32Array() }: Sorted, size: number): Uint32Array {
  const recency = sharedRows(size)
  crossed.forEach((row, at) => {
    recency[row] = crossed.length - 1 - at
  })
  return recency
}

function prefixesOf(sorted: Uint32Array, size: number): Bitmap[] {
  const step = prefixStep(sorted.length)
  const prefixes: Bitmap[] = []
  let last = sharedBitmap(size)
  for (let end = step; end <= sorted.length; end += step) {
    const next = sharedBitmap(size)
    next.set(last)
    for (let at = end - step; at < end; at++) setBit(next, sorted[at] ?? 0)
    prefixes.push(next)
    last = next
  }
  return prefixes
}

function buildGrid(latitudes: Float64Array, longitudes: Float64Array): Grid {
  const located = Uint32Array.from(latitudes.keys()).filter(
    (row) => !Number.isNaN(latitudes[row] ?? Number.NaN) && !Number.isNaN(longitudes[row] ?? Number.NaN),
  )
  const bands = Float64Array.from(latitudes, bandOf)
  const rows = shareRows(sortRows(sortRows(located, longitudes), bands))
  const starts = sharedRows(bandCount + 1)
  for (const row of rows) {
    const next = (bands[row] ?? 0) + 1
    starts[next] = (starts[next] ?? 0) + 1
  }
  for (let band = 0; band < bandCount; band++)
    starts[band + 1] = (starts[band + 1] ?? 0) + (starts[band] ?? 0)
  const [xs, ys] = [sharedRows(rows.length), sharedRows(rows.length)]
  rows.forEach((row, at) => {
    const cell = cellOf(latitudes[row] ?? 0, longitudes[row] ?? 0)
    ;[xs[at], ys[at]] = [cell.x, cell.y]
  })
  return {
    rows,
    latitudes: valuesOf(latitudes, rows),
    longitudes: valuesOf(longitudes, rows),
    xs,
    ys,
    starts,
  }
}

function valuesOf(values: Float64Array, rows: Uint32Array): Float64Array {
  const chosen = new Float64Array(new SharedArrayBuffer(rows.length * 8))
  rows.forEach((row, at) => {
    chosen[at] = values[row] ?? 0
  })
  return chosen
}
