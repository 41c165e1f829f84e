import { words } from '#server/core/words.ts'
import { defaultLanguage } from '#shared/core/language.ts'
import { propertyTypes, transactionTypes } from '#shared/listings/listingTypes.ts'

/** "Casa en venta en Villa Morra, Asunción", of a sheet that has no titles; undefined where it says too little. */
export function composedTitle(fields: Record<string, unknown>): string | undefined {
  const { listings: w } = words(defaultLanguage)
  const type = propertyTypes.find((one) => one === fields.propertyType)
  const offer = transactionTypes.find((one) => one === fields.transactionType)
  const place = [fields.neighborhood, fields.city].filter((part) => typeof part === 'string' && part !== '')
  if (!type || !offer || place.length === 0) return undefined
  return `${w.types[type]} en ${w.transactions[offer].toLowerCase()} en ${place.join(', ')}`
}
