import { type Base, type Places, prefixStep, type Sorted } from './base.ts'
import {
  type Bitmap,
  fill,
  intersect,
  keepAny,
  keepCommon,
  maxAtOnce,
  setBit,
  subtract,
  unite,
  wordsFor,
} from './bitmap.ts'
import type { Condition, WordsCondition } from './conditions.ts'
import { markArea } from './grid.ts'
import { rowOfId } from './ids.ts'
import type { Tag } from './row.ts'
import { createScorer, type Scorer } from './words/scores.ts'
import { isEmpty } from './words/wordQuery.ts'
import { createWordRows, type WordRows } from './words/wordRows.ts'
import { noWords } from './words/words.ts'

/** Reused memory for intermediate results. */
export interface Scratch {
  take(): Bitmap
  give(bitmap: Bitmap): void
  /** Valid until the next call. */
  rows(length: number): Uint32Array
  points: Scorer
  marked: MarkedRows
  words: WordRows
}

/** Rows of the last conditions, which facets and sections need several times. */
interface MarkedRows {
  get(condition: Condition): Bitmap | undefined
  add(condition: Condition, rows: Bitmap): void
}

export function createScratch(base: Pick<Base, 'size' | 'words' | 'quality'>): Scratch {
  const free: Bitmap[] = []
  const create = () => new Uint32Array(wordsFor(base.size))
  const give = (bitmap: Bitmap) => void free.push(bitmap)
  const words = createWordRows(base.words ?? noWords, create)
  let rows = new Uint32Array()
  return {
    take: () => free.pop() ?? create(),
    give,
    rows(length) {
      if (length > rows.length) rows = new Uint32Array(length)
      return rows.subarray(0, length)
    },
    points: createScorer(base, words),
    marked: createMarkedRows(give),
    words,
  }
}

const maxMarked = 12

function createMarkedRows(give: (bitmap: Bitmap) => void): MarkedRows {
  const known = new Map<Condition, Bitmap>()
  return {
    get: (condition) => known.get(condition),
    add(condition, rows) {
      const oldest = known.size < maxMarked ? undefined : known.entries().next().value
      if (oldest) {
        known.delete(oldest[0])
        give(oldest[1])
      }
      known.set(condition, rows)
    },
  }
}

/** Leaves in `target` the rows that meet all conditions. */
export function restrict(
  base: Base,
  scratch: Scratch,
  target: Bitmap,
  conditions: readonly Condition[],
): void {
  const having: Bitmap[] = []
  const without: Bitmap[] = []
  for (const condition of conditions) {
    if (condition.kind === 'words' && restrictToWords(scratch, target, condition)) continue
    const isNegated = 'not' in condition && condition.not === true
    const known = knownRows(base, condition)
    if (known) (isNegated ? without : having).push(known)
    else if (isNegated) subtract(target, rowsOf(base, scratch, condition))
    else intersect(target, rowsOf(base, scratch, condition))
  }
  for (let at = 0; at < having.length; at += maxAtOnce)
    keepCommon(target, having.slice(at, at + maxAtOnce), false)
  for (let at = 0; at < without.length; at += maxAtOnce)
    keepAny(target, without.slice(at, at + maxAtOnce), true)
}

/** Without marking their rows first; false: impossible. */
function restrictToWords(
  scratch: Scratch,
  target: Bitmap,
  { words: all, how, not = false }: WordsCondition,
): boolean {
  const words = all.filter((word) => !isEmpty(word))
  const isInSteps = how === (not ? 'any' : 'all')
  if (words.length === 0 || (words.length > maxAtOnce && !isInSteps)) return false
  for (let at = 0; at < words.length; at += maxAtOnce) {
    const rows = words.slice(at, at + maxAtOnce).map((word) => scratch.words.of(word))
    if (how === 'all') keepCommon(target, rows, not)
    else keepAny(target, rows, not)
  }
  return true
}

/** Ignoring its negation; valid until the next call. */
function rowsOf(base: Base, scratch: Scratch, condition: Condition): Bitmap {
  const known = scratch.marked.get(condition)
  if (known) return known
  const rows = scratch.take()
  mark(base, scratch, rows, condition)
  scratch.marked.add(condition, rows)
  return rows
}

/** Of a condition that needs no marking. */
function knownRows({ tags, places }: Base, condition: Condition): Bitmap | undefined {
  switch (condition.kind) {
    case 'anyTag': {
      const tag = onlyOf(condition.tags)
      return tag && tags.get(tag)
    }
    case 'place': {
      const { codesByKey, dense } = places[condition.column]
      const key = onlyOf(condition.keys)
      const code = key === undefined ? undefined : onlyOf(codesByKey.get(key) ?? [])
      return code === undefined ? undefined : dense.get(code)
    }
    default:
      return undefined
  }
}

