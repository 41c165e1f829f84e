import { cellOf } from '#shared/search/clusters.ts'
import { type Area, isInArea } from './area.ts'
import type { Base } from './base.ts'
import { type Bitmap, hasBit } from './bitmap.ts'
import { visitArea } from './evaluate.ts'
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

/** More are looked up one by one. */
const maxDense = 65_536

export function cellsOfBase(base: Base, rows: Bitmap, { area, shift, column }: CellOptions): Cell[] {
  const { grid } = base
  const values = base.numbers[column]
  const cells: (Cell & { row: number })[] = []
  const numberOf = createNumbers(area, shift)
  // Neighbours in the grid are mostly of one cell.
  let cell: (Cell & { row: number }) | undefined
  visitArea(grid, area, (at) => {
    const row = grid.rows[at] ?? 0
    if (!hasBit(rows, row)) return
    const x = (grid.xs[at] ?? 0) >>> shift
    const y = (grid.ys[at] ?? 0) >>> shift
    if (cell?.x !== x || cell.y !== y) {
      const number = numberOf(x, y, cells.length)
      cell = cells[number]
      if (!cell) {
        cell = { x, y, count: 0, latitude: 0, longitude: 0, lowest: null, id: '', row }
        cells.push(cell)
      }
    }
    add(cell, grid.latitudes[at] ?? 0, grid.longitudes[at] ?? 0, values[row] ?? Number.NaN)
  })
  for (const cell of cells) cell.id = idOf(base.ids, cell.row)
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
        id,
      }
      add(cell, latitude, longitude, numbers[column])
      return cell
    })
}

function add(cell: Cell, latitude: number, longitude: number, value: number): void {
  cell.count++
  cell.latitude += Math.round(latitude * perDegree)
  cell.longitude += Math.round(longitude * perDegree)
  if (cell.lowest === null ? !Number.isNaN(value) : value < cell.lowest) cell.lowest = value
}

/** Numbers cells in the order they are met. */
function createNumbers({ box }: Area, shift: number): (x: number, y: number, next: number) => number {
  const northWest = cellOf(box.north, box.west)
  const southEast = cellOf(box.south, box.east)
  const [left, top] = [northWest.x >>> shift, northWest.y >>> shift]
  const width = (southEast.x >>> shift) - left + 1
  const size = width * ((southEast.y >>> shift) - top + 1)
  if (size <= maxDense) {
    const numbers = new Int32Array(size).fill(-1)
    return (x, y, next) => {
      const at = (y - top) * width + x - left
      const number = numbers[at] ?? -1
      if (number >= 0) return number
      numbers[at] = next
      return next
    }
  }
  const numbers = new Map<number, number>()
  return (x, y, next) => {
    const key = y * 2 ** 31 + x
    const number = numbers.get(key)
    if (number === undefined) numbers.set(key, next)
    return number ?? next
  }
}

/** Those of several bases, at most so many: cells are joined by four until they are few enough. */
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
  if (other.lowest !== null)
    cell.lowest = cell.lowest === null ? other.lowest : Math.min(cell.lowest, other.lowest)
}
