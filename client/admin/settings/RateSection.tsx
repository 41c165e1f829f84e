import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { RefreshCw } from 'lucide-react'
import { call } from '#client/core/call.ts'
import { formatAgo, formatNumber } from '#client/core/format.ts'
import { useLanguage, useWords } from '#client/core/language.tsx'
import { useNow } from '#client/core/rendering/rendering.ts'
import { Badge } from '#client/ui/Badge.tsx'
import { Button } from '#client/ui/Button.tsx'
import { QueryPart } from '#client/ui/feedback/QueryPart.tsx'
import { toast } from '#client/ui/feedback/toasts.ts'
import { useFailureToast } from '#client/ui/feedback/useFailureToast.ts'
import { PanelSection } from '#client/ui/frame/PanelSection.tsx'
import { adminSettingsApi, type RateState } from '#shared/admin/settings.ts'
import { queryKey } from '#shared/core/queryKey.ts'
import { currencyApi } from '#shared/currency/currencyApi.ts'
import { rateQuery } from './settings.api.ts'

export function RateSection() {
  const { adminSettings: w } = useWords('adminSettings')
  const client = useQueryClient()
  const query = useQuery(rateQuery)
  const refresh = useMutation({
    mutationFn: () => call(adminSettingsApi.refreshRate),
    onSuccess(state) {
      const isNewer = state.updatedAt !== query.data?.updatedAt
      client.setQueryData(rateQuery.queryKey, state)
      void client.invalidateQueries({ queryKey: queryKey(currencyApi.rate) })
      if (isNewer || !state.stale) toast({ title: w.refreshed })
      else toast({ variant: 'destructive', title: w.notRefreshed, description: w.notRefreshedText })
    },
    onError: useFailureToast(w.refreshFailed),
  })
  return (
    <PanelSection
      title={w.rate}
      action={
        query.data &&
        query.data.sources.length > 0 && (
          <Button
            variant="secondary"
            busy={refresh.isPending}
            icon={<RefreshCw aria-hidden="true" className="size-4.5" />}
            onClick={() => refresh.mutate()}
          >
            {w.refresh}
          </Button>
        )
      }
    >
      <QueryPart query={query}>{(state) => <State state={state} />}</QueryPart>
    </PanelSection>
  )
}

function State({ state }: { state: RateState }) {
  const { adminSettings: w } = useWords('adminSettings')
  const { language } = useLanguage()
  const now = useNow()
  const { rate, source, updatedAt, stale, sources, failedAt, failures } = state
  const faults: Record<string, string> = w.faults
  return (
    <div className="grid gap-2">
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <b className="font-display text-2xl tabular-nums">{w.rateNow(formatNumber(rate, language, 2))}</b>
        <Badge tone={stale ? 'warning' : 'positive'}>{stale ? w.rateStale : w.rateFresh}</Badge>
      </p>
      <p className="text-ink-muted text-sm">
        {updatedAt
          ? `${w.rateFrom(source)} · ${w.rateUpdated(formatAgo(updatedAt, language, now))}`
          : w.rateFallback}
      </p>
      <p className="text-ink-muted text-sm">
        {sources.length > 0 ? w.rateSources(sources.join(', ')) : w.rateOff}
      </p>
      {failedAt && (
        <div className="mt-1 rounded bg-surface-sunken p-3 text-sm">
          <p className="font-semibold">{w.rateFailed(formatAgo(failedAt, language, now))}</p>
          <ul className="mt-1">
            {failures.map((failure) => (
              <li key={failure.source}>
                {failure.source}: {faults[failure.fault] ?? failure.fault}
              </li>
            ))}
          </ul>
        </div>
      )}
    </div>
  )
}
