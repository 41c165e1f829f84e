import { useQuery } from '@tanstack/react-query'
import { ArrowUpRight, BadgeCheck } from 'lucide-react'
import { Suspense } from 'react'
import { Link } from 'wouter'
import { useWords } from '#client/core/language.tsx'
import { laterPart, lazyPart } from '#client/core/lazyPart.tsx'
import { paths } from '#client/paths.ts'
import { Avatar } from '#client/ui/Avatar.tsx'
import { Badge } from '#client/ui/Badge.tsx'
import { ErrorNote } from '#client/ui/feedback/ErrorNote.tsx'
import { PageFrame } from '#client/ui/frame/PageFrame.tsx'
import { ListSkeleton } from '#client/ui/list/ListSkeleton.tsx'
import { useAddressFilters } from '#client/ui/list/useAddressFilters.ts'
import { Tabs } from '#client/ui/Tabs.tsx'
import type { TeamAgency } from '#shared/agencies/agencies.ts'
import { agencyQuery } from './agencies.api.ts'
import { FoundAgency } from './FoundAgency.tsx'
import { Figures } from './figures/Figures.tsx'
import { AgencyListings } from './listings/AgencyListings.tsx'
import { People } from './people/People.tsx'
import { AgencySettings } from './settings/AgencySettings.tsx'

const Embed = laterPart(() => import('./settings/Embed.tsx').then(({ Embed }) => Embed), null, 'embeds')
const Keys = laterPart(() => import('#client/apiKeys/Keys.tsx').then(({ Keys }) => Keys), null, 'apiKeys')
const Webhooks = laterPart(
  () => import('#client/webhooks/Webhooks.tsx').then(({ Webhooks }) => Webhooks),
  null,
  'webhooks',
)

export default function AgencyPage() {
  const { data, error, refetch } = useQuery(agencyQuery)
  return (
    <PageFrame>
      {data ? (
        <Agency agency={data} />
      ) : data === null ? (
        <FoundAgency />
      ) : error ? (
        <ErrorNote error={error} onRetry={() => void refetch()} />
      ) : (
        <ListSkeleton />
      )}
    </PageFrame>
  )
}

const DevelopmentsTab = lazyPart(
  () => import('#client/developments/team/DevelopmentsTab.tsx').then(({ DevelopmentsTab: Tab }) => Tab),
  'developments',
  'developmentTeam',
  'errors',
  'media',
)

const tabNames = ['listings', 'developments', 'people', 'figures', 'settings'] as const

function Agency({ agency }: { agency: TeamAgency }) {
  const { agencies: w } = useWords('agencies')
  const { filters, set } = useAddressFilters(['tab'])
  const contents = {
    listings: <AgencyListings agency={agency} />,
    developments: (
      <Suspense fallback={<ListSkeleton />}>
        <DevelopmentsTab agencyId={agency.id} role={agency.role} />
      </Suspense>
    ),
    people: <People agency={agency} />,
    figures: <Figures agency={agency} />,
    settings: (
      <div className="grid max-w-3xl grid-cols-1 gap-6">
        <AgencySettings agency={agency} />
        <Embed agency={agency} />
        <Keys />
        <Webhooks />
      </div>
    ),
  }
  return (
    <>
      <header className="mb-4 flex flex-wrap items-center gap-x-4 gap-y-2">
        {agency.logoUrl && <Avatar url={agency.logoUrl} className="size-14" />}
        <div className="min-w-0">
          <h1 className="wrap-anywhere text-3xl">{agency.name}</h1>
          <p className="mt-1 flex flex-wrap items-center gap-2 text-ink-muted text-sm">
            {[w.roles[agency.role], agency.city].filter(Boolean).join(' · ')}
            {agency.verified && (
              <Badge tone="positive" icon={<BadgeCheck aria-hidden="true" className="size-3.5" />}>
                {w.verified}
              </Badge>
            )}
          </p>
        </div>
        <Link
          href={paths.agencyProfile(agency.slug)}
          className="ml-auto inline-flex min-h-11 items-center gap-2 rounded font-semibold text-action underline-offset-2 hover:underline"
        >
          {w.publicPage}
          <ArrowUpRight aria-hidden="true" className="size-4.5" />
        </Link>
      </header>
      <Tabs
        label={w.sections}
        value={tabNames.find((name) => name === filters.tab) ?? 'listings'}
        onChange={(tab) =>
          set({
            tab,
            status: undefined,
            text: undefined,
            assignedTo: undefined,
            development: undefined,
            section: undefined,
          })
        }
        tabs={tabNames
          .filter((name) => name !== 'settings' || agency.role === 'owner')
          .map((value) => ({ value, label: w.tabs[value], content: contents[value] }))}
      />
    </>
  )
}
