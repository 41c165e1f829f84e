import type { Area, Longitudes } from './area.ts'
import { type Base, bandOf, type Grid, type Places, prefixStep, type Sorted, southOf } from './base.ts'
import { type Bitmap, fill, intersect, setBit, subtract, unite, wordsFor } from './bitmap.ts'
import type { Condition } from './conditions.ts'
import { rankOfId } from './ids.ts'
import type { Tag } from './row.ts'
import { isEmpty, type WordQuery } from './words/wordQuery.ts'
import { createWordRows, type WordRows } from './words/wordRows.ts'
import { noWords } from './words/words.ts'

/** Reused memory for intermediate results. */
export interface Scratch {
  take(): Bitmap
  give(bitmap: Bitmap): void
  /** The rows of areas, which are asked for several times while facets are counted. */
  areas: WeakMap<Condition, Bitmap>
  words: WordRows
  /** A number for each row, 0 between searches. */
  slots: Uint16Array
}

export function createScratch({ size, words }: Pick<Base, 'size' | 'words'>): Scratch {
  const free: Bitmap[] = []
  const create = () => new Uint32Array(wordsFor(size))
  return {
    take: () => free.pop() ?? create(),
    give: (bitmap) => void free.push(bitmap),
    areas: new WeakMap(),
    words: createWordRows(words ?? noWords, create),
    slots: new Uint16Array(size),
  }
}

/** Leaves in `target` the rows that meet all conditions. */
export function restrict(
  base: Base,
  scratch: Scratch,
  target: Bitmap,
  conditions: readonly Condition[],
): void {
  for (const condition of conditions) {
    const bitmap = knownRows(base, scratch, condition)
    const isNegated = 'not' in condition && condition.not === true
    if (bitmap) {
      if (isNegated) subtract(target, bitmap)
      else intersect(target, bitmap)
      continue
    }
    const rows = scratch.take()
    mark(base, scratch, rows, condition)
    if (isNegated) subtract(target, rows)
    else intersect(target, rows)
    if (condition.kind === 'area') scratch.areas.set(condition, rows)
    else scratch.give(rows)
  }
}

/** Of a condition that needs no marking. */
function knownRows({ tags }: Base, { areas, words }: Scratch, condition: Condition): Bitmap | undefined {
  if (condition.kind === 'area') return areas.get(condition)
  if (condition.kind === 'anyTag') {
    const [tag, ...others] = condition.tags
    return tag && others.length === 0 ? tags.get(tag) : undefined
  }
  if (condition.kind !== 'words') return undefined
  const [word, ...others] = condition.words
  return word && others.length === 0 ? words.of(word) : undefined
}

/** Sets `target` to the rows that a condition names, its negation aside. */
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
      visitArea(base.grid, condition.area, (at) => setBit(target, base.grid.rows[at] ?? 0))
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
  { words: all, how }: { words: readonly WordQuery[]; how: 'all' | 'any' },
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
    const { rank, isThere } = rankOfId(ids, id)
    if (isThere) setBit(target, rank)
  }
}

function markPlaces({ names, starts, rows }: Places, target: Bitmap, keys: readonly string[]): void {
  const wanted = new Set(keys)
  names.forEach(({ key }, code) => {
    if (!wanted.has(key)) return
    const end = starts[code + 1] ?? 0
    for (let at = starts[code] ?? 0; at < end; at++) setBit(target, rows[at] ?? 0)
  })
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

const nowhere: Longitudes = { west: Number.POSITIVE_INFINITY, east: Number.NEGATIVE_INFINITY }

/** The positions in the grid within an area, from south to north in bands. */
export function visitArea(
  { latitudes, longitudes, starts }: Grid,
  { box, has, within }: Area,
  visit: (at: number) => void,
): void {
  const [firstBand, lastBand] = [bandOf(box.south), bandOf(box.north)]
  for (let band = firstBand; band <= lastBand; band++) {
    const end = starts[band + 1] ?? 0
    let at = starts[band] ?? 0
    if (at === end) continue
    const isEdge = band === firstBand || band === lastBand
    at = firstEastOf(longitudes, box.west, at, end)
    const { west, east } = within?.(southOf(band), southOf(band + 1)) ?? nowhere
    for (; at < end; at++) {
      const longitude = longitudes[at] ?? 0
      if (longitude > box.east) break
      const latitude = latitudes[at] ?? 0
      if (isEdge && (latitude < box.south || latitude > box.north)) continue
      if (!has || (longitude > west && longitude < east) || has(latitude, longitude)) visit(at)
    }
  }
}

function firstEastOf(longitudes: Float64Array, west: number, start: number, end: number): number {
  let [low, high] = [start, end]
  while (low < high) {
    const middle = (low + high) >>> 1
    if ((longitudes[middle] ?? 0) < west) low = middle + 1
    else high = middle
  }
  return low
}
