import type { Language } from '#shared/core/language.ts'
import { fillPath } from '#shared/core/queryKey.ts'
import type { PropertyType } from '#shared/listings/listingTypes.ts'
import { pages } from '#shared/pages.ts'
import { inLanguage, withValues } from '#shared/paths.ts'
import { placeSlug } from '#shared/places/placeKey.ts'

interface MarketPlace {
  city: string
  neighborhood?: string | null
  /** Default: the one with most listings there. */
  propertyType?: PropertyType | undefined
}

/** '/mercado/asuncion/villa-morra?propertyType=house' */
export function marketPath({ city, neighborhood, propertyType }: MarketPlace, language: Language): string {
  const path = neighborhood
    ? fillPath(inLanguage(pages.neighborhoodMarket, language), {
        city: placeSlug(city),
        neighborhood: placeSlug(neighborhood),
      })
    : fillPath(inLanguage(pages.cityMarket, language), { city: placeSlug(city) })
  return withValues(path, { propertyType })
}
