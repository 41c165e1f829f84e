import { useQuery } from '@tanstack/react-query'
import { ArrowLeft } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { Link } from 'wouter'
import { useWords } from '#client/core/language.tsx'
import { laterPart } from '#client/core/lazyPart.tsx'
import { paths } from '#client/paths.ts'
import { Badge } from '#client/ui/Badge.tsx'
import { QueryPart } from '#client/ui/feedback/QueryPart.tsx'
import { PageFrame } from '#client/ui/frame/PageFrame.tsx'
import { useAddressFilters } from '#client/ui/list/useAddressFilters.ts'
import type { ImportDetails } from '#shared/imports/imports.ts'
import { ColumnsForm } from './columns/ColumnsForm.tsx'
import { EarlierImports } from './EarlierImports.tsx'
import { importQuery } from './imports.api.ts'
import { Report } from './Report.tsx'
import { RunProgress } from './RunProgress.tsx'
import { Review } from './review/Review.tsx'
import { SheetDrop } from './SheetDrop.tsx'

const Feeds = laterPart(
  () => import('./feeds/Feeds.tsx').then(({ Feeds }) => Feeds),
  null,
  'imports',
  'listings',
)

export default function ImportPage() {
  const { imports: w } = useWords('imports')
  const { filters } = useAddressFilters(['sheet'])
  return (
    <PageFrame>
      {filters.sheet ? (
        <Sheet id={filters.sheet} />
      ) : (
        <>
          <header className="mb-6">
            <h1 className="text-3xl sm:text-4xl">{w.title}</h1>
            <p className="mt-2 max-w-reading text-ink-muted">{w.lead}</p>
          </header>
          <SheetDrop />
          <Feeds />
          <EarlierImports />
        </>
      )}
    </PageFrame>
  )
}

function Sheet({ id }: { id: string }) {
  const { imports: w } = useWords('imports')
  const query = useQuery(importQuery(id))
  const heading = useRef<HTMLHeadingElement>(null)
  const state = query.data?.state
  const shown = useRef(state)
  // The next step begins at its top, for eyes and screen readers alike.
  useEffect(() => {
    const isNext = shown.current !== undefined && shown.current !== state
    shown.current = state
    if (isNext) heading.current?.focus()
  }, [state])
  return (
    <>
      <Link
        href={paths.import()}
        className="mb-3 inline-flex min-h-11 items-center gap-2 rounded font-semibold text-action underline-offset-2 hover:underline"
      >
        <ArrowLeft aria-hidden="true" className="size-4.5" />
        {w.back}
      </Link>
      <QueryPart query={query}>
        {(details) =>
          details ? (
            <>
              <header className="mb-6 flex flex-wrap items-center gap-x-3 gap-y-2">
                <h1 ref={heading} tabIndex={-1} className="wrap-anywhere scroll-mt-28 text-3xl outline-none">
                  {details.fileName}
                </h1>
                <StateBadge details={details} />
              </header>
              <Step details={details} />
            </>
          ) : (
            <>
              <header className="mb-6">
                <h1 className="text-3xl sm:text-4xl">{w.missing}</h1>
                <p className="mt-2 max-w-reading text-ink-muted">{w.missingText}</p>
              </header>
              <SheetDrop />
            </>
          )
        }
      </QueryPart>
    </>
  )
}

function StateBadge({ details: { state, isPaused, phase } }: { details: ImportDetails }) {
  const { imports: w } = useWords('imports')
  const text = isPaused ? w.paused : state === 'running' && phase === 'undo' ? w.undoing : w.states[state]
  const tone = state === 'failed' ? 'danger' : state === 'done' ? 'positive' : 'action'
  return <Badge tone={tone}>{text}</Badge>
}

function Step({ details }: { details: ImportDetails }) {
  switch (details.state) {
    case 'mapping':
      return <ColumnsForm key={details.id} details={details} />
    case 'ready':
      return <Review details={details} />
    case 'checking':
    case 'running':
      return <RunProgress details={details} />
    default:
      return <Report details={details} />
  }
}
