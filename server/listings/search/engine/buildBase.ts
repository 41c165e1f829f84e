import { recordOf } from '#shared/core/records.ts'
import { buildGrid, orderByPlace } from './area/grid.ts'
import { type Base, type Places, prefixStep, type Sorted, severalNames } from './base.ts'
import { type Bitmap, bitsPerWord, hasBit, setBit, sharedBitmap, wordsFor } from './bitmap.ts'
import { packIds } from './ids.ts'
import {
  allTags,
  maxRooms,
  type NumberColumn,
  numberColumns,
  numberRow,
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
  const numbers = recordOf(numberColumns, () => grow(Float64Array))
  const rooms = recordOf(roomColumns, () => grow(Uint16Array))
  const places = recordOf(placeColumns, createPlaceCodes)
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
      const byId = idOrder(ids)
      const order = orderByPlace(byId, { latitudes: latitudes.values, longitudes: longitudes.values })
      const rowsById = rowsOf(byId, order)
      const columns = recordOf(numberColumns, (column) => numbers[column].inOrder(order))
      const tags = new Map<Tag, Bitmap>()
      for (const [tag, bits] of tagged) tags.set(tag, bits.inOrder(order))
      const sorted = recordOf(numberColumns, (column) => sortColumn(column, rowsById, columns[column]))
      return {
        size,
        ids: packIds(
          Array.from(byId, (at) => ids[at] ?? ''),
          rowsById,
        ),
        numbers: columns,
        rooms: recordOf(roomColumns, (column) => rooms[column].inOrder(order)),
        tags,
        places: recordOf(placeColumns, (column) => places[column].finish(order)),
        sorted,
        recency: recencyOf(sorted.published, size),
        grid: buildGrid({ latitudes: latitudes.inOrder(order), longitudes: longitudes.inOrder(order) }),
        words: words?.finish(order),
        quality: quality.inOrder(order),
      }
    },
  }
}

type Column = Float64Array | Uint8Array | Uint16Array | Uint32Array
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
    get values() {
      return values
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

/** Inverts `order`: the row of each of the `listings`. */
function rowsOf(listings: Uint32Array, order: Uint32Array): Uint32Array {
  const rowByListing = new Uint32Array(order.length)
  order.forEach((listing, row) => {
    rowByListing[listing] = row
  })
  return shareRows(listings.map((listing) => rowByListing[listing] ?? 0))
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
      const codesByKey = new Map<string, number[]>()
      names.forEach(({ key }, code) => {
        codesByKey.set(key, [...(codesByKey.get(key) ?? []), code])
      })
      const wordCodes = wordCodesOf(ordered)
      return { names, codesByKey, codes: ordered, wordCodes, ...groupRows(ordered, names.length) }
    },
  }
}

function wordCodesOf(codes: Uint32Array): Uint32Array {
  const wordCodes = sharedRows(wordsFor(codes.length))
  codes.forEach((code, row) => {
    const word = Math.floor(row / bitsPerWord)
    const isSame = row % bitsPerWord === 0 || wordCodes[word] === code
    wordCodes[word] = isSame ? code : severalNames
  })
  return wordCodes
}

/** Above this share, row numbers take more memory than a bitmap. */
const denseShare = 1 / bitsPerWord

/** The rows of each code. */
function groupRows(codes: Uint32Array, count: number): Pick<Places, 'starts' | 'rows' | 'dense'> {
  const counts = new Uint32Array(count)
  for (const code of codes) counts[code] = (counts[code] ?? 0) + 1
  const dense = new Map<number, Bitmap>()
  const starts = sharedRows(count + 1)
  counts.forEach((rows, code) => {
    const isDense = rows > codes.length * denseShare
    if (isDense) dense.set(code, sharedBitmap(codes.length))
    starts[code + 1] = (starts[code] ?? 0) + (isDense ? 0 : rows)
  })
  const next = starts.slice()
  const rows = sharedRows(starts[count] ?? 0)
  codes.forEach((code, row) => {
    const bitmap = dense.get(code)
    if (bitmap) setBit(bitmap, row)
    else {
      const at = next[code] ?? 0
      rows[at] = row
      next[code] = at + 1
    }
  })
  return { starts, rows, dense }
}

const sharedRows = (length: number) => new Uint32Array(new SharedArrayBuffer(length * 4))

function shareRows(rows: Uint32Array): Uint32Array {
  const shared = sharedRows(rows.length)
  shared.set(rows)
  return shared
}

/** `rows`: in id order. */
function sortColumn(column: NumberColumn, rows: Uint32Array, values: Float64Array): Sorted {
  const { straight, crossed, ranges } = numberRow(column)
  const isAbsent = (row: number) => Number.isNaN(values[row] ?? Number.NaN)
  const byId = rows.filter((row) => !isAbsent(row))
  const absent = rows.filter(isAbsent)
  const sorted = straight ? shareRows(sortRows(byId, values)) : undefined
  return {
    straight: sorted,
    crossed: crossed ? shareRows(sortRows(byId.reverse(), values)) : undefined,
    absent: shareRows(straight || crossed ? absent : absent.subarray(0, 0)),
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
  for (let start = 0; start < sorted.length; start += step) {
    const next = sharedBitmap(size)
    next.set(last)
    for (const row of sorted.subarray(start, start + step)) setBit(next, row)
    prefixes.push(next)
    last = next
  }
  return prefixes
}
