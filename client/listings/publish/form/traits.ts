import { officeTypes, type PropertyType } from '#shared/listings/listingTypes.ts'
import type { FormFields } from './fields.ts'

const flexible: readonly PropertyType[] = officeTypes

/** What the form asks about, by what is published and how. */
export interface Traits {
  /** A flexible office product: let by the month, day or hour. */
  isOffice: boolean
  /** People sleep there. */
  isHome: boolean
  /** Something is built there. */
  isBuilt: boolean
  forSale: boolean
  forRent: boolean
}

const homes: readonly PropertyType[] = ['house', 'apartment', 'condo', 'penthouse']

export function traitsOf(fields: Pick<FormFields, 'propertyType' | 'transactionType'>): Traits {
  const isOffice = flexible.includes(fields.propertyType)
  return {
    isOffice,
    isHome: homes.includes(fields.propertyType),
    isBuilt: fields.propertyType !== 'land',
    forSale: !isOffice && fields.transactionType !== 'rent',
    forRent: isOffice || fields.transactionType !== 'sale',
  }
}
