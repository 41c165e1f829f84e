import { type Amount, asNumber, formatPricePerSqm, formatUSD } from '#shared/core/money.ts'
import type { PropertyType } from '#shared/listings/listingTypes.ts'

/** m²: from here on land is a field, and compared with fields alone. */
export const hectare = 10_000

export function isField(type: PropertyType, area: number): boolean {
  return type === 'land' && area >= hectare
}

/** What a price is divided by, as `words` name it. */
export type AreaUnit = 'perSqm' | 'perHectare'

/** Land from a hectare is priced by the hectare, all else by the m². `area`: m². */
export function areaUnitOf(type: PropertyType, area: Amount | null): AreaUnit {
  return isField(type, asNumber(area)) ? 'perHectare' : 'perSqm'
}

/** US dollars per m² as "$1,697.00", per hectare as "$3,500". */
export function perUnitText(perSqm: Amount, unit: AreaUnit): string {
  return unit === 'perHectare' ? formatUSD(asNumber(perSqm) * hectare) : formatPricePerSqm(perSqm)
}
