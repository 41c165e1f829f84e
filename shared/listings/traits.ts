import { officeTypes, type PropertyType, type TransactionType } from './listingTypes.ts'

export interface Traits {
  /** Priced by the month, day or hour. */
  isOffice: boolean
  isHome: boolean
  isBuilt: boolean
  forSale: boolean
  forRent: boolean
  /** Residential, for rent by the night. */
  isShortTerm: boolean
}

const officeTypeNames: readonly PropertyType[] = officeTypes
const homes: readonly PropertyType[] = ['house', 'apartment', 'condo', 'penthouse']

export function traitsOf(listing: {
  propertyType: PropertyType
  transactionType: TransactionType
  allowsShortTerm?: boolean
}): Traits {
  const { propertyType, transactionType, allowsShortTerm = false } = listing
  const isOffice = officeTypeNames.includes(propertyType)
  const isHome = homes.includes(propertyType)
  return {
    isOffice,
    isHome,
    isBuilt: propertyType !== 'land',
    forSale: !isOffice && transactionType !== 'rent',
    forRent: isOffice || transactionType !== 'sale',
    isShortTerm: isHome && allowsShortTerm,
  }
}
