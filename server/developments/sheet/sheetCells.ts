import { readAmount } from '#shared/core/readAmount.ts'
import { fold } from '#shared/core/text.ts'
import { developmentLimits, type Orientation, orientations } from '#shared/developments/developmentTypes.ts'
import type { SheetColumn } from '#shared/developments/teamDevelopments.ts'

/** What people call the columns. */
const headers: Record<SheetColumn, readonly string[]> = {
  floor: ['piso', 'planta', 'nivel', 'floor', 'level'],
  number: ['unidad', 'numero', 'nro', 'n', 'no', 'depto', 'departamento', 'unit', 'number', 'apartment'],
  type: ['tipo', 'tipologia', 'modelo', 'type', 'model'],
  orientation: ['orientacion', 'frente', 'vista', 'orientation', 'facing'],
  price: ['precio', 'valor', 'price', 'precio usd', 'precio us', 'precio pyg', 'precio gs', 'price usd'],
  state: ['estado', 'disponibilidad', 'state', 'status', 'availability'],
}

const bare = (text: string) =>
  fold(text)
    .replace(/[^a-z0-9]+/g, ' ')
    .trim()

export function columnOf(header: string): SheetColumn | undefined {
  const name = bare(header)
  const found = Object.entries(headers).find(([, names]) => names.includes(name))
  return found && sheetColumnOf(found[0])
}
const sheetColumnOf = (name: string): SheetColumn | undefined =>
  name in headers ? (name as SheetColumn) : undefined

/** "PB", "3", "3°", "Piso 3", "-1", "S1"; undefined if none. */
export function readFloor(cell: string): number | undefined {
  const name = bare(cell)
  if (['pb', 'planta baja', 'ground', 'ground floor', 'g'].includes(name)) return 0
  const below = /^(?:s|ss|subsuelo|basement|b)\s?(\d)$/.exec(name)
  if (below) return withinFloors(-Number(below[1]))
  const sign = /^\s*-/.test(cell) ? -1 : 1
  const plain = /^(?:(?:piso|floor|planta|nivel)\s)?(\d{1,3})(?:\s?(?:o|er|do|to|mo|st|nd|rd|th))?$/.exec(
    name,
  )
  return plain ? withinFloors(sign * Number(plain[1])) : undefined
}
const withinFloors = (floor: number) =>
  floor >= developmentLimits.floors.min && floor <= developmentLimits.floors.max ? floor + 0 : undefined

const sides: Record<Orientation, readonly string[]> = {
  n: ['n', 'norte', 'north'],
  ne: ['ne', 'noreste', 'nor este', 'nordeste', 'northeast', 'north east'],
  e: ['e', 'este', 'east'],
  se: ['se', 'sureste', 'sudeste', 'southeast', 'south east'],
  s: ['s', 'sur', 'south'],
  sw: ['so', 'sw', 'suroeste', 'sudoeste', 'southwest', 'south west'],
  w: ['o', 'w', 'oeste', 'west'],
  nw: ['no', 'nw', 'noroeste', 'northwest', 'north west'],
}

export const readOrientation = (cell: string): Orientation | undefined =>
  orientations.find((side) => sides[side].includes(bare(cell)))

/** "US$ 62.000", "62000,50"; undefined unless an amount above 0. */
export function readPrice(cell: string): number | undefined {
  const amount = readAmount(cell)
  return amount !== undefined && amount > 0 && amount <= developmentLimits.price
    ? Math.round(amount * 100) / 100
    : undefined
}

/** Held units are held in a name, on the board. */
export function readState(cell: string): 'free' | 'sold' | undefined {
  const name = bare(cell)
  if (['libre', 'disponible', 'free', 'available'].includes(name)) return 'free'
  return ['vendida', 'vendido', 'sold'].includes(name) ? 'sold' : undefined
}
