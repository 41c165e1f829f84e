import { monthNames } from '#shared/words/en/months.ts'
import { plural } from '#shared/words/en/plural.ts'
import type { developments as model } from '#shared/words/es/developments/developments.ts'

const bedrooms = (n: number) => (n === 0 ? 'studio' : plural(n, { one: '1 bedroom', other: `${n} bedrooms` }))

export const developments: typeof model = {
  units: (n, figure = String(n)) => plural(n, { one: '1 unit', other: `${figure} units` }),
  bedrooms,
  bedroomRange: (from, to) => {
    if (from === to) return bedrooms(from)
    return from === 0 ? `studio to ${bedrooms(to)}` : `${from} to ${bedrooms(to)}`
  },
  bathrooms: (n) => plural(n, { one: '1 bathroom', other: `${n} bathrooms` }),
  area: (figure) => `${figure} m²`,
  month: (month) => `${monthNames[Number(month.slice(5)) - 1] ?? ''} ${month.slice(0, 4)}`,
  delivery: (month) => `Delivery ${month}`,
  from: (price) => `From ${price}`,
  free: (free, all) => `${free} of ${all} available`,
  noneFree: 'No units available',
  fitting: (n) => plural(n, { one: '1 fits', other: `${n} fit` }),
  fittingTitle: (n) => plural(n, { one: '1 development', other: `${n} developments` }),
  fittingUnits: (n) =>
    `with ${plural(n, { one: '1 free unit that fits', other: `${n} free units that fit` })}`,
  seeAll: 'See all developments',
  states: { free: 'Available', held: 'On hold', sold: 'Sold' },
  stateCount: {
    free: (n) => `${n} available`,
    held: (n) => `${n} on hold`,
    sold: (n) => `${n} sold`,
  },
  orientations: {
    n: 'North',
    ne: 'Northeast',
    e: 'East',
    se: 'Southeast',
    s: 'South',
    sw: 'Southwest',
    w: 'West',
    nw: 'Northwest',
  },
  floor: (floor) => (floor === 0 ? 'Ground floor' : floor < 0 ? `Basement ${-floor}` : `Floor ${floor}`),
  floorShort: (floor) => (floor === 0 ? 'G' : floor < 0 ? `B${-floor}` : `${floor}`),
  board: 'Availability by floor',
  boardFloor: 'Floor',
  boardUnits: 'Units',
  unit: (number) => `Unit ${number}`,
  onlyFree: 'Available only',
  allTypes: 'All types',
  type: 'Type',
  noUnits: 'No unit is like that.',
  millions: (figure) => `${figure} M`,
  onRequest: 'On request',
}
