import { useQuery } from '@tanstack/react-query'
import { Link } from 'wouter'
import { formatDate } from '#client/core/format.ts'
import { useLanguage, useWords } from '#client/core/language.tsx'
import type { PageProps } from '#client/core/page.ts'
import { useTitle } from '#client/core/title.ts'
import { ProfileSkeleton } from '#client/listings/search/results/ProfileSkeleton.tsx'
import { paths } from '#client/paths.ts'
import { Avatar } from '#client/ui/Avatar.tsx'
import { Breadcrumbs } from '#client/ui/Breadcrumbs.tsx'
import { ErrorNote } from '#client/ui/feedback/ErrorNote.tsx'
import { PageFrame } from '#client/ui/frame/PageFrame.tsx'
import type { PortfolioFilters } from '#shared/agencies/portfolioAddress.ts'
import type { AgentProfile } from '#shared/agencies/publicAgencies.ts'
import { agentQuery } from './agencyPages.api.ts'
import { ClosedSection } from './ClosedSection.tsx'
import { ContactLink } from './ContactLink.tsx'
import { PartyHeader } from './PartyHeader.tsx'
import { PartyMissing } from './PartyMissing.tsx'
import { PlacesSection } from './PlacesSection.tsx'
import { PortfolioListings } from './PortfolioListings.tsx'
import { VerifiedBadge } from './VerifiedBadge.tsx'

/** A member of an agency, for everybody. */
export default function AgentProfilePage({ params: { slug = '' } }: PageProps) {
  const { agencyPages: w } = useWords('agencyPages')
  const { data: agent, error, refetch } = useQuery(agentQuery(slug))
  useTitle(agent === null ? w.missing : agent?.name)
  if (agent === null) return <PartyMissing text={w.missingAgentText} />
  return (
    <PageFrame>
      {agent ? (
        <Profile agent={agent} />
      ) : error ? (
        <ErrorNote error={error} onRetry={refetch} />
      ) : (
        <ProfileSkeleton />
      )}
    </PageFrame>
  )
}

function Profile({ agent }: { agent: AgentProfile }) {
  const { language } = useLanguage()
  const { agencyPages: w } = useWords('agencyPages')
  const { slug, name, agency, languages, whatsapp } = agent
  const pathOf = (filters: PortfolioFilters) => paths.agentProfile(slug, { ...filters })
  const agencyPath = paths.agencyProfile(agency.slug)
  return (
    <>
      <Breadcrumbs
        steps={[
          { label: w.title, to: paths.agencies() },
          { label: agency.name, to: agencyPath },
          { label: name },
        ]}
      />
      <div className="mt-3">
        <PartyHeader
          party="agent"
          slug={slug}
          name={name}
          picture={<Avatar url={agent.profileImageUrl} className="size-24 sm:size-28" />}
          lead={
            <p className="flex flex-wrap items-center justify-center gap-x-2 gap-y-1 sm:justify-start">
              {w.agentOf}
              <Link
                href={agencyPath}
                className="inline-flex min-h-9 items-center font-semibold text-action underline underline-offset-4"
              >
                {agency.name}
              </Link>
              {agency.verified && <VerifiedBadge />}
            </p>
          }
          facts={[
            w.joined(formatDate(agent.since, language)),
            agency.city,
            languages.length > 0 ? w.speaks(languages.map((one) => w.languages[one])) : null,
          ]}
          contact={
            whatsapp && <ContactLink whatsapp={whatsapp} name={name} path={paths.agentProfile(slug)} />
          }
        />
      </div>
      <PortfolioListings
        party="agent"
        slug={slug}
        total={agent.listings}
        kinds={agent.kinds}
        pathOf={pathOf}
      />
      <div className="mt-12 grid gap-x-12 gap-y-10 md:grid-cols-2">
        <PlacesSection places={agent.places} pathOf={pathOf} />
        <ClosedSection closed={agent.closed} />
      </div>
    </>
  )
}
