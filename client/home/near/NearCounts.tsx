import { useQueries, useQuery } from '@tanstack/react-query'
import { Link } from 'wouter'
import { formatNumber } from '#client/core/format.ts'
import { useLanguage, useWords } from '#client/core/language.tsx'
import { ViewAll } from '#client/home/HomeSection.tsx'
import { paths } from '#client/paths.ts'
import { ErrorNote } from '#client/ui/feedback/ErrorNote.tsx'
import { Skeleton } from '#client/ui/feedback/Skeleton.tsx'
import type { Point } from '#shared/places/distance.ts'
import { nearFigureClass } from './NearExample.tsx'
import { nearCountQuery, nearestPlaceQuery, nearKm, nearOf } from './near.api.ts'

export function NearCounts({ point }: { point: Point }) {
  const words = useWords('home')
  const w = words.home.near
  const place = useQuery(nearestPlaceQuery(point))
  const [sale, rent] = useQueries({ queries: [nearCountQuery(point, 'sale'), nearCountQuery(point, 'rent')] })
  const error = sale.error ?? rent.error
  const near = nearOf(point)
  if (error) {
    const retry = () => {
      for (const count of [sale, rent]) if (count.error) void count.refetch()
    }
    return <ErrorNote error={error} onRetry={retry} />
  }
  return (
    <div>
      <p className="text-ink-muted">{place.data ? w.around(nearKm, place.data) : w.aroundHere(nearKm)}</p>
      <ul className="mt-3">
        <li>
          <Count count={sale.data} text={w.sale} to={paths.search({ near, transactionType: 'sale' })} />
        </li>
        <li>
          <Count count={rent.data} text={w.rent} to={paths.search({ near, transactionType: 'rent' })} />
        </li>
      </ul>
      <div className="mt-2">
        <ViewAll to={paths.search({ near })} of={w.title}>
          {w.openNear(nearKm)}
        </ViewAll>
      </div>
    </div>
  )
}

interface CountProps {
  count: { total: number; totalIsCapped: boolean } | undefined
  text: (figure: string) => string
  to: string
}

function Count({ count, text, to }: CountProps) {
  const { language } = useLanguage()
  if (!count) return <Skeleton className="my-1 h-8 w-44" />
  const figure = `${formatNumber(count.total, language)}${count.totalIsCapped ? '+' : ''}`
  return (
    <Link href={to} className={`${nearFigureClass} hover:text-action hover:underline`}>
      {text(figure)}
    </Link>
  )
}
