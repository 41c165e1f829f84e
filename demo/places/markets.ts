import { asuncion } from './asuncion.ts'
import { central } from './central.ts'
import { interior } from './interior.ts'
import type { Market } from './market.ts'

/** Asunción first. */
export const markets: readonly Market[] = [...asuncion, ...central, ...interior]

/** Throws a RangeError if unknown. */
export function marketOf(neighborhood: string, city: string): Market {
  const found = markets.find((one) => one.neighborhood === neighborhood && one.city === city)
  if (!found) throw new RangeError(`no market ${neighborhood}, ${city}`)
  return found
}
