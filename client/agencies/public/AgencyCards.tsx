import { Link } from 'wouter'
import { useWords } from '#client/core/language.tsx'
import { paths } from '#client/paths.ts'
import type { ListedAgency } from '#shared/agencies/publicAgencies.ts'
import { AgencyLogo } from './AgencyLogo.tsx'
import { VerifiedBadge } from './VerifiedBadge.tsx'

export function AgencyCards({ agencies }: { agencies: readonly ListedAgency[] }) {
  const { agencyPages: w } = useWords('agencyPages')
  return (
    <ul className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
      {agencies.map(({ slug, name, city, logoUrl, verified, listings }) => (
        <li key={slug}>
          <Link
            href={paths.agencyProfile(slug)}
            className="group flex h-full items-center gap-4 rounded-lg border bg-surface-raised p-4 shadow-card hover:border-action hover:shadow-lifted"
          >
            <AgencyLogo url={logoUrl} className="size-16" />
            <span className="grid min-w-0 justify-items-start gap-1">
              <span className="wrap-anywhere font-display font-semibold text-lg leading-snug group-hover:text-action">
                {name}
              </span>
              <span className="text-ink-muted text-sm">
                {[city, w.properties(listings)].filter(Boolean).join(' · ')}
              </span>
              {verified && <VerifiedBadge />}
            </span>
          </Link>
        </li>
      ))}
    </ul>
  )
}
