import { useQuery } from '@tanstack/react-query'
import { RotateCw, Sparkles } from 'lucide-react'
import type { ReactNode } from 'react'
import { useSearch } from 'wouter'
import { useUser } from '#client/auth/auth.api.ts'
import { comparisonQuery } from '#client/compare/compare.api.ts'
import { CallError } from '#client/core/call.ts'
import { useLanguage, useWords } from '#client/core/language.tsx'
import { paths } from '#client/paths.ts'
import { Button, ButtonNativeLink } from '#client/ui/Button.tsx'
import { Skeleton } from '#client/ui/feedback/Skeleton.tsx'
import { VisuallyHidden } from '#client/ui/VisuallyHidden.tsx'
import type { Comparison } from '#shared/ai/ai.ts'
import { loginPath } from '#shared/auth.ts'

export function Analysis({ ids }: { ids: readonly string[] }) {
  const { compareResult: w } = useWords('compareResult')
  const { language } = useLanguage()
  const user = useUser()
  const { data, error, refetch, isFetching } = useQuery({
    ...comparisonQuery(ids, language),
    enabled: Boolean(user),
  })
  const isSignedOut = user === null || (error instanceof CallError && error.status === 401)
  if (data?.analysis) return <Shown analysis={data.analysis} source={data.source} />
  if (isSignedOut) return <SignInOffer />
  return (
    <Frame busy={isFetching}>
      {(error || data) && !isFetching ? (
        <div role="alert" className="mt-3">
          <p className="text-ink-muted">{w.analysisFailed}</p>
          <Retry onRetry={() => refetch()} />
        </div>
      ) : (
        <div role="status" className="mt-4 grid gap-2.5">
          <VisuallyHidden>{w.analyzing}</VisuallyHidden>
          <Skeleton className="h-4 w-full" />
          <Skeleton className="h-4 w-11/12" />
          <Skeleton className="h-4 w-2/3" />
        </div>
      )}
    </Frame>
  )
}

function Frame({ busy, children }: { busy?: boolean; children: ReactNode }) {
  const { compareResult: w } = useWords('compareResult')
  return (
    <section
      aria-labelledby="compared-analysis"
      aria-busy={busy}
      className="wrap-anywhere mt-12 rounded-xl border border-action/25 bg-surface-raised p-5 shadow-card sm:p-8 print:p-4 print:shadow-none"
    >
      <h2 id="compared-analysis" className="flex items-center gap-2.5 text-2xl">
        <Sparkles aria-hidden="true" className="size-6 shrink-0 text-accent" strokeWidth={1.7} />
        {w.analysis}
      </h2>
      {children}
    </section>
  )
}

interface ShownProps {
  analysis: NonNullable<Comparison['analysis']>
  source: Comparison['source']
}

function Shown({ analysis, source }: ShownProps) {
  const { compareResult: w } = useWords('compareResult')
  return (
    <Frame>
      <p className="mt-3 max-w-reading whitespace-pre-line">{analysis.summary}</p>
      <div className="mt-5 rounded-lg bg-action-soft p-4">
        <h3 className="font-sans font-semibold text-action text-sm">{w.bestValue}</h3>
        <p className="mt-1 max-w-reading">{analysis.bestValue}</p>
      </div>
      <Points title={w.suits} points={analysis.suits ?? []} />
      <Points title={w.considerations} points={analysis.considerations} />
      <p className="mt-5 text-ink-muted text-xs">{w.sources[source]}</p>
    </Frame>
  )
}

function Points({ title, points }: { title: string; points: readonly string[] }) {
  if (points.length === 0) return null
  return (
    <>
      <h3 className="mt-5 font-sans font-semibold text-base">{title}</h3>
      <ul className="mt-2 grid max-w-reading list-disc gap-1.5 pl-5 marker:text-accent">
        {points.map((one) => (
          <li key={one}>{one}</li>
        ))}
      </ul>
    </>
  )
}

function SignInOffer() {
  const { compareResult: w, auth } = useWords('compareResult', 'auth')
  const { language } = useLanguage()
  const search = useSearch()
  return (
    <div className="print:hidden">
      <Frame>
        <p className="mt-3 max-w-reading text-ink-muted">{w.signInFor}</p>
        <ButtonNativeLink href={loginPath(`${paths.compare}?${search}`, language)} className="mt-4">
          {auth.title}
        </ButtonNativeLink>
      </Frame>
    </div>
  )
}

function Retry({ onRetry }: { onRetry: () => void }) {
  const { core: w } = useWords('core')
  return (
    <Button
      variant="secondary"
      className="mt-3"
      icon={<RotateCw aria-hidden="true" className="size-4.5" />}
      onClick={onRetry}
    >
      {w.retry}
    </Button>
  )
}
