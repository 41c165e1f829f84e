import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useFailureToast } from '#client/admin/form/useFailureToast.ts'
import { call } from '#client/core/call.ts'
import { useWords } from '#client/core/language.tsx'
import { toast } from '#client/ui/feedback/toasts.ts'
import { type Agent, agenciesApi, agentsApi, type ManagedAgency } from '#shared/admin/agents.ts'
import { agentsQuery, invalidateAgents } from './agents.api.ts'

export function useAgentRemoval() {
  const { agents: w } = useWords('agents')
  const client = useQueryClient()
  const sayFailure = useFailureToast()
  const restore = useMutation({
    mutationFn: (agent: Agent) => call(agentsApi.restore, { params: { id: agent.id } }),
    onSuccess: (agent) => toast({ title: w.restored, description: agent.name }),
    onError: sayFailure,
    onSettled: () => invalidateAgents(client),
  })
  return useMutation({
    mutationFn: (agent: Agent) => call(agentsApi.remove, { params: { id: agent.id } }),
    onSuccess(_, agent) {
      client.setQueryData(agentsQuery.queryKey, (all) => all?.filter(({ id }) => id !== agent.id))
      toast({
        title: w.removed,
        description: agent.name,
        action: { label: w.undo, onPress: () => restore.mutate(agent) },
      })
    },
    onError: sayFailure,
    onSettled: () => invalidateAgents(client),
  })
}

export function useAgencyRemoval(onDone: () => void) {
  const { agents: w } = useWords('agents')
  const client = useQueryClient()
  const sayFailure = useFailureToast()
  return useMutation({
    mutationFn: ({ agency, moveTo }: { agency: ManagedAgency; moveTo: string }) =>
      call(agenciesApi.remove, { params: { id: agency.id }, query: { moveTo } }),
    onSuccess(_, { agency }) {
      toast({ title: w.agencyRemoved, description: agency.name })
      onDone()
    },
    onError: sayFailure,
    onSettled: () => invalidateAgents(client),
  })
}