function onlyOf<Value>(values: readonly Value[]): Value | undefined {
  return values.length === 1 ? values[0] : undefined
}

/** Sets the rows of a condition, ignoring its negation. */
function mark(base: Base, scratch: Scratch, target: Bitmap, condition: Condition): void {
  if (condition.kind === 'either') {
    fill(target, base.size)
    restrict(base, scratch, target, condition.conditions)
  } else target.fill(0)
  switch (condition.kind) {
    case 'anyTag':
      markTags(base, target, condition.tags)
      break
    case 'rooms':
      base.rooms[condition.column].forEach((rooms, row) => {
        if (rooms >= condition.atLeast) setBit(target, row)
      })
      break
    case 'range':
      markRange(base.sorted[condition.column], base.numbers[condition.column], target, condition)
      break
    case 'place':
      markPlaces(base.places[condition.column], target, condition.keys)
      break
    case 'area':
      markArea(base.grid, condition.area, target)
      break
    case 'ids':
    case 'either':
      markIds(base, target, condition.ids)
      break
    case 'oneOf':
      markOneOf(base, scratch, target, condition.conditions)
      break
    case 'words':
      markWords(base, scratch, target, condition)
  }
}

function markOneOf(base: Base, scratch: Scratch, target: Bitmap, conditions: readonly Condition[]): void {
  const rows = scratch.take()
  for (const condition of conditions) {
    fill(rows, base.size)
    restrict(base, scratch, rows, [condition])
    unite(target, rows)
  }
  scratch.give(rows)
}

function markWords(
  { size }: Base,
  scratch: Scratch,
  target: Bitmap,
  { words: all, how }: WordsCondition,
): void {
  const words = all.filter((word) => !isEmpty(word))
  if (how === 'all' && words.length > 0) fill(target, size)
  for (const word of words) {
    if (how === 'all') intersect(target, scratch.words.of(word))
    else unite(target, scratch.words.of(word))
  }
}

function markTags({ tags }: Base, target: Bitmap, wanted: readonly Tag[]): void {
  for (const tag of wanted) {
    const bitmap = tags.get(tag)
    if (bitmap) unite(target, bitmap)
  }
}

function markIds({ ids }: Base, target: Bitmap, wanted: readonly string[]): void {
  for (const id of wanted) {
    const row = rowOfId(ids, id)
    if (row !== undefined) setBit(target, row)
  }
}

function markPlaces(
  { codesByKey, starts, rows, dense }: Places,
  target: Bitmap,
  keys: readonly string[],
): void {
  for (const code of keys.flatMap((key) => codesByKey.get(key) ?? [])) {
    const many = dense.get(code)
    if (many) unite(target, many)
    else markRows(rows, target, starts[code] ?? 0, starts[code + 1] ?? 0)
  }
}

/** First position with a value at least (or above) the bound. */
export function positionOf(
  sorted: Uint32Array,
  values: Float64Array,
  bound: number,
  isAbove: boolean,
): number {
  let low = 0
  let high = sorted.length
  while (low < high) {
    const middle = (low + high) >>> 1
    const value = values[sorted[middle] ?? 0] ?? 0
    if (isAbove ? value <= bound : value < bound) low = middle + 1
    else high = middle
  }
  return low
}

function markRange(
  sorted: Sorted | undefined,
  values: Float64Array,
  target: Bitmap,
  { min, max }: { min?: number | undefined; max?: number | undefined },
): void {
  const { straight, prefixes = [] } = sorted ?? {}
  if (!straight) return
  const start = min === undefined ? 0 : positionOf(straight, values, min, false)
  const end = max === undefined ? straight.length : positionOf(straight, values, max, true)
  const step = prefixStep(straight.length)
  const [first, last] = [Math.ceil(start / step), Math.floor(end / step)]
  if (last <= first) {
    markRows(straight, target, start, end)
    return
  }
  const whole = prefixes[last - 1]
  const before = prefixes[first - 1]
  if (whole) target.set(whole)
  if (before) subtract(target, before)
  markRows(straight, target, start, first * step)
  markRows(straight, target, last * step, end)
}

function markRows(rows: Uint32Array, target: Bitmap, from: number, to: number): void {
  for (let at = from; at < to; at++) setBit(target, rows[at] ?? 0)
}
