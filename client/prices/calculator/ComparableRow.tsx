import clsx from 'clsx'
import { Minus, Plus } from 'lucide-react'
import { Link } from 'wouter'
import { formatNumber } from '#client/core/format.ts'
import { useLanguage, useWords } from '#client/core/language.tsx'
import { paths } from '#client/paths.ts'
import { perAreaText } from '#client/prices/priceFigures.ts'
import { Badge } from '#client/ui/Badge.tsx'
import { Button } from '#client/ui/Button.tsx'
import { Picture } from '#client/ui/Picture.tsx'
import { formatUSD } from '#shared/core/money.ts'
import type { AreaUnit } from '#shared/market/areaUnit.ts'
import type { PriceKind } from '#shared/prices/priceKinds.ts'
import type { Comparable } from '#shared/prices/prices.ts'

interface ComparableRowProps {
  comparable: Comparable
  kind: PriceKind
  unit: AreaUnit
  isExcluded: boolean
  onToggle: () => void
}

export function ComparableRow({ comparable, kind, unit, isExcluded, onToggle }: ComparableRowProps) {
  const { language } = useLanguage()
  const words = useWords('calculator', 'core', 'listings', 'prices')
  const { comparables: w } = words.calculator
  const { title, neighborhood, city, distanceKm, leftOut, likeType, weight } = comparable
  const counts = !leftOut && !isExcluded
  const percentOf = (share: number) => words.core.percent(formatNumber(Math.round(share * 100), language))
  const place = [
    likeType && words.listings.types[likeType],
    `${neighborhood}, ${city}`,
    distanceKm !== null && distanceKm > 0 && w.distance(formatNumber(distanceKm, language, 1)),
  ]
  return (
    <li
      className={clsx(
        'relative grid grid-cols-[5rem_minmax(0,1fr)] gap-x-4 gap-y-2 rounded-lg border p-3 large-text:grid-cols-1 sm:grid-cols-[7rem_minmax(0,1fr)_auto]',
        counts ? 'bg-surface-raised' : 'bg-surface-sunken',
      )}
    >
      <Picture
        media={comparable.picture ?? undefined}
        alt=""
        sizes="7rem"
        className={clsx('aspect-4/3 self-start rounded', !counts && 'grayscale')}
      />
      <div className="min-w-0">
        <h3 className="font-sans text-base leading-snug">
          <Link
            href={paths.property(comparable.id)}
            className="after:absolute after:inset-0 after:rounded-lg hover:text-action hover:underline"
          >
            {title}
          </Link>
        </h3>
        <p className="text-ink-muted text-sm">{place.filter(Boolean).join(' · ')}</p>
        {leftOut && (
          <Badge tone="warning" className="mt-1.5 whitespace-normal!">
            {w.reasons[leftOut]}
          </Badge>
        )}
        {counts && <p className="text-ink-muted text-sm">{w.weight(percentOf(weight))}</p>}
        {!leftOut && isExcluded && <Badge className="mt-1.5">{w.takenOut}</Badge>}
      </div>
      <div className="col-span-2 flex flex-wrap items-end justify-between gap-x-4 gap-y-2 sm:col-span-1 sm:flex-col sm:justify-start">
        <p className="text-sm tabular sm:text-right">
          <strong className={clsx('block text-base', !counts && 'text-ink-muted line-through')}>
            {perAreaText(comparable.pricePerSqm, unit, kind, words)}
          </strong>
          <span className="text-ink-muted">
            {formatUSD(comparable.price)} ·{' '}
            {words.listings.areaOf(formatNumber(comparable.area, language, 1))}
          </span>
        </p>
        {!leftOut && (
          <Button
            variant="secondary"
            size="sm"
            onClick={onToggle}
            icon={
              isExcluded ? (
                <Plus aria-hidden="true" className="size-4" />
              ) : (
                <Minus aria-hidden="true" className="size-4" />
              )
            }
            className="relative"
          >
            {isExcluded ? w.putBack : w.takeOut}
            <span className="sr-only">{w.of(title)}</span>
          </Button>
        )}
      </div>
    </li>
  )
}
