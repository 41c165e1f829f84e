import { useQueryClient } from '@tanstack/react-query'
import { useId } from 'react'
import { useForm } from '#client/admin/form/useForm.ts'
import { call } from '#client/core/call.ts'
import { useWords } from '#client/core/language.tsx'
import { Button } from '#client/ui/Button.tsx'
import { Dialog } from '#client/ui/Dialog.tsx'
import { toast } from '#client/ui/feedback/toasts.ts'
import { type Agent, agentsApi } from '#shared/admin/agents.ts'
import { AgentFields, type AgentValues } from './AgentFields.tsx'
import { invalidateAgents } from './agents.api.ts'

const valuesOf = ({ name, whatsapp, agency, email }: Agent): AgentValues => ({
  name,
  whatsapp,
  agency: agency ?? '',
  email: email ?? '',
})

/** Sends only what was changed, so that two who edit different fields do not disturb each other. */
function changed(before: AgentValues, now: AgentValues): Partial<AgentValues> {
  return Object.fromEntries(Object.entries(now).filter(([name, value]) => value !== before[name]))
}

export function AgentDialog({ agent, onClose }: { agent: Agent; onClose: () => void }) {
  const { agents: w, core } = useWords('agents', 'core')
  const client = useQueryClient()
  const id = useId()
  const initial = valuesOf(agent)
  const { form, values, change, problems, submit, isBusy } = useForm({
    initial,
    required: ['name', 'whatsapp'],
    save: (next: AgentValues) =>
      call(agentsApi.change, { params: { id: agent.id }, body: changed(initial, next) }),
    failed: core.saveFailed,
    onSaved() {
      toast({ title: w.saved })
      void invalidateAgents(client)
      onClose()
    },
  })
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={w.editAgent}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            {core.cancel}
          </Button>
          <Button type="submit" form={id} busy={isBusy}>
            {core.save}
          </Button>
        </>
      }
    >
      <form id={id} ref={form} noValidate onSubmit={submit}>
        <AgentFields values={values} problems={problems} change={change} />
      </form>
    </Dialog>
  )
}
