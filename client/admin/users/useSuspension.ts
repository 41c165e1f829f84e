import { useMutation, useQueryClient } from '@tanstack/react-query'
import { changeRows } from '#client/admin/paging/changeRows.ts'
import { refreshPanel } from '#client/admin/paging/refreshPanel.ts'
import { call } from '#client/core/call.ts'
import { useWords } from '#client/core/language.tsx'
import { toast } from '#client/ui/feedback/toasts.ts'
import { useFailureToast } from '#client/ui/feedback/useFailureToast.ts'
import { useSingleMutation } from '#client/ui/form/useSingleMutation.ts'
import { type PanelUser, panelUsersApi } from '#shared/admin/users.ts'

export function useSuspension(id: string) {
  const { panelUsers: w } = useWords('panelUsers')
  const client = useQueryClient()
  const shared = {
    onError: useFailureToast(),
    onSettled: (_: unknown, error: unknown) => refreshPanel(client, { lists: error ? 'refetch' : 'keep' }),
  }
  const show = (user: PanelUser) =>
    changeRows(client, panelUsersApi.list, (row) => (row.id === user.id ? user : row))
  const suspend = useMutation({
    mutationFn: (reason: string) => call(panelUsersApi.suspend, { params: { id }, body: { reason } }),
    onSuccess(user) {
      show(user)
      toast({ title: w.done })
    },
    ...shared,
  })
  const lift = useSingleMutation({
    mutationFn: (userId: string) => call(panelUsersApi.lift, { params: { id: userId } }),
    onSuccess(user) {
      show(user)
      toast({ title: w.lifted, description: w.liftedText })
    },
    ...shared,
  })
  return { suspend, lift }
}
