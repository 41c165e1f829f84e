import { markArea } from './area/grid.ts'
import type { Base, Places } from './base.ts'
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
import type { Condition, RangeCondition, WordsCondition } from './conditions.ts'
import { rowOfId } from './ids.ts'
import { clearAround, clearOutside, isOrdered } from './ranges.ts'
import type { Tag } from './row.ts'
import { createScorer, type Scorer } from './words/scores.ts'
import { isEmpty } from './words/wordQuery.ts'
import { createWordRows, type WordRows } from './words/wordRows.ts'
import { noWords } from './words/words.ts'

/** Reused memory for intermediate results. */
export interface Scratch {
  take(): Bitmap
  give(bitmap: Bitmap): void
  all: Bitmap
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
  const all = create()
  fill(all, base.size)
  let rows = new Uint32Array()
  return {
    take: () => free.pop() ?? create(),
    give,
    all,
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

/** Writes those of `rows` that meet all conditions to `target`. */
export function restrict(
  base: Base,
  scratch: Scratch,
  rows: Bitmap,
  conditions: readonly Condition[],
  target: Bitmap,
): void {
  // Rows of a place are close together: later passes skip the words without any.
  const local = conditions.find(isLocal)
  target.set(local ? rowsOf(base, scratch, local) : rows)
  const having = local ? [rows] : []
  const without: Bitmap[] = []
  const unordered: RangeCondition[] = []
  for (const condition of conditions) {
    if (condition === local) continue
    if (condition.kind === 'words' && restrictToWords(scratch, target, condition)) continue
    if (condition.kind === 'range') {
      if (!isOrdered(condition)) {
        unordered.push(condition)
        continue
      }
      const range = clearAround(base, target, condition)
      if (!range) target.fill(0)
      else having.push(range.within)
      if (range?.before) without.push(range.before)
      continue
    }
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
  for (const range of unordered) clearOutside(base, target, range)
}

const isLocal = (condition: Condition) =>
  condition.kind === 'area' || (condition.kind === 'place' && !condition.not)

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
  const known = knownRows(base, condition) ?? scratch.marked.get(condition)
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
  if (condition.kind === 'either') restrict(base, scratch, scratch.all, condition.conditions, target)
  else target.fill(0)
  switch (condition.kind) {
    case 'anyTag':
      markTags(base, target, condition.tags)
      break
    case 'rooms':
      base.rooms[condition.column].forEach((rooms, row) => {
        if (rooms >= condition.atLeast) setBit(target, row)
      })
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
      markWords(scratch, target, condition)
  }
}

function markOneOf(base: Base, scratch: Scratch, target: Bitmap, conditions: readonly Condition[]): void {
  const rows = scratch.take()
  for (const condition of conditions) {
    restrict(base, scratch, scratch.all, [condition], rows)
    unite(target, rows)
  }
  scratch.give(rows)
}

function markWords(scratch: Scratch, target: Bitmap, { words: all, how }: WordsCondition): void {
  const words = all.filter((word) => !isEmpty(word))
  if (how === 'all' && words.length > 0) target.set(scratch.all)
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

function markRows(rows: Uint32Array, target: Bitmap, from: number, to: number): void {
  for (let at = from; at < to; at++) setBit(target, rows[at] ?? 0)
}
