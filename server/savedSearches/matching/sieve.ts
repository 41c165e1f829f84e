import type { Condition, RangeCondition, TaggedRow } from '#server/listings/search/engine/conditions.ts'
import { allTags, numberColumns, type Tag } from '#server/listings/search/engine/row.ts'
import { meetsAll, type Test } from './tests.ts'

/* What most searches ask for, a price, a few tags and the box of an area, lies in one record each: memory elsewhere is read of few alone. */

const columnAt = new Map(numberColumns.map((column, at) => [column, at]))
/** Its value is within any bounds. */
const noColumn = numberColumns.length
const tagAt = new Map(allTags.map((tag, at) => [tag, at]))
/** Of 32 tags each. */
const tagWords = Math.ceil(allTags.length / 32)

// Of a record, in words of 32 bits: both bounds of the price and the box, of 64 bits each, the tags, and these.
const tagsWord = 12
const markWord = tagsWord + tagWords
const columnWord = markWord + 1
const restWord = columnWord + 1
const size = 2 * Math.ceil((restWord + 1) / 2)
const firstCount = 64

export interface Sieve {
  /** Returns their slot, until it is removed. */
  add(conditions: readonly Condition[]): number
  remove(slot: number): void
  compare(row: TaggedRow): Comparison
}

/** Of one listing, until the next. */
interface Comparison {
  /** Whether it meets the conditions of a slot. */
  meets(slot: number): boolean
  /** Once of a slot. */
  take(slot: number): boolean
}

export function createSieve(testOf: (condition: Condition) => Test): Sieve {
  let words = new Uint32Array(firstCount * size)
  let bounds = new Float64Array(words.buffer)
  /** Of other conditions. */
  const rest: (readonly Test[] | undefined)[] = []
  const free: number[] = []
  let end = 0
  let mark = 0

  function nextSlot(): number {
    const freed = free.pop()
    if (freed !== undefined) return freed
    if ((end + 1) * size > words.length) {
      const larger = new Uint32Array(2 * words.length)
      larger.set(words)
      words = larger
      bounds = new Float64Array(words.buffer)
    }
    return end++
  }

  const isBetween = (value: number, at: number) =>
    value >= (bounds[at] ?? 0) && value <= (bounds[at + 1] ?? 0)

  return {
    add(conditions) {
      const slot = nextSlot()
      const range = conditions.find((condition): condition is RangeCondition => condition.kind === 'range')
      const required = conditions.filter(isOneTag)
      const area = conditions.find((condition): condition is AreaCondition => condition.kind === 'area')
      const box = area?.area.box ?? anywhere
      const others = conditions.filter(
        (condition) =>
          condition !== range && !isOneTag(condition) && (condition !== area || area.area.has !== undefined),
      )
      const at = slot * size
      const limits = [
        range?.min ?? -Infinity,
        range?.max ?? Infinity,
        box.south,
        box.north,
        box.west,
        box.east,
      ]
      bounds.set(limits, at / 2)
      words.set(bitsOf(required.flatMap((condition) => condition.tags)), at + tagsWord)
      words[at + markWord] = 0
      words[at + columnWord] = (range && columnAt.get(range.column)) ?? noColumn
      words[at + restWord] = others.length
      rest[slot] = others.length > 0 ? others.map(testOf) : undefined
      return slot
    },
    remove(slot) {
      rest[slot] = undefined
      free.push(slot)
    },
    compare(row) {
      const values = Float64Array.from([...numberColumns.map((column) => row.numbers[column]), 0])
      const has = bitsOf(row.tags)
      // Without a place it is in no box, but anywhere.
      const latitude = Number.isNaN(row.latitude) ? Infinity : row.latitude
      const longitude = Number.isNaN(row.longitude) ? Infinity : row.longitude
      mark++
      return {
        meets(slot) {
          const at = slot * size
          const value = values[words[at + columnWord] ?? noColumn] ?? 0
          // Not a number, it is within no bounds.
          if (!isBetween(value, at / 2)) return false
          if (!isBetween(latitude, at / 2 + 2) || !isBetween(longitude, at / 2 + 4)) return false
          for (let word = 0; word < tagWords; word++)
            if (((words[at + tagsWord + word] ?? 0) & ~(has[word] ?? 0)) !== 0) return false
          return words[at + restWord] === 0 || meetsAll(row, rest[slot] ?? [])
        },
        take(slot) {
          const at = slot * size + markWord
          if (words[at] === mark) return false
          words[at] = mark
          return true
        },
      }
    },
  }
}

const anywhere = { south: -Infinity, north: Infinity, west: -Infinity, east: Infinity }

type AreaCondition = Extract<Condition, { kind: 'area' }>
type OneTag = Extract<Condition, { kind: 'anyTag' }>

const isOneTag = (condition: Condition): condition is OneTag =>
  condition.kind === 'anyTag' &&
  !condition.not &&
  condition.tags.length === 1 &&
  condition.tags.every((tag) => tagAt.has(tag))

function bitsOf(tags: Iterable<Tag>): Uint32Array {
  const bits = new Uint32Array(tagWords)
  for (const tag of tags) {
    const at = tagAt.get(tag)
    if (at !== undefined) bits[at >>> 5] = (bits[at >>> 5] ?? 0) | (1 << (at & 31))
  }
  return bits
}
