import { asuncion } from './asuncion.ts'
import { central } from './central.ts'
import { interior } from './interior.ts'
import type { Market } from './market.ts'

/** Where the demo's listings stand, Asunción first, as in the market. */
export const markets: readonly Market[] = [...asuncion, ...central, ...interior]

/** The market of a place by name; a RangeError for one that is not there. */
export function marketOf(neighborhood: string, city: string): Market {
  const found = markets.find((one) => one.neighborhood === neighborhood && one.city === city)
  if (!found) throw new RangeError(`no market ${neighborhood}, ${city}`)
  return found
}
