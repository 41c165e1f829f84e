import { Link } from 'wouter'
import { useLanguage, useWords } from '#client/core/language.tsx'
import { paths } from '#client/paths.ts'
import { Badge } from '#client/ui/Badge.tsx'
import { Picture } from '#client/ui/Picture.tsx'
import type { DevelopmentCard } from '#shared/developments/developments.ts'
import { cardSizes } from '#shared/media/mediaUrls.ts'
import { priceIn } from './unitPrice.ts'

interface DevelopmentCardsProps {
  label: string
  developments: readonly DevelopmentCard[]
  level?: 2 | 3
  priority?: boolean
  /** Of a search: the page opens on the units that fit. */
  filters?: Record<string, unknown>
}

export function DevelopmentCards({
  label,
  developments,
  level = 2,
  priority = false,
  filters,
}: DevelopmentCardsProps) {
  const { language } = useLanguage()
  const { developments: w, listings } = useWords('developments', 'listings')
  const Heading = `h${level}` as const
  return (
    <ul aria-label={label} className="grid gap-5 sm:grid-cols-2 lg:grid-cols-3">
      {developments.map((development, index) => {
        const { slug, name, city, neighborhood, stage, deliveryMonth, free, units, fromPrice } = development
        const { currency, minBedrooms, maxBedrooms, picture, agency, fitting } = development
        const range =
          minBedrooms === null || maxBedrooms === null ? null : w.bedroomRange(minBedrooms, maxBedrooms)
        return (
          <li
            key={slug}
            className="group relative flex flex-col overflow-hidden rounded-lg border bg-surface-raised shadow-card transition-shadow hover:shadow-lifted"
          >
            <div className="relative">
              <Picture
                media={picture ?? undefined}
                alt=""
                sizes={cardSizes}
                priority={priority && index === 0}
                className="aspect-3/2"
              />
              <Badge tone="raised" className="absolute top-3 left-3">
                {listings.stages[stage]}
              </Badge>
            </div>
            <div className="grid flex-1 content-start gap-1 p-4">
              <p className="font-display font-semibold text-xl tabular">
                {fromPrice === null ? w.noneFree : w.from(priceIn(fromPrice, currency))}
              </p>
              <Heading className="wrap-anywhere text-lg leading-snug">
                <Link
                  href={paths.development(slug, language, filters)}
                  className="before:absolute before:inset-0 group-hover:text-action"
                >
                  {name}
                </Link>
              </Heading>
              <p className="text-ink-muted text-sm">{[neighborhood, city].filter(Boolean).join(', ')}</p>
              <p className="text-sm">
                {[
                  range,
                  units > 0 && fromPrice !== null && w.free(free, units),
                  fitting !== undefined && w.fitting(fitting),
                ]
                  .filter(Boolean)
                  .join(' · ')}
              </p>
              <p className="text-ink-muted text-sm">
                {[deliveryMonth && w.delivery(w.month(deliveryMonth)), agency].filter(Boolean).join(' · ')}
              </p>
            </div>
          </li>
        )
      })}
    </ul>
  )
}
