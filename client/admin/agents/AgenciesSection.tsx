import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { BadgeCheck, Pencil, Plus, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { call } from '#client/core/call.ts'
import { useWords } from '#client/core/language.tsx'
import { Badge } from '#client/ui/Badge.tsx'
import { Button } from '#client/ui/Button.tsx'
import { Dialog } from '#client/ui/Dialog.tsx'
import { EmptyState } from '#client/ui/feedback/EmptyState.tsx'
import { QueryPart } from '#client/ui/feedback/QueryPart.tsx'
import { toast } from '#client/ui/feedback/toasts.ts'
import { useFailureToast } from '#client/ui/feedback/useFailureToast.ts'
import { Field } from '#client/ui/form/Field.tsx'
import { Select } from '#client/ui/form/Select.tsx'
import { PanelSection } from '#client/ui/frame/PanelSection.tsx'
import { IconButton } from '#client/ui/IconButton.tsx'
import { agenciesApi, type PanelAgency } from '#shared/admin/agents.ts'
import { AgencyDialog } from './AgencyDialog.tsx'
import { agenciesQuery, invalidateAgents } from './agents.api.ts'
import { useAgencyRemoval } from './useRemoval.ts'

export function AgenciesSection() {
  const { agents: w } = useWords('agents')
  const query = useQuery(agenciesQuery)
  const [edited, setEdited] = useState<PanelAgency | null>()
  const [removed, setRemoved] = useState<PanelAgency>()
  return (
    <PanelSection
      title={w.agencies}
      lead={w.agenciesLead}
      action={
        <Button
          variant="secondary"
          icon={<Plus aria-hidden="true" className="size-5" />}
          onClick={() => setEdited(null)}
        >
          {w.newAgency}
        </Button>
      }
    >
      <QueryPart query={query}>
        {(agencies) =>
          agencies.length === 0 ? (
            <EmptyState title={w.noAgencies} text={w.noAgenciesText} level={3} />
          ) : (
            <ul className="divide-y">
              {agencies.map((agency) => (
                <AgencyRow
                  key={agency.id}
                  agency={agency}
                  onEdit={() => setEdited(agency)}
                  onRemove={() => setRemoved(agency)}
                />
              ))}
            </ul>
          )
        }
      </QueryPart>
      {edited !== undefined && (
        <AgencyDialog key={edited?.id ?? 'new'} agency={edited} onClose={() => setEdited(undefined)} />
      )}
      {removed && <RemoveAgency agency={removed} onClose={() => setRemoved(undefined)} />}
    </PanelSection>
  )
}

interface RowProps {
  agency: PanelAgency
  onEdit: () => void
  onRemove: () => void
}

function AgencyRow({ agency, onEdit, onRemove }: RowProps) {
  const { agents: w } = useWords('agents')
  const client = useQueryClient()
  const { name, verified, agents, administrators, email } = agency
  const verify = useMutation({
    mutationFn: () => call(agenciesApi.change, { params: { id: agency.id }, body: { verified: !verified } }),
    onSuccess: () => toast({ title: verified ? w.unverifiedDone : w.verifiedDone, description: name }),
    onError: useFailureToast(),
    onSettled: () => invalidateAgents(client),
  })
  const counts = [w.agentsCount(agents), administrators > 0 && w.administratorsCount(administrators), email]
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-1 py-3">
      <div className="min-w-0 flex-1 basis-60">
        <span className="flex flex-wrap items-center gap-2">
          <b className="wrap-anywhere font-semibold">{name}</b>
          {verified && (
            <Badge tone="positive" icon={<BadgeCheck aria-hidden="true" className="size-3.5" />}>
              {w.isVerified}
            </Badge>
          )}
        </span>
        <span className="wrap-anywhere block text-ink-muted text-sm">
          {counts.filter(Boolean).join(' · ')}
        </span>
      </div>
      <div className="flex items-center">
        <Button
          variant="quiet"
          size="sm"
          busy={verify.isPending}
          onClick={() => verify.mutate()}
          className="min-h-11"
        >
          {verified ? w.unverify : w.verify}
          <span className="sr-only"> {name}</span>
        </Button>
        <IconButton
          label={w.edit(name)}
          icon={<Pencil aria-hidden="true" className="size-4.5" />}
          onClick={onEdit}
        />
        <IconButton
          label={w.remove(name)}
          icon={<Trash2 aria-hidden="true" className="size-4.5 text-danger" />}
          onClick={onRemove}
        />
      </div>
    </li>
  )
}

function RemoveAgency({ agency, onClose }: { agency: PanelAgency; onClose: () => void }) {
  const { agents: w, core } = useWords('agents', 'core')
  const { mutate: remove, isPending } = useAgencyRemoval(onClose)
  const agencies = useQuery(agenciesQuery).data ?? []
  const [moveTo, setMoveTo] = useState('')
  const others = agencies.filter(({ id }) => id !== agency.id)
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={w.removeAgency}
      description={agency.name}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            {core.cancel}
          </Button>
          <Button variant="danger" busy={isPending} onClick={() => remove({ agency, moveTo })}>
            {w.removeAgencyDo}
          </Button>
        </>
      }
    >
      <p className="mb-4">{w.removeAgencyText}</p>
      <Field label={w.moveTo}>
        {(control) => (
          <Select
            {...control}
            value={moveTo}
            onChoose={setMoveTo}
            options={[
              { value: '', label: w.moveNothing },
              { value: 'none', label: w.moveToNone },
              ...others.map(({ id, name }) => ({ value: id, label: name })),
            ]}
          />
        )}
      </Field>
    </Dialog>
  )
}
