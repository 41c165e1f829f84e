import { type Bitmap, setBit } from '#server/listings/search/engine/bitmap.ts'
import { sortByKeys } from '#server/listings/search/engine/sortRows.ts'
import { cellOf } from '#shared/search/clusters.ts'
import { type Area, isInArea, sideOf } from './area.ts'

/** Rows with a location come first, along a Z-order curve: rows of a cell are consecutive at any zoom. */
export interface Grid {
  located: number
  latitudes: Float64Array
  longitudes: Float64Array
  /** In the finest Web Mercator grid. */
  xs: Uint32Array
  ys: Uint32Array
  /**
   * Bounding boxes of the rows of each word of a bitmap, and of each `wordsPerGroup` words: south, west,
   * north, east.
   */
  boxes: Float64Array
  groups: Float64Array
}

const rowsPerWord = 32
const wordsPerGroup = 32
const cellBits = 30

interface Places {
  latitudes: Float64Array
  longitudes: Float64Array
}

const isLocated = ({ latitudes, longitudes }: Places, at: number) =>
  !Number.isNaN(latitudes[at] ?? Number.NaN) && !Number.isNaN(longitudes[at] ?? Number.NaN)

/** Along the curve, then those without a location; ties keep their order. */
export function orderByPlace(order: Uint32Array, places: Places): Uint32Array {
  const [low, high] = [new Uint32Array(order.length), new Uint32Array(order.length)]
  for (const at of order) {
    if (!isLocated(places, at)) {
      high[at] = 2 ** cellBits
      continue
    }
    const { x, y } = cellOf(places.latitudes[at] ?? 0, places.longitudes[at] ?? 0)
    const half = cellBits / 2
    const mask = 2 ** half - 1
    low[at] = interleave(x & mask, y & mask)
    high[at] = interleave(x >>> half, y >>> half)
  }
  return sortByKeys(order, { low, high })
}

const interleave = (x: number, y: number) => (spread(x) | (spread(y) << 1)) >>> 0

/** Puts a zero before each of 16 bits. */
function spread(bits: number): number {
  const bytes = (bits | (bits << 8)) & 0x00ff00ff
  const halves = (bytes | (bytes << 4)) & 0x0f0f0f0f
  const pairs = (halves | (halves << 2)) & 0x33333333
  return (pairs | (pairs << 1)) & 0x55555555
}

/** By row, in the order of `orderByPlace`. */
export function buildGrid(places: Places): Grid {
  const { latitudes, longitudes } = places
  let located = 0
  while (located < latitudes.length && isLocated(places, located)) located++
  const [xs, ys] = [sharedRows(located), sharedRows(located)]
  for (let row = 0; row < located; row++) {
    const { x, y } = cellOf(latitudes[row] ?? 0, longitudes[row] ?? 0)
    ;[xs[row], ys[row]] = [x, y]
  }
  return {
    located,
    latitudes,
    longitudes,
    xs,
    ys,
    boxes: boxesOf(places, located, rowsPerWord),
    groups: boxesOf(places, located, rowsPerWord * wordsPerGroup),
  }
}

const sharedRows = (length: number) => new Uint32Array(new SharedArrayBuffer(length * 4))

function boxesOf({ latitudes, longitudes }: Places, located: number, rows: number): Float64Array {
  const count = Math.ceil(located / rows)
  const boxes = new Float64Array(new SharedArrayBuffer(count * 4 * 8))
  for (let box = 0; box < count; box++) {
    const [from, to] = [box * rows, Math.min(located, (box + 1) * rows)]
    let [south, west, north, east] = [latitudes[from] ?? 0, longitudes[from] ?? 0, -90, -180]
    for (let row = from; row < to; row++) {
      south = Math.min(south, latitudes[row] ?? 0)
      north = Math.max(north, latitudes[row] ?? 0)
      west = Math.min(west, longitudes[row] ?? 0)
      east = Math.max(east, longitudes[row] ?? 0)
    }
    boxes.set([south, west, north, east], box * 4)
  }
  return boxes
}

const boxAt = (boxes: Float64Array, at: number) => ({
  south: boxes[4 * at] ?? 0,
  west: boxes[4 * at + 1] ?? 0,
  north: boxes[4 * at + 2] ?? 0,
  east: boxes[4 * at + 3] ?? 0,
})

/** Sets the rows in an area; `target` must be empty. */
export function markArea(grid: Grid, area: Area, target: Bitmap): void {
  const { located, boxes, groups } = grid
  const words = boxes.length / 4
  for (let group = 0; group * wordsPerGroup < words; group++) {
    const inGroup = sideOf(area, boxAt(groups, group))
    if (inGroup === 'out') continue
    const end = Math.min(words, (group + 1) * wordsPerGroup)
    for (let word = group * wordsPerGroup; word < end; word++) {
      const inWord = inGroup ?? sideOf(area, boxAt(boxes, word))
      if (inWord === 'in') target[word] = 0xffffffff >>> Math.max(0, (word + 1) * rowsPerWord - located)
      else if (inWord === undefined) markRows(grid, area, target, word)
    }
  }
}

function markRows({ located, latitudes, longitudes }: Grid, area: Area, target: Bitmap, word: number): void {
  const end = Math.min(located, (word + 1) * rowsPerWord)
  for (let row = word * rowsPerWord; row < end; row++)
    if (isInArea(area, latitudes[row] ?? 0, longitudes[row] ?? 0)) setBit(target, row)
}
