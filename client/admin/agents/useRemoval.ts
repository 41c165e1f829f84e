import { useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '#client/core/call.ts'
import { useWords } from '#client/core/language.tsx'
import { toast } from '#client/ui/feedback/toasts.ts'
import { useFailureToast } from '#client/ui/feedback/useFailureToast.ts'
import { useSingleMutation } from '#client/ui/form/useSingleMutation.ts'
import { type Agent, agenciesApi, agentsApi, type PanelAgency } from '#shared/admin/agents.ts'
import { agentsQuery, invalidateAgents } from './agents.api.ts'

/** Their rows stay, so that the next does not slide under the pointer: `onGone` says of which that they are. */
export function useAgentRemoval(onGone: (id: string, isGone: boolean) => void) {
  const { agents: w } = useWords('agents')
  const client = useQueryClient()
  const sayFailure = useFailureToast()
  const onSettled = (_: unknown, error: unknown, { id }: Agent) => {
    const isListed = client.getQueryData(agentsQuery.queryKey)?.some((agent) => agent.id === id)
    return invalidateAgents(client, { agents: isListed && !error ? 'keep' : 'refetch' })
  }
  const restore = useSingleMutation({
    mutationFn: (agent: Agent) => call(agentsApi.restore, { params: { id: agent.id } }),
    onSuccess(agent) {
      onGone(agent.id, false)
      toast({ title: w.restored, description: agent.name })
    },
    onError: sayFailure,
    onSettled,
  })
  const remove = useSingleMutation({
    mutationFn: (agent: Agent) => call(agentsApi.remove, { params: { id: agent.id } }),
    onSuccess(_, agent) {
      onGone(agent.id, true)
      toast({
        title: w.removed,
        description: agent.name,
        action: { label: w.undo, onPress: () => restore.mutate(agent) },
      })
    },
    onError: sayFailure,
    onSettled,
  })
  return { remove, restore }
}

export function useAgencyRemoval(onDone: () => void) {
  const { agents: w } = useWords('agents')
  const client = useQueryClient()
  const sayFailure = useFailureToast()
  return useMutation({
    mutationFn: ({ agency, moveTo }: { agency: PanelAgency; moveTo: string }) =>
      call(agenciesApi.remove, { params: { id: agency.id }, query: { moveTo } }),
    onSuccess(_, { agency }) {
      toast({ title: w.agencyRemoved, description: agency.name })
      onDone()
    },
    onError: sayFailure,
    onSettled: () => invalidateAgents(client),
  })
}
