import { useWords } from '#client/core/language.tsx'
import { Section } from '#client/listings/detail/Section.tsx'
import { paths } from '#client/paths.ts'
import { ButtonLink } from '#client/ui/Button.tsx'
import type { Listing } from '#shared/listings/listings.ts'
import { isAddressAlone } from '#shared/listings/traits.ts'
import { LocationPlan } from './LocationPlan.tsx'

export function LocationBlock({ listing }: { listing: Listing }) {
  const { propertyDetails } = useWords('propertyDetails')
  const w = propertyDetails.location
  const { address, neighborhood, city, state, latitude, longitude, locationPrecision } = listing
  const places = [address, neighborhood, city, state].filter((place) => place !== null)
  return (
    <Section title={w.title}>
      <p className="wrap-anywhere">{[...new Set(places)].join(', ')}</p>
      {locationPrecision && (
        <p className="text-ink-muted text-sm">
          {isAddressAlone(listing) ? w.precision.addressAlone : w.precision[locationPrecision]}
        </p>
      )}
      {latitude !== null && longitude !== null && (
        <LocationPlan listing={listing} point={{ latitude, longitude }} />
      )}
      <div className="mt-4 flex flex-wrap gap-3 print:hidden">
        <ButtonLink
          variant="secondary"
          size="sm"
          to={paths.search({ city, neighborhood })}
          className="wrap-anywhere"
        >
          {w.more(neighborhood)}
        </ButtonLink>
        {latitude !== null && longitude !== null && (
          <ButtonLink variant="secondary" size="sm" to={paths.search({ near: `${latitude},${longitude},2` })}>
            {w.nearby}
          </ButtonLink>
        )}
      </div>
    </Section>
  )
}
