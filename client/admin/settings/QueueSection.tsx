import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { CircleCheck, RotateCw } from 'lucide-react'
import { call } from '#client/core/call.ts'
import { formatAgo } from '#client/core/format.ts'
import { useLanguage, useWords } from '#client/core/language.tsx'
import { useNow } from '#client/core/rendering/rendering.ts'
import { Badge } from '#client/ui/Badge.tsx'
import { Button } from '#client/ui/Button.tsx'
import { QueryPart } from '#client/ui/feedback/QueryPart.tsx'
import { toast } from '#client/ui/feedback/toasts.ts'
import { useFailureToast } from '#client/ui/feedback/useFailureToast.ts'
import { PanelSection } from '#client/ui/frame/PanelSection.tsx'
import { type JobSummary, type QueuedJob, type QueueState, queueApi } from '#shared/admin/queue.ts'
import type { BodyIn } from '#shared/core/endpoint.ts'
import { queueQuery } from './settings.api.ts'

export function QueueSection() {
  const { adminSettings: w } = useWords('adminSettings')
  const query = useQuery(queueQuery)
  return (
    <PanelSection
      title={w.queue}
      lead={w.queueLead}
      action={
        <Button
          variant="secondary"
          busy={query.isFetching}
          icon={<RotateCw aria-hidden="true" className="size-4.5" />}
          onClick={() => void query.refetch()}
        >
          {w.reload}
        </Button>
      }
    >
      <QueryPart query={query}>{(state) => <Jobs state={state} />}</QueryPart>
    </PanelSection>
  )
}

function useRetry() {
  const { adminSettings: w } = useWords('adminSettings')
  const client = useQueryClient()
  return useMutation({
    mutationFn: (body: BodyIn<typeof queueApi.retry>) => call(queueApi.retry, { body }),
    onSuccess: ({ retried }) => toast({ title: w.retried(retried) }),
    onError: useFailureToast(),
    onSettled: () => client.invalidateQueries({ queryKey: queueQuery.queryKey }),
  })
}

function Jobs({ state: { jobs, failed } }: { state: QueueState }) {
  const { adminSettings: w } = useWords('adminSettings')
  const retry = useRetry()
  return (
    <div className="grid gap-4">
      <Figures jobs={jobs} />
      {failed.length === 0 ? (
        <p className="flex items-center gap-2 text-positive">
          <CircleCheck aria-hidden="true" className="size-5" />
          {w.queueCalm}
        </p>
      ) : (
        <div>
          <div className="flex flex-wrap items-center justify-between gap-2">
            <h3 className="text-lg">{w.failedJobs}</h3>
            <Button
              variant="secondary"
              size="sm"
              busy={retry.isPending}
              onClick={() => retry.mutate({})}
              className="min-h-11"
            >
              {w.retryAll}
            </Button>
          </div>
          <ul className="mt-1 divide-y">
            {failed.map((job) => (
              <FailedJob key={job.id} job={job} />
            ))}
          </ul>
        </div>
      )}
      <details>
        <summary className="inline-block min-h-11 cursor-pointer py-2.5 font-semibold text-action text-sm">
          {w.queueAll}
        </summary>
        <ul className="divide-y">
          {jobs.map((job) => (
            <JobRow key={job.name} job={job} />
          ))}
        </ul>
      </details>
    </div>
  )
}

const sum = (jobs: readonly JobSummary[], part: 'waiting' | 'running' | 'failed') =>
  jobs.reduce((total, job) => total + job[part], 0)

function Figures({ jobs }: { jobs: readonly JobSummary[] }) {
  const { adminSettings: w } = useWords('adminSettings')
  const failed = sum(jobs, 'failed')
  return (
    <p className="flex flex-wrap gap-2">
      <Badge>{w.queueFigures.waiting(sum(jobs, 'waiting'))}</Badge>
      <Badge>{w.queueFigures.running(sum(jobs, 'running'))}</Badge>
      <Badge tone={failed > 0 ? 'danger' : 'neutral'}>{w.queueFigures.failed(failed)}</Badge>
    </p>
  )
}

function useJobText(name: string): string {
  const { adminSettings: w } = useWords('adminSettings')
  const texts: Readonly<Record<string, string>> = w.jobs
  return texts[name] ?? name
}

function FailedJob({ job: { id, name, endedAt, createdAt, attempts, error } }: { job: QueuedJob }) {
  const { adminSettings: w } = useWords('adminSettings')
  const { language } = useLanguage()
  const now = useNow()
  const retry = useRetry()
  const text = useJobText(name)
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-1 py-2.5">
      <span className="min-w-0 flex-1 basis-56">
        <span className="block">{text}</span>
        <span className="wrap-anywhere block text-ink-muted text-sm">
          {formatAgo(endedAt ?? createdAt, language, now)} · {w.failedWith(error ?? w.unknownError, attempts)}
        </span>
      </span>
      <Button
        variant="quiet"
        size="sm"
        busy={retry.isPending}
        onClick={() => retry.mutate({ ids: [id] })}
        className="min-h-11"
      >
        {w.retry}
      </Button>
    </li>
  )
}

function JobRow({ job: { name, waiting, running, failed, lastDoneAt } }: { job: JobSummary }) {
  const { adminSettings: w } = useWords('adminSettings')
  const { language } = useLanguage()
  const now = useNow()
  const text = useJobText(name)
  const figures = [
    waiting > 0 && w.queueFigures.waiting(waiting),
    running > 0 && w.queueFigures.running(running),
    failed > 0 && w.queueFigures.failed(failed),
    lastDoneAt ? w.lastDone(formatAgo(lastDoneAt, language, now)) : w.neverDone,
  ]
  return (
    <li className="flex flex-wrap justify-between gap-x-4 py-2 text-sm">
      <span>{text}</span>
      <span className="text-ink-muted">{figures.filter(Boolean).join(' · ')}</span>
    </li>
  )
}
