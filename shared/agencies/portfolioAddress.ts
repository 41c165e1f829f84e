import { type PropertyType, propertyTypes } from '#shared/listings/listingTypes.ts'
import { offers } from './offers.ts'

export interface PortfolioFilters {
  text?: string
  propertyType?: PropertyType
  transactionType?: (typeof offers)[number]
}

/** Characters. */
const maxText = 200

/** Of the address of an agency's or member's page; what no filter can be is left out. */
export function readPortfolioFilters(query: string): PortfolioFilters {
  const address = new URLSearchParams(query)
  const text = readText(address, 'text')
  const propertyType = propertyTypes.find((one) => one === address.get('propertyType'))
  const transactionType = offers.find((one) => one === address.get('transactionType'))
  return {
    ...(text && { text }),
    ...(propertyType && { propertyType }),
    ...(transactionType && { transactionType }),
  }
}

export interface DirectoryFilters {
  city?: string
  text?: string
}

/** Of the address of the directory. */
export function readDirectoryFilters(query: string): DirectoryFilters {
  const address = new URLSearchParams(query)
  const city = readText(address, 'city', 80)
  const text = readText(address, 'text')
  return { ...(city && { city }), ...(text && { text }) }
}

function readText(address: URLSearchParams, name: string, max = maxText): string {
  const text = (address.get(name) ?? '').trim()
  return /\p{Cc}/u.test(text) ? '' : text.slice(0, max).trim()
}
