import clsx from 'clsx'
import { Link } from 'wouter'
import { formatNumber } from '#client/core/format.ts'
import { useLanguage, useWords } from '#client/core/language.tsx'
import type { PortfolioFilters } from '#shared/agencies/portfolioAddress.ts'
import type { OfferedKind } from '#shared/agencies/publicAgencies.ts'

interface Props {
  total: number
  kinds: readonly OfferedKind[]
  filters: PortfolioFilters
  pathOf: (filters: PortfolioFilters) => string
}

/** How many of each type and offer, as links to them. */
export function KindLinks({ total, kinds, filters, pathOf }: Props) {
  const { language } = useLanguage()
  const { agencyPages: w, listings } = useWords('agencyPages', 'listings')
  const { propertyType, transactionType, text } = filters
  const kept = text === undefined ? {} : { text }
  const isAll = propertyType === undefined && transactionType === undefined
  return (
    <nav aria-label={w.kinds}>
      <ul className="-mx-4 flex gap-2 overflow-x-auto px-4 py-1 sm:mx-0 sm:flex-wrap sm:overflow-visible sm:px-0">
        <KindLink
          to={pathOf(kept)}
          isCurrent={isAll}
          label={w.allKinds}
          count={formatNumber(total, language)}
        />
        {kinds.map((kind) => (
          <KindLink
            key={`${kind.propertyType} ${kind.transactionType}`}
            to={pathOf({
              ...kept,
              propertyType: kind.propertyType,
              transactionType: kind.transactionType,
            })}
            isCurrent={propertyType === kind.propertyType && transactionType === kind.transactionType}
            label={listings.kind[kind.transactionType](listings.types[kind.propertyType])}
            count={formatNumber(kind.listings, language)}
          />
        ))}
      </ul>
    </nav>
  )
}

function KindLink(props: { to: string; isCurrent: boolean; label: string; count: string }) {
  return (
    <li className="shrink-0">
      <Link
        href={props.to}
        replace
        aria-current={props.isCurrent || undefined}
        className={clsx(
          'inline-flex min-h-10 items-center gap-2 rounded-full border px-4 font-medium text-sm transition-colors',
          props.isCurrent
            ? 'border-action bg-action text-action-ink'
            : 'border-line-strong/60 bg-surface-raised hover:border-action hover:text-action',
        )}
      >
        {props.label}
        <span className={clsx('tabular', !props.isCurrent && 'text-ink-muted')}>{props.count}</span>
      </Link>
    </li>
  )
}
