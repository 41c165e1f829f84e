import type { Orientation, UnitState } from '#shared/developments/developmentTypes.ts'
import { monthNames } from '#shared/words/es/months.ts'
import { plural } from '#shared/words/es/plural.ts'

const units = (n: number, figure = String(n)) => plural(n, { one: '1 unidad', other: `${figure} unidades` })
const bedrooms = (n: number) =>
  n === 0 ? 'monoambiente' : plural(n, { one: '1 dormitorio', other: `${n} dormitorios` })

export const developments = {
  units,
  bedrooms,
  bedroomRange: (from: number, to: number) => {
    if (from === to) return bedrooms(from)
    return from === 0 ? `monoambiente a ${bedrooms(to)}` : `${from} a ${bedrooms(to)}`
  },
  bathrooms: (n: number) => plural(n, { one: '1 baño', other: `${n} baños` }),
  area: (figure: string) => `${figure} m²`,
  /** `month`: "2027-06". */
  month: (month: string) => `${monthNames[Number(month.slice(5)) - 1] ?? ''} de ${month.slice(0, 4)}`,
  delivery: (month: string) => `Entrega ${month}`,
  from: (price: string) => `Desde ${price}`,
  free: (free: number, all: number) => `${free} de ${all} libres`,
  noneFree: 'Sin unidades libres',
  fitting: (n: number) => plural(n, { one: '1 encaja', other: `${n} encajan` }),
  fittingTitle: (n: number) => plural(n, { one: '1 emprendimiento', other: `${n} emprendimientos` }),
  fittingUnits: (n: number) =>
    `con ${plural(n, { one: '1 unidad libre que encaja', other: `${n} unidades libres que encajan` })}`,
  seeAll: 'Ver todos los emprendimientos',
  states: { free: 'Libre', held: 'Reservada', sold: 'Vendida' } satisfies Record<UnitState, string>,
  stateCount: {
    free: (n: number) => plural(n, { one: '1 libre', other: `${n} libres` }),
    held: (n: number) => plural(n, { one: '1 reservada', other: `${n} reservadas` }),
    sold: (n: number) => plural(n, { one: '1 vendida', other: `${n} vendidas` }),
  } satisfies Record<UnitState, unknown>,
  orientations: {
    n: 'Norte',
    ne: 'Noreste',
    e: 'Este',
    se: 'Sureste',
    s: 'Sur',
    sw: 'Suroeste',
    w: 'Oeste',
    nw: 'Noroeste',
  } satisfies Record<Orientation, string>,
  floor: (floor: number) =>
    floor === 0 ? 'Planta baja' : floor < 0 ? `Subsuelo ${-floor}` : `Piso ${floor}`,
  floorShort: (floor: number) => (floor === 0 ? 'PB' : floor < 0 ? `S${-floor}` : `${floor}`),
  board: 'Disponibilidad por piso',
  boardFloor: 'Piso',
  boardUnits: 'Unidades',
  unit: (number: string) => `Unidad ${number}`,
  onlyFree: 'Solo libres',
  allTypes: 'Todos los tipos',
  type: 'Tipo',
  noUnits: 'Ninguna unidad es así.',
  millions: (figure: string) => `${figure} M`,
  onRequest: 'A consultar',
}
