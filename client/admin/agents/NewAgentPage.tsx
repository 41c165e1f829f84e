import { useQueryClient } from '@tanstack/react-query'
import { useLocation } from 'wouter'
import { z } from 'zod/mini'
import { PanelFrame } from '#client/admin/frame/PanelFrame.tsx'
import { call } from '#client/core/call.ts'
import { useWords } from '#client/core/language.tsx'
import { draft } from '#client/core/storage.ts'
import { paths } from '#client/paths.ts'
import { Button, ButtonLink } from '#client/ui/Button.tsx'
import { toast } from '#client/ui/feedback/toasts.ts'
import { useForm } from '#client/ui/forms/useForm.ts'
import { agentsApi } from '#shared/admin/agents.ts'
import { AgentFields, type AgentValues } from './AgentFields.tsx'
import { invalidateAgents } from './agents.api.ts'

const empty: AgentValues = { name: '', whatsapp: '', agency: '', email: '' }
const agentValues = z.object({
  name: z.string(),
  whatsapp: z.string(),
  agency: z.string(),
  email: z.string(),
})
const agentDraft = draft<z.infer<typeof agentValues> | null>('agent', z.nullable(agentValues), null)

export default function NewAgentPage() {
  const { agents: w, core, admin } = useWords('agents', 'core', 'admin')
  const client = useQueryClient()
  const [, navigate] = useLocation()
  const { ref, field, submit, isBusy } = useForm({
    initial: { ...empty, ...agentDraft.get() },
    required: ['name', 'whatsapp'],
    save: (body: AgentValues, idempotencyKey) => call(agentsApi.create, { body, idempotencyKey }),
    failed: w.createFailed,
    onChange: agentDraft.set,
    onSaved(agent) {
      agentDraft.clear()
      toast({ title: w.created, description: w.createdText(agent.name) })
      void invalidateAgents(client)
      navigate(paths.admin)
    },
  })
  return (
    <PanelFrame title={admin.newAgent} lead={w.newLead}>
      <form
        ref={ref}
        noValidate
        onSubmit={submit}
        className="max-w-4xl rounded-xl border bg-surface-raised p-4 shadow-card sm:p-6"
      >
        <AgentFields field={field} />
        <div className="mt-6 flex flex-wrap justify-end gap-3">
          <ButtonLink to={paths.adminDashboard('agents')} variant="secondary">
            {core.cancel}
          </ButtonLink>
          <Button type="submit" busy={isBusy}>
            {w.create}
          </Button>
        </div>
      </form>
    </PanelFrame>
  )
}
