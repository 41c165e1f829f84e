import { useLanguage, useWords } from '#client/core/language.tsx'
import type { PageProps } from '#client/core/page.ts'
import { useTitle } from '#client/core/title.ts'
import { paths } from '#client/paths.ts'
import { Breadcrumbs } from '#client/ui/Breadcrumbs.tsx'
import { ButtonLink } from '#client/ui/Button.tsx'
import { EmptyState } from '#client/ui/feedback/EmptyState.tsx'
import { ErrorNote } from '#client/ui/feedback/ErrorNote.tsx'
import { Skeleton } from '#client/ui/feedback/Skeleton.tsx'
import { PageFrame } from '#client/ui/frame/PageFrame.tsx'
import { marketPath } from '#shared/market/marketPath.ts'
import { PlaceReport } from './market/PlaceReport.tsx'
import { placeText } from './market/placeText.ts'
import { usePlaceMarket } from './market/usePlaceMarket.ts'

/** The market of a city or neighborhood. */
export default function MarketPage({ params: { city = '', neighborhood } }: PageProps) {
  const { language } = useLanguage()
  const { market: w, search } = useWords('market', 'search')
  const shown = usePlaceMarket({ city, neighborhood })
  const { types, propertyType, sale, rent, around } = shown
  const place = types.data
  const where = place ? placeText(place) : undefined
  useTitle(types.data === null ? w.missing : where && w.title(search.title.types[propertyType], where))
  if (place === null) return <NoPlace />
  const error = types.error ?? sale.error ?? rent.error
  const retry = () => void Promise.all([types, sale, rent].map((one) => one.refetch()))
  return (
    <PageFrame>
      {place && (
        <Breadcrumbs
          steps={[
            { label: w.allPrices, to: paths.neighborhoodPrices() },
            {
              label: place.city,
              to: place.neighborhood ? marketPath({ city: place.city }, language) : undefined,
            },
            ...(place.neighborhood ? [{ label: place.neighborhood }] : []),
          ]}
        />
      )}
      {place && sale.data && rent.data ? (
        <PlaceReport
          types={place}
          propertyType={propertyType}
          sale={sale.data}
          rent={rent.data}
          around={around}
        />
      ) : error ? (
        <ErrorNote error={error} onRetry={retry} />
      ) : (
        <ReportSkeleton text={w.loading} />
      )}
    </PageFrame>
  )
}

function NoPlace() {
  const { market: w } = useWords('market')
  return (
    <PageFrame>
      <EmptyState
        level={1}
        seed={31}
        title={w.missing}
        text={w.missingText}
        actions={<ButtonLink to={paths.neighborhoodPrices()}>{w.allPrices}</ButtonLink>}
      />
    </PageFrame>
  )
}

function ReportSkeleton({ text }: { text: string }) {
  return (
    <div className="mt-4 min-h-[60dvh]">
      <p role="status" className="sr-only">
        {text}
      </p>
      <Skeleton className="h-10 w-80 max-w-full rounded-lg" />
      <div className="mt-6 grid gap-5 md:grid-cols-2">
        <Skeleton className="h-80 rounded-xl" />
        <Skeleton className="h-80 rounded-xl" />
      </div>
    </div>
  )
}
