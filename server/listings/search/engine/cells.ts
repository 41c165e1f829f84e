import { cellOf } from '#shared/search/clusters.ts'
import { type Area, isInArea } from './area/area.ts'
import type { Base } from './base.ts'
import { type Bitmap, wordsFor } from './bitmap.ts'
import { idOf } from './ids.ts'
import type { NumberColumn, Row } from './row.ts'

/** Listings in a cell of the map. */
export interface Cell {
  x: number
  y: number
  count: number
  /** Sums, in whole millionths of a degree: exact in any order. */
  latitude: number
  longitude: number
  /** Null without one. */
  lowest: number | null
  /** The coarsest precision of their places; NaN where one is unknown. */
  precision: number
  /** Of one of them. */
  id: string
}

export interface CellOptions {
  area: Area
  /** Bits of the finest cells to omit. */
  shift: number
  /** Column of the lowest value. */
  column: NumberColumn
}

export const perDegree = 1_000_000

/** `rows`: those in the area. Rows of a cell are consecutive. */
export function cellsOfBase(base: Base, rows: Bitmap, { shift, column }: CellOptions): Cell[] {
  const { xs, ys, latitudes, longitudes, located } = base.grid
  const values = base.numbers[column]
  const precisions = base.numbers.precision
  const cells: Cell[] = []
  let [x, y, count, latitude, longitude] = [-1, -1, 0, 0, 0]
  let [lowest, precision, first] = [Number.POSITIVE_INFINITY, 0, 0]
  const end = () => {
    if (count > 0)
      cells.push({ x, y, count, latitude, longitude, lowest, precision, id: idOf(base.ids, first) })
  }
  for (let word = 0; word < wordsFor(located); word++) {
    for (let bits = rows[word] ?? 0; bits !== 0; bits &= bits - 1) {
      const row = (word << 5) + 31 - Math.clz32(bits & -bits)
      const cellX = (xs[row] ?? 0) >>> shift
      const cellY = (ys[row] ?? 0) >>> shift
      if (cellX !== x || cellY !== y) {
        end()
        ;[x, y, count, latitude, longitude] = [cellX, cellY, 0, 0, 0]
        ;[lowest, precision, first] = [Number.POSITIVE_INFINITY, 0, row]
      }
      count++
      latitude += Math.round((latitudes[row] ?? 0) * perDegree)
      longitude += Math.round((longitudes[row] ?? 0) * perDegree)
      const value = values[row] ?? Number.NaN
      if (value < lowest) lowest = value
      precision = Math.max(precision, precisions[row] ?? Number.NaN)
    }
  }
  end()
  for (const cell of cells) if (cell.lowest === Number.POSITIVE_INFINITY) cell.lowest = null
  return cells
}

export function cellsOfRows(rows: readonly Row[], { area, shift, column }: CellOptions): Cell[] {
  return rows
    .filter(({ latitude, longitude }) => isInArea(area, latitude, longitude))
    .map(({ id, latitude, longitude, numbers }) => {
      const { x, y } = cellOf(latitude, longitude)
      const cell: Cell = {
        x: x >>> shift,
        y: y >>> shift,
        count: 0,
        latitude: 0,
        longitude: 0,
        lowest: null,
        precision: 0,
        id,
      }
      add(cell, latitude, longitude, numbers[column], numbers.precision)
      return cell
    })
}

function add(cell: Cell, latitude: number, longitude: number, value: number, precision: number): void {
  cell.count++
  cell.latitude += Math.round(latitude * perDegree)
  cell.longitude += Math.round(longitude * perDegree)
  cell.precision = Math.max(cell.precision, precision)
  if (cell.lowest === null ? !Number.isNaN(value) : value < cell.lowest) cell.lowest = value
}

/** Joins cells of several bases by four, until at most `max` are left. */
export function joinCells(cells: readonly Cell[], max: number): Cell[] {
  for (let shift = 0; ; shift++) {
    const joined = new Map<string, Cell>()
    for (const cell of cells) {
      const [x, y] = [cell.x >>> shift, cell.y >>> shift]
      const same = joined.get(`${x} ${y}`)
      if (same) addCell(same, cell)
      else joined.set(`${x} ${y}`, { ...cell, x, y })
    }
    if (joined.size <= max)
      return [...joined.values()].sort((one, other) => one.y - other.y || one.x - other.x)
  }
}

function addCell(cell: Cell, other: Cell): void {
  cell.count += other.count
  cell.latitude += other.latitude
  cell.longitude += other.longitude
  cell.precision = Math.max(cell.precision, other.precision)
  if (other.lowest !== null)
    cell.lowest = cell.lowest === null ? other.lowest : Math.min(cell.lowest, other.lowest)
}
