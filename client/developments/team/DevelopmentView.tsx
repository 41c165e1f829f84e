import { useQuery } from '@tanstack/react-query'
import { ArrowUpRight } from 'lucide-react'
import { Link } from 'wouter'
import { useLanguage, useWords } from '#client/core/language.tsx'
import { paths } from '#client/paths.ts'
import { QueryPart } from '#client/ui/feedback/QueryPart.tsx'
import { useAddressFilters } from '#client/ui/list/useAddressFilters.ts'
import { Tabs } from '#client/ui/Tabs.tsx'
import { type AgencyRole, roleAllows } from '#shared/agencies/roles.ts'
import type { TeamDevelopment } from '#shared/developments/teamDevelopments.ts'
import { BackButton } from './BackButton.tsx'
import { DevelopmentForm } from './DevelopmentForm.tsx'
import { RemoveDevelopment } from './RemoveDevelopment.tsx'
import { developmentQuery } from './team.api.ts'
import { TeamBoard } from './units/TeamBoard.tsx'

interface DevelopmentViewProps {
  id: string
  role: AgencyRole
  onBack: () => void
}

export function DevelopmentView({ id, role, onBack }: DevelopmentViewProps) {
  const query = useQuery(developmentQuery(id))
  return (
    <div className="grid grid-cols-1 gap-3">
      <BackButton onBack={onBack} />
      <QueryPart query={query}>
        {(development) => <Development development={development} role={role} onBack={onBack} />}
      </QueryPart>
    </div>
  )
}

const sections = ['board', 'data'] as const

interface DevelopmentProps {
  development: TeamDevelopment
  role: AgencyRole
  onBack: () => void
}

function Development({ development, role, onBack }: DevelopmentProps) {
  const { language } = useLanguage()
  const { developmentTeam: w } = useWords('developmentTeam')
  const { filters, set } = useAddressFilters(['section'])
  const { id, name, slug, isPublished, agencyId } = development
  const contents = {
    board: <TeamBoard development={development} role={role} />,
    data: (
      <div className="grid grid-cols-1 gap-6">
        <DevelopmentForm key={development.updatedAt} agencyId={agencyId} development={development} />
        {roleAllows(role, 'remove') && <RemoveDevelopment id={id} name={name} onRemoved={onBack} />}
      </div>
    ),
  }
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-x-4">
        <h2 className="wrap-anywhere text-2xl">{name}</h2>
        {isPublished && (
          <Link
            href={paths.development(slug, language)}
            className="inline-flex min-h-11 items-center gap-2 rounded font-semibold text-action underline-offset-2 hover:underline"
          >
            {w.publicPage}
            <ArrowUpRight aria-hidden="true" className="size-4.5" />
          </Link>
        )}
      </div>
      <Tabs
        label={w.sections}
        value={sections.find((section) => section === filters.section) ?? 'board'}
        onChange={(section) => set({ section })}
        tabs={sections.map((value) => ({ value, label: w.tabs[value], content: contents[value] }))}
      />
    </>
  )
}
