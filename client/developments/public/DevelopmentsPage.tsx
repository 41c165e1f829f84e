import { useQuery } from '@tanstack/react-query'
import { useLocation, useSearch } from 'wouter'
import { useLanguage, useWords } from '#client/core/language.tsx'
import { useTitle } from '#client/core/title.ts'
import { DevelopmentCards } from '#client/developments/DevelopmentCards.tsx'
import { developmentsQuery } from '#client/developments/developments.api.ts'
import { paths } from '#client/paths.ts'
import { ButtonLink } from '#client/ui/Button.tsx'
import { EmptyState } from '#client/ui/feedback/EmptyState.tsx'
import { QueryPart } from '#client/ui/feedback/QueryPart.tsx'
import { PageFrame } from '#client/ui/frame/PageFrame.tsx'
import { RiverHead } from '#client/ui/frame/RiverHead.tsx'
import { SearchField } from '#client/ui/list/SearchField.tsx'
import { readDirectoryFilters } from '#shared/agencies/portfolioAddress.ts'

export default function DevelopmentsPage() {
  const { language } = useLanguage()
  const { developmentPages: w } = useWords('developmentPages')
  const [, navigate] = useLocation()
  const filters = readDirectoryFilters(useSearch())
  const query = useQuery(developmentsQuery(filters))
  const title = filters.city === undefined ? w.title : w.titleIn(filters.city)
  useTitle(title)
  return (
    <>
      <RiverHead seed={31} title={title} intro={w.intro} />
      <PageFrame>
        <SearchField
          label={w.search}
          value={filters.text ?? ''}
          onSearch={(text) => navigate(paths.developments(language, { ...filters, text }), { replace: true })}
          className="max-w-xl"
        />
        <div className="mt-6">
          <QueryPart query={query}>
            {(developments) =>
              developments.length === 0 ? (
                <EmptyState
                  seed={17}
                  title={w.none}
                  text={w.noneText}
                  actions={<ButtonLink to={paths.developments(language)}>{w.showAll}</ButtonLink>}
                />
              ) : (
                <>
                  <p role="status" className="mb-3 text-ink-muted text-sm">
                    {w.count(developments.length)}
                  </p>
                  <DevelopmentCards label={title} developments={developments} priority />
                </>
              )
            }
          </QueryPart>
        </div>
      </PageFrame>
    </>
  )
}
