import { developmentLimits } from '#shared/developments/developmentTypes.ts'

export interface Grid {
  fromFloor: string
  toFloor: string
  perFloor: string
  firstPosition: string
}

/** Number and floor of each unit, from the ground up; undefined unless they are floors and positions. "302": floor 3, position 2. */
export function gridOf({ fromFloor, toFloor, perFloor, firstPosition }: Grid) {
  const whole = (text: string) => (/^-?\d{1,4}$/.test(text.trim()) ? Number(text) : Number.NaN)
  const [from, to, count, first] = [fromFloor, toFloor, perFloor, firstPosition].map(whole) as [
    number,
    number,
    number,
    number,
  ]
  const { min, max } = developmentLimits.floors
  const isGrid = from >= min && to <= max && from <= to && count >= 1 && first >= 1 && first + count <= 1000
  if (!isGrid || (to - from + 1) * count > developmentLimits.units) return undefined
  return Array.from({ length: to - from + 1 }, (_, index) => from + index).flatMap((floor) =>
    Array.from({ length: count }, (_, index) => ({ floor, number: numberOf(floor, first + index) })),
  )
}

function numberOf(floor: number, position: number): string {
  const place = String(position).padStart(2, '0')
  if (floor === 0) return `PB${place}`
  return floor < 0 ? `S${-floor}${place}` : `${floor}${place}`
}
