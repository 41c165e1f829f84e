import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useLocation, useSearch } from 'wouter'
import { formatDate } from '#client/core/format.ts'
import { useLanguage, useWords } from '#client/core/language.tsx'
import type { PageProps } from '#client/core/page.ts'
import { useTitle } from '#client/core/title.ts'
import { ProfileSkeleton } from '#client/listings/search/results/ProfileSkeleton.tsx'
import { paths } from '#client/paths.ts'
import { Breadcrumbs } from '#client/ui/Breadcrumbs.tsx'
import { ErrorNote } from '#client/ui/feedback/ErrorNote.tsx'
import { PageFrame } from '#client/ui/frame/PageFrame.tsx'
import type { PortfolioFilters } from '#shared/agencies/portfolioAddress.ts'
import type { AgencyProfile } from '#shared/agencies/publicAgencies.ts'
import { AgencyLogo } from './AgencyLogo.tsx'
import { agencyQuery } from './agencyPages.api.ts'
import { ClosedSection } from './ClosedSection.tsx'
import { ContactLink } from './ContactLink.tsx'
import { PartyHeader } from './PartyHeader.tsx'
import { PartyMissing } from './PartyMissing.tsx'
import { PeopleSection } from './PeopleSection.tsx'
import { PlacesSection } from './PlacesSection.tsx'
import { PortfolioListings } from './PortfolioListings.tsx'
import { VerifiedBadge } from './VerifiedBadge.tsx'

/** An agency, for everybody. */
export default function AgencyProfilePage({ params: { slug = '' } }: PageProps) {
  const { agencyPages: w } = useWords('agencyPages')
  const { data: agency, error, refetch } = useQuery(agencyQuery(slug))
  const [, navigate] = useLocation()
  const search = useSearch()
  const present = agency?.slug ?? slug
  useTitle(agency === null ? w.missing : agency?.name)
  useEffect(() => {
    // By an address that it had.
    if (present !== slug)
      navigate(`${paths.agencyProfile(present)}${search ? `?${search}` : ''}`, { replace: true })
  }, [present, slug, search, navigate])

  if (agency === null) return <PartyMissing text={w.missingText} />
  return (
    <PageFrame>
      {agency ? (
        <Profile agency={agency} />
      ) : error ? (
        <ErrorNote error={error} onRetry={refetch} />
      ) : (
        <ProfileSkeleton />
      )}
    </PageFrame>
  )
}

function Profile({ agency }: { agency: AgencyProfile }) {
  const { language } = useLanguage()
  const { agencyPages: w } = useWords('agencyPages')
  const { slug, name, city, languages, whatsapp, places } = agency
  const pathOf = (filters: PortfolioFilters) => paths.agencyProfile(slug, { ...filters })
  return (
    <>
      <Breadcrumbs
        steps={[
          { label: w.title, to: paths.agencies() },
          ...(city === null ? [] : [{ label: city, to: paths.agencies({ city }) }]),
          { label: name },
        ]}
      />
      <div className="mt-3">
        <PartyHeader
          party="agency"
          slug={slug}
          name={name}
          picture={<AgencyLogo url={agency.logoUrl} className="size-24 sm:size-28" />}
          lead={
            agency.verified && (
              <p className="flex flex-wrap items-center justify-center gap-x-2 gap-y-1 text-ink-muted text-sm sm:justify-start">
                <VerifiedBadge />
                {w.verifiedText}
              </p>
            )
          }
          facts={[
            w.since(formatDate(agency.since, language)),
            city,
            languages.length > 0 ? w.speaks(languages.map((one) => w.languages[one])) : null,
          ]}
          description={agency.description}
          contact={
            whatsapp && <ContactLink whatsapp={whatsapp} name={name} path={paths.agencyProfile(slug)} />
          }
        />
      </div>
      <PortfolioListings
        party="agency"
        slug={slug}
        total={agency.listings}
        kinds={agency.kinds}
        pathOf={pathOf}
      />
      <div className="mt-12 grid gap-x-12 gap-y-10 md:grid-cols-2">
        <PlacesSection places={places} pathOf={pathOf} />
        <ClosedSection closed={agency.closed} />
      </div>
      <PeopleSection members={agency.members} agents={agency.agents} />
    </>
  )
}
