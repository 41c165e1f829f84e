import clsx from 'clsx'
import { Link } from 'wouter'
import { useWords } from '#client/core/language.tsx'
import { paths } from '#client/paths.ts'
import type { AgencyCity } from '#shared/agencies/publicAgencies.ts'

/** With how many agencies each has. */
export function CityLinks({
  cities,
  current,
}: {
  cities: readonly AgencyCity[]
  current: string | undefined
}) {
  const { agencyPages: w } = useWords('agencyPages')
  if (cities.length === 0) return null
  return (
    <nav aria-label={w.cities}>
      <ul className="flex flex-wrap gap-2">
        <CityLink to={paths.agencies()} isCurrent={current === undefined} name={w.allCities} />
        {cities.map(({ city, agencies }) => (
          <CityLink
            key={city}
            to={paths.agencies({ city })}
            isCurrent={current === city}
            name={city}
            count={agencies}
          />
        ))}
      </ul>
    </nav>
  )
}

function CityLink(props: { to: string; isCurrent: boolean; name: string; count?: number }) {
  return (
    <li>
      <Link
        href={props.to}
        aria-current={props.isCurrent ? 'page' : undefined}
        className={clsx(
          'inline-flex min-h-10 items-center gap-2 rounded-full border px-4 font-medium text-sm transition-colors',
          props.isCurrent
            ? 'border-action bg-action text-action-ink'
            : 'border-line-strong/60 bg-surface-raised hover:border-action hover:text-action',
        )}
      >
        {props.name}
        {props.count !== undefined && (
          <span className={clsx('tabular', !props.isCurrent && 'text-ink-muted')}>{props.count}</span>
        )}
      </Link>
    </li>
  )
}
