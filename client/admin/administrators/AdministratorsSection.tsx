import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { ShieldCheck, UserPlus } from 'lucide-react'
import { useState } from 'react'
import { useAdmin } from '#client/admin/admin.api.ts'
import { agenciesQuery } from '#client/admin/agents/agents.api.ts'
import { PanelSection } from '#client/admin/form/PanelSection.tsx'
import { QueryPart } from '#client/admin/form/QueryPart.tsx'
import { useFailureToast } from '#client/admin/form/useFailureToast.ts'
import { call } from '#client/core/call.ts'
import { formatAgo } from '#client/core/format.ts'
import { useLanguage, useWords } from '#client/core/language.tsx'
import { useNow } from '#client/core/rendering/rendering.ts'
import { Badge } from '#client/ui/Badge.tsx'
import { Button } from '#client/ui/Button.tsx'
import { toast } from '#client/ui/feedback/toasts.ts'
import { Select } from '#client/ui/form/Select.tsx'
import {
  type Administrator,
  type AdministratorChange,
  administratorsApi,
} from '#shared/administrators/administrators.ts'
import { queryKey } from '#shared/core/queryKey.ts'
import { NewAdministrator } from './NewAdministrator.tsx'

const administratorsQuery = queryOptions({
  queryKey: queryKey(administratorsApi.list),
  queryFn: ({ signal }) => call(administratorsApi.list, { signal }),
  staleTime: 0,
})

export function AdministratorsSection() {
  const { adminAccount: w } = useWords('adminAccount')
  const query = useQuery(administratorsQuery)
  const [isAdding, setAdding] = useState(false)
  return (
    <PanelSection
      title={w.administrators}
      lead={w.administratorsLead}
      action={
        <Button
          variant="secondary"
          icon={<UserPlus aria-hidden="true" className="size-5" />}
          onClick={() => setAdding(true)}
        >
          {w.addAdministrator}
        </Button>
      }
    >
      <QueryPart query={query}>
        {(administrators) => (
          <ul className="divide-y">
            {administrators.map((one) => (
              <AdministratorRow key={one.id} administrator={one} />
            ))}
          </ul>
        )}
      </QueryPart>
      {isAdding && <NewAdministrator onClose={() => setAdding(false)} />}
    </PanelSection>
  )
}

function useChange(id: string) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (body: AdministratorChange) => call(administratorsApi.change, { params: { id }, body }),
    onError: useFailureToast(),
    onSettled: () =>
      Promise.all([
        client.invalidateQueries({ queryKey: administratorsQuery.queryKey }),
        client.invalidateQueries({ queryKey: agenciesQuery.queryKey }),
      ]),
  })
}

function AdministratorRow({ administrator }: { administrator: Administrator }) {
  const { adminAccount: w } = useWords('adminAccount')
  const { language } = useLanguage()
  const now = useNow()
  const me = useAdmin()
  const { id, username, disabledAt, hasCodes, lastUsedAt } = administrator
  const change = useChange(id)
  const isDisabled = disabledAt !== null
  const setDisabled = () =>
    change.mutate(
      { isDisabled: !isDisabled },
      { onSuccess: () => toast({ title: isDisabled ? w.enabled : w.disabled, description: username }) },
    )
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
        isBusy={change.isPending}
        onChoose={(agencyId) =>
          change.mutate({ agencyId }, { onSuccess: () => toast({ title: w.agencySaved }) })
        }
      />
      {id !== me.id && (
        <Button variant="quiet" size="sm" busy={change.isPending} onClick={setDisabled} className="min-h-11">
          {isDisabled ? w.enable : w.disable}
          <span className="sr-only"> {username}</span>
        </Button>
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
