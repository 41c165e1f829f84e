/** How far it is built; `new`: finished. */
export const developmentStages = ['off_plan', 'under_construction', 'new'] as const
export type DevelopmentStage = (typeof developmentStages)[number]

export const unitStates = ['free', 'held', 'sold'] as const
export type UnitState = (typeof unitStates)[number]

/** Clockwise. */
export const orientations = ['n', 'ne', 'e', 'se', 's', 'sw', 'w', 'nw'] as const
export type Orientation = (typeof orientations)[number]

/** What happened to a unit; `expired`: a hold that ran out. */
export const unitEvents = ['held', 'released', 'expired', 'sold', 'reopened'] as const
export type UnitEvent = (typeof unitEvents)[number]

export const holdHours = 48

export const developmentLimits = {
  name: 120,
  description: 8000,
  city: 80,
  address: 200,
  pictures: 60,
  caption: 200,
  unitTypes: 30,
  typeName: 60,
  units: 3000,
  unitNumber: 12,
  heldFor: 120,
  floors: { min: -5, max: 150 },
  area: 100_000,
  price: 1_000_000_000_000,
  instalments: 480,
  /** Of an agency. */
  developments: 200,
  /** Characters of a sheet. */
  sheet: 200_000,
} as const

/** Percent of the price; together a hundred. */
export interface PaymentPlan {
  downPercent: number
  /** In equal instalments, one a month. */
  buildingPercent: number
  instalments: number
  deliveryPercent: number
}
