import { officeTypes, type PropertyType, type TransactionType } from './listingTypes.ts'

/** What is asked about a listing, by what is published and how. */
export interface Traits {
  /** A flexible office product: let by the month, day or hour. */
  isOffice: boolean
  /** People sleep there. */
  isHome: boolean
  /** Something is built there. */
  isBuilt: boolean
  forSale: boolean
  forRent: boolean
  /** People sleep there for a night or some. */
  isShortTerm: boolean
}

const flexible: readonly PropertyType[] = officeTypes
const homes: readonly PropertyType[] = ['house', 'apartment', 'condo', 'penthouse']

export function traitsOf(listing: {
  propertyType: PropertyType
  transactionType: TransactionType
  allowsShortTerm?: boolean
}): Traits {
  const { propertyType, transactionType, allowsShortTerm = false } = listing
  const isOffice = flexible.includes(propertyType)
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
