import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useLocation, useSearch } from 'wouter'
import { useLanguage, useWords } from '#client/core/language.tsx'
import { laterPart } from '#client/core/lazyPart.tsx'
import type { PageProps } from '#client/core/page.ts'
import { useTitle } from '#client/core/title.ts'
import { developmentQuery } from '#client/developments/developments.api.ts'
import { paths } from '#client/paths.ts'
import { ButtonLink } from '#client/ui/Button.tsx'
import { EmptyState } from '#client/ui/feedback/EmptyState.tsx'
import { ErrorNote } from '#client/ui/feedback/ErrorNote.tsx'
import { PageFrame } from '#client/ui/frame/PageFrame.tsx'
import { ListSkeleton } from '#client/ui/list/ListSkeleton.tsx'
import type { Development } from '#shared/developments/developments.ts'
import { About } from './About.tsx'
import { Contact } from './Contact.tsx'
import { DevelopmentHeader } from './DevelopmentHeader.tsx'
import { PictureRow } from './PictureRow.tsx'
import { Progress } from './Progress.tsx'
import { UnitTypes } from './UnitTypes.tsx'

const Availability = laterPart(
  () => import('./Availability.tsx').then(({ Availability: Part }) => Part),
  <ListSkeleton />,
)
/** Names of all neighborhoods come with its plan. */
const Place = laterPart(() => import('./Place.tsx').then(({ Place: Part }) => Part), null)

export default function DevelopmentPage({ params: { slug = '' } }: PageProps) {
  const { language } = useLanguage()
  const { developmentPages: w } = useWords('developmentPages')
  const { data: development, error, refetch } = useQuery(developmentQuery(slug))
  const [, navigate] = useLocation()
  const search = useSearch()
  const present = development?.slug ?? slug
  useTitle(development === null ? w.missing : development?.name)
  useEffect(() => {
    // By an address that it had.
    if (present !== slug)
      navigate(`${paths.development(present, language)}${search ? `?${search}` : ''}`, { replace: true })
  }, [present, slug, language, search, navigate])
  return (
    <PageFrame>
      {development ? (
        <Whole development={development} />
      ) : development === null ? (
        <EmptyState
          level={1}
          seed={7}
          title={w.missing}
          text={w.missingText}
          actions={<ButtonLink to={paths.developments(language)}>{w.showAll}</ButtonLink>}
        />
      ) : error ? (
        <ErrorNote error={error} onRetry={refetch} />
      ) : (
        <ListSkeleton />
      )}
    </PageFrame>
  )
}

function Whole({ development }: { development: Development }) {
  const { developmentPages: w } = useWords('developmentPages')
  const { pictures, name, slug, units } = development
  return (
    <div className="grid grid-cols-1 gap-10">
      <div className="grid grid-cols-1 gap-5">
        <DevelopmentHeader development={development} />
        {pictures.length > 0 && <PictureRow label={w.pictures} pictures={pictures} name={name} isFirst />}
      </div>
      <UnitTypes development={development} />
      {units > 0 && <Availability key={slug} development={development} />}
      <About development={development} />
      <Place development={development} />
      <Progress development={development} />
      <Contact development={development} />
    </div>
  )
}
