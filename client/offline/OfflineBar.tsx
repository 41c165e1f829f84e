import { useQueryClient } from '@tanstack/react-query'
import { CloudOff } from 'lucide-react'
import { useLayoutEffect, useState } from 'react'
import { useLanguage, useWords } from '#client/core/language.tsx'
import { Button } from '#client/ui/Button.tsx'
import { localeOf } from '#shared/core/language.ts'
import { paraguayZone } from '#shared/core/paraguayTime.ts'
import { useOfflineState } from './offlineState.ts'
import { refresh } from './refresh.ts'

export function OfflineBar() {
  const { language } = useLanguage()
  const { offline: w } = useWords('offline')
  const client = useQueryClient()
  const { trouble, copies } = useOfflineState()
  const [isBusy, setBusy] = useState(false)
  const shown = client.getQueryCache().findAll({ type: 'active' })
  const times = shown.flatMap(({ queryHash, queryKey }) =>
    queryKey.includes('listings') ? (copies.get(queryHash) ?? []) : [],
  )
  const seenAt = times.length > 0 ? formatMoment(Math.min(...times), localeOf(language)) : undefined
  const isShown = trouble !== undefined || seenAt !== undefined
  useMarkedRoot(isShown)
  if (!isShown) return null
  const retry = async () => {
    setBusy(true)
    await refresh(client).finally(() => setBusy(false))
  }
  return (
    <div role="status" data-sticks="always" className="sticky top-16 z-20 border-b bg-warning-soft text-sm">
      <p className="mx-auto flex max-w-page flex-wrap items-center gap-x-3 px-4 py-1 sm:px-6">
        <CloudOff aria-hidden="true" className="size-4.5 shrink-0" />
        <span className="min-w-0 flex-1 py-1">{w[trouble ?? 'late'](seenAt)}</span>
        <Button variant="quiet" size="sm" busy={isBusy} onClick={retry}>
          {w.retry}
        </Button>
      </p>
    </div>
  )
}

/** For styles elsewhere: after `:root:has()` they would be computed again with each change of the page. */
function useMarkedRoot(isShown: boolean): void {
  useLayoutEffect(() => {
    const root = document.documentElement
    root.toggleAttribute('data-offline', isShown)
    return () => root.removeAttribute('data-offline')
  }, [isShown])
}

function formatMoment(time: number, locale: string): string {
  return new Intl.DateTimeFormat(locale, {
    dateStyle: 'medium',
    timeStyle: 'short',
    hourCycle: locale.startsWith('es') ? 'h23' : 'h12',
    timeZone: paraguayZone,
  }).format(time)
}
