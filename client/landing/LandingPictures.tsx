import { useQuery } from '@tanstack/react-query'
import { ArrowRight } from 'lucide-react'
import { Suspense } from 'react'
import { Link } from 'wouter'
import { useWords } from '#client/core/language.tsx'
import { lazyPart } from '#client/core/lazyPart.tsx'
import { endpointQuery } from '#client/core/queryClient.ts'
import { paths } from '#client/paths.ts'
import { Skeleton } from '#client/ui/feedback/Skeleton.tsx'
import { listingsApi } from '#shared/listings/listingsApi.ts'

const LandingHome = lazyPart(() => import('./LandingHome.tsx').then(({ LandingHome }) => LandingHome))

export function LandingPictures() {
  const { landing: w } = useWords('landing')
  const { data } = useQuery(endpointQuery(listingsApi.featured))
  const homes = (data ?? []).filter((home) => home.media.length > 0).slice(0, 3)
  if (homes.length < 3) return null
  return (
    <section className="mx-auto max-w-page px-4 pt-6 sm:px-6">
      <div className="flex flex-wrap items-baseline justify-between gap-x-6">
        <h2 className="text-3xl">{w.picturesTitle}</h2>
        <Link
          href={paths.search({ featured: true })}
          className="inline-flex items-center gap-1.5 py-2 font-semibold text-action hover:underline"
        >
          {w.picturesAll} <ArrowRight aria-hidden="true" className="size-4.5" />
        </Link>
      </div>
      <ul className="mt-5 grid grid-cols-1 gap-5 sm:grid-cols-[repeat(auto-fill,minmax(min(100%,max(11rem,calc((100%-2.5rem)/3))),1fr))]">
        {homes.map((home) => (
          <li key={home.id} className="min-w-0">
            <Suspense fallback={<HomeSkeleton />}>
              <LandingHome home={home} />
            </Suspense>
          </li>
        ))}
      </ul>
    </section>
  )
}

function HomeSkeleton() {
  return (
    <>
      <Skeleton className="aspect-4/3 rounded-lg" />
      <Skeleton className="mt-2.5 h-20" />
    </>
  )
}
