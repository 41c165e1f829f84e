import { useWords } from '#client/core/language.tsx'
import { lazyPart } from '#client/core/lazyPart.tsx'
import { PlacePlan } from '#client/map/plan/PlacePlan.tsx'
import { PlanOrMap } from '#client/map/plan/PlanOrMap.tsx'
import { paths } from '#client/paths.ts'
import { ButtonLink } from '#client/ui/Button.tsx'
import type { Development } from '#shared/developments/developments.ts'

const PlaceMap = lazyPart(() => import('./PlaceMap.tsx').then(({ PlaceMap }) => PlaceMap), 'map')

/** Where it is built: its address, and its point among the neighborhoods. */
export function Place({ development }: { development: Development }) {
  const { developmentPages } = useWords('developmentPages')
  const w = developmentPages.place
  const { slug, name, address, neighborhood, city, latitude, longitude } = development
  const places = [address, neighborhood, city].filter((place) => place !== null && place !== '')
  const area = neighborhood || city
  const point = latitude === null || longitude === null ? undefined : { latitude, longitude }
  return (
    <section aria-labelledby="place">
      <h2 id="place" className="text-2xl">
        {w.title}
      </h2>
      <p className="mt-3 wrap-anywhere">{[...new Set(places)].join(', ')}</p>
      {point && (
        <PlanOrMap
          plan={<PlacePlan point={point} place={area} label={w.plan(area)} scale={w.scale} isExact />}
          showMap={w.showMap}
          load={() => void PlaceMap.load()}
          resetKey={slug}
        >
          <PlaceMap name={name} area={area} point={point} />
        </PlanOrMap>
      )}
      <div className="mt-4">
        <ButtonLink
          variant="secondary"
          size="sm"
          to={paths.search(neighborhood ? { city, neighborhood } : { city })}
          className="wrap-anywhere"
        >
          {w.more(area)}
        </ButtonLink>
      </div>
    </section>
  )
}
