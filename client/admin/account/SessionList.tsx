import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { MonitorSmartphone } from 'lucide-react'
import { CallError, call } from '#client/core/call.ts'
import { formatAgo } from '#client/core/format.ts'
import { useLanguage, useWords } from '#client/core/language.tsx'
import { useNow } from '#client/core/rendering/rendering.ts'
import { Badge } from '#client/ui/Badge.tsx'
import { Button } from '#client/ui/Button.tsx'
import { QueryPart } from '#client/ui/feedback/QueryPart.tsx'
import { toast } from '#client/ui/feedback/toasts.ts'
import { useFailureToast } from '#client/ui/feedback/useFailureToast.ts'
import { accountApi, type OpenSession } from '#shared/administrators/account.ts'
import { sessionsQuery } from './account.api.ts'
import { readDevice } from './device.ts'

export function SessionList() {
  const { adminAccount: w } = useWords('adminAccount')
  const query = useQuery(sessionsQuery)
  const end = useEnd()
  return (
    <div>
      <div className="flex flex-wrap items-center justify-between gap-3">
        <div>
          <h3 className="font-semibold text-base">{w.sessions}</h3>
          <p className="text-ink-muted text-sm">{w.sessionsText}</p>
        </div>
        {query.data?.some(({ isCurrent }) => !isCurrent) && (
          <Button variant="secondary" busy={end.isPending} onClick={() => end.mutate(undefined)}>
            {w.endOthers}
          </Button>
        )}
      </div>
      <QueryPart query={query}>
        {(sessions) => (
          <ul className="mt-2 divide-y">
            {sessions.map((session) => (
              <SessionRow key={session.id} session={session} />
            ))}
          </ul>
        )}
      </QueryPart>
    </div>
  )
}

function useEnd() {
  const { adminAccount: w } = useWords('adminAccount')
  const client = useQueryClient()
  const sayFailure = useFailureToast()
  return useMutation({
    mutationFn: (id: string | undefined) =>
      id === undefined ? call(accountApi.endOtherSessions) : call(accountApi.endSession, { params: { id } }),
    onSuccess: (_, id) => toast({ title: id === undefined ? w.othersEnded : w.ended }),
    onError(error) {
      if (error instanceof CallError && error.status === 404) return
      sayFailure(error)
    },
    onSettled: () => client.invalidateQueries({ queryKey: sessionsQuery.queryKey }),
  })
}

function SessionRow({ session }: { session: OpenSession }) {
  const { adminAccount: w } = useWords('adminAccount')
  const { language } = useLanguage()
  const now = useNow()
  const end = useEnd()
  const { id, userAgent, address, createdAt, lastUsedAt, isCurrent } = session
  const { browser, system } = readDevice(userAgent ?? '')
  const device = browser && system ? w.browserOn(browser, system) : (browser ?? system ?? w.unknownDevice)
  const facts = [
    address,
    w.since(formatAgo(createdAt, language, now)),
    isCurrent ? undefined : w.lastUsed(formatAgo(lastUsedAt, language, now)),
  ]
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-1 py-3">
      <MonitorSmartphone aria-hidden="true" className="size-5 shrink-0 text-ink-muted" />
      <span className="min-w-0 flex-1 basis-48">
        <span className="flex flex-wrap items-center gap-2">
          {device}
          {isCurrent && <Badge tone="action">{w.thisOne}</Badge>}
        </span>
        <span className="wrap-anywhere block text-ink-muted text-sm">
          {facts.filter(Boolean).join(' · ')}
        </span>
      </span>
      {!isCurrent && (
        <Button
          variant="quiet"
          size="sm"
          busy={end.isPending}
          onClick={() => end.mutate(id)}
          className="min-h-11"
        >
          {w.end}
          <span className="sr-only"> {device}</span>
        </Button>
      )}
    </li>
  )
}
