import {
  isOfficeType,
  type LocationPrecision,
  type PropertyType,
  plannedStages,
  type TransactionType,
} from './listingTypes.ts'

export interface Traits {
  /** Priced by the month, day or hour. */
  isOffice: boolean
  isHome: boolean
  isBuilt: boolean
  forSale: boolean
  forRent: boolean
  /** Residential, for rent by the night. */
  isShortTerm: boolean
  /** On land of its own, or land itself. */
  hasPlot: boolean
  /** One of several under a roof. */
  isInBuilding: boolean
  /** Sold before it is finished. */
  isPlanned: boolean
}

const withPlot: readonly PropertyType[] = ['house', 'condo', 'land', 'commercial', 'warehouse']
const outsideBuildings: readonly PropertyType[] = ['house', 'land', 'warehouse']
const planned: readonly string[] = plannedStages

/** To live in. */
export const homeTypes: readonly PropertyType[] = ['house', 'apartment', 'condo', 'penthouse']

/** Prices per m² and sizes compare within one: a plot is no cheaper flat. */
export type ComparedKind = 'home' | 'land' | 'work'

/** With whom prices per m² and sizes are compared. */
export function comparedKindOf(propertyType: PropertyType): ComparedKind {
  if (propertyType === 'land') return 'land'
  return homeTypes.includes(propertyType) ? 'home' : 'work'
}

/** Whether it has what is counted, be it none: plots have no rooms, and only homes have bedrooms. */
export function canHave(
  room: 'bedrooms' | 'bathrooms' | 'parkingSpaces',
  propertyType: PropertyType,
): boolean {
  const kind = comparedKindOf(propertyType)
  return room === 'bedrooms' ? kind === 'home' : kind !== 'land'
}

/** What decides which fields a listing has. */
export function traitsOf(listing: {
  propertyType: PropertyType
  transactionType: TransactionType
  allowsShortTerm?: boolean
  stage?: string | null
}): Traits {
  const { propertyType, transactionType, allowsShortTerm = false, stage } = listing
  const isOffice = isOfficeType(propertyType)
  const isHome = homeTypes.includes(propertyType)
  return {
    isOffice,
    isHome,
    isBuilt: propertyType !== 'land',
    forSale: !isOffice && transactionType !== 'rent',
    forRent: isOffice || transactionType !== 'sale',
    isShortTerm: isHome && allowsShortTerm,
    hasPlot: withPlot.includes(propertyType),
    isInBuilding: !outsideBuildings.includes(propertyType),
    isPlanned: !isOffice && propertyType !== 'land' && planned.includes(stage ?? ''),
  }
}

/** Its point is the middle of the area, though its address is shown. */
export function isAddressAlone(shown: {
  address: string | null
  locationPrecision: LocationPrecision | null
}) {
  return shown.address !== null && shown.locationPrecision === 'neighborhood'
}
