import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { ShieldCheck } from 'lucide-react'
import { useState } from 'react'
import { PasswordQuestion } from '#client/admin/account/PasswordQuestion.tsx'
import { useAdmin } from '#client/admin/admin.api.ts'
import { agenciesQuery } from '#client/admin/agents/agents.api.ts'
import { call } from '#client/core/call.ts'
import { formatAgo } from '#client/core/format.ts'
import { useLanguage, useWords } from '#client/core/language.tsx'
import { useNow } from '#client/core/rendering/rendering.ts'
import { Badge } from '#client/ui/Badge.tsx'
import { Button } from '#client/ui/Button.tsx'
import { toast } from '#client/ui/feedback/toasts.ts'
import { useFailureToast } from '#client/ui/feedback/useFailureToast.ts'
import { Select } from '#client/ui/form/Select.tsx'
import {
  type Administrator,
  type AdministratorChange,
  administratorsApi,
} from '#shared/administrators/administrators.ts'
import { administratorsQuery } from './administrators.api.ts'

function useChange(id: string) {
  const client = useQueryClient()
  const change = (body: AdministratorChange) => call(administratorsApi.change, { params: { id }, body })
  const refresh = () =>
    Promise.all([
      client.invalidateQueries({ queryKey: administratorsQuery.queryKey }),
      client.invalidateQueries({ queryKey: agenciesQuery.queryKey }),
    ])
  return { change, refresh }
}

export function AdministratorRow({ administrator }: { administrator: Administrator }) {
  const { adminAccount: w } = useWords('adminAccount')
  const { language } = useLanguage()
  const now = useNow()
  const me = useAdmin()
  const { id, username, disabledAt, hasCodes, lastUsedAt } = administrator
  const { change, refresh } = useChange(id)
  const assignment = useMutation({
    mutationFn: (agencyId: string | null) => change({ agencyId }),
    onSuccess: () => toast({ title: w.agencySaved }),
    onError: useFailureToast(),
    onSettled: refresh,
  })
  const [isAsking, setAsking] = useState(false)
  const isDisabled = disabledAt !== null
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 py-3">
      <div className="min-w-0 flex-1 basis-48">
        <span className="flex flex-wrap items-center gap-2">
          <b className="wrap-anywhere font-semibold">{username}</b>
          {id === me.id && <Badge tone="action">{w.you}</Badge>}
          {isDisabled && <Badge tone="danger">{w.isDisabled}</Badge>}
          {hasCodes && (
            <Badge icon={<ShieldCheck aria-hidden="true" className="size-3.5" />}>{w.hasCodes}</Badge>
          )}
        </span>
        <span className="block text-ink-muted text-sm">
          {lastUsedAt ? w.lastUsed(formatAgo(lastUsedAt, language, now)) : w.noSession}
        </span>
      </div>
      <AgencyChoice
        administrator={administrator}
        isBusy={assignment.isPending}
        onChoose={(agencyId) => assignment.mutate(agencyId)}
      />
      {id !== me.id && (
        <Button variant="quiet" size="sm" onClick={() => setAsking(true)} className="min-h-11">
          {isDisabled ? w.enable : w.disable}
          <span className="sr-only"> {username}</span>
        </Button>
      )}
      {isAsking && (
        <PasswordQuestion
          title={isDisabled ? w.enableTitle(username) : w.disableTitle(username)}
          text={isDisabled ? w.enableText : w.disableText}
          action={isDisabled ? w.enable : w.disable}
          danger={!isDisabled}
          send={(currentPassword) => change({ isDisabled: !isDisabled, currentPassword })}
          onDone={() => {
            setAsking(false)
            toast({ title: isDisabled ? w.enabled : w.disabled, description: username })
            void refresh()
          }}
          onClose={() => setAsking(false)}
        />
      )}
    </li>
  )
}

interface AgencyChoiceProps {
  administrator: Administrator
  isBusy: boolean
  onChoose: (agencyId: string | null) => void
}

function AgencyChoice({ administrator: { agency, username }, isBusy, onChoose }: AgencyChoiceProps) {
  const { adminAccount: w } = useWords('adminAccount')
  const agencies = useQuery(agenciesQuery).data ?? (agency ? [agency] : [])
  const options = [
    { value: '', label: w.noAgency },
    ...agencies.map(({ id, name }) => ({ value: id, label: name })),
  ]
  return (
    <Select
      aria-label={w.agencyOf(username)}
      disabled={isBusy}
      value={agency?.id ?? ''}
      options={options}
      onChoose={(id) => onChoose(id || null)}
      className="w-full sm:w-60"
    />
  )
}
