import { useQueryClient } from '@tanstack/react-query'
import { call } from '#client/core/call.ts'
import { useWords } from '#client/core/language.tsx'
import { toast } from '#client/ui/feedback/toasts.ts'
import { FormDialog } from '#client/ui/forms/FormDialog.tsx'
import { useForm } from '#client/ui/forms/useForm.ts'
import { type Agent, agentsApi } from '#shared/admin/agents.ts'
import { AgentFields, type AgentValues } from './AgentFields.tsx'
import { invalidateAgents } from './agents.api.ts'

const valuesOf = ({ name, whatsapp, agency, email }: Agent): AgentValues => ({
  name,
  whatsapp,
  agency: agency ?? '',
  email: email ?? '',
})

/** Sends only changed fields: two people may edit different ones. */
function changed(before: AgentValues, now: AgentValues): Partial<AgentValues> {
  const old: Readonly<Record<string, string>> = { ...before }
  return Object.fromEntries(Object.entries(now).filter(([name, value]) => value !== old[name]))
}

export function AgentDialog({ agent, onClose }: { agent: Agent; onClose: () => void }) {
  const { agents: w } = useWords('agents')
  const client = useQueryClient()
  const initial = valuesOf(agent)
  const form = useForm({
    initial,
    required: ['name', 'whatsapp'],
    save: (next: AgentValues) =>
      call(agentsApi.change, { params: { id: agent.id }, body: changed(initial, next) }),
    onSaved() {
      toast({ title: w.saved })
      void invalidateAgents(client)
      onClose()
    },
  })
  return (
    <FormDialog form={form} title={w.editAgent} onClose={onClose}>
      <AgentFields field={form.field} />
    </FormDialog>
  )
}
