import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useFailureToast } from '#client/admin/form/useFailureToast.ts'
import { refreshPanel } from '#client/admin/paging/refreshPanel.ts'
import { call } from '#client/core/call.ts'
import { useWords } from '#client/core/language.tsx'
import { toast } from '#client/ui/feedback/toasts.ts'
import { managedUsersApi } from '#shared/admin/users.ts'

export function useSuspension(id: string) {
  const { managedUsers: w } = useWords('managedUsers')
  const client = useQueryClient()
  const shared = {
    onError: useFailureToast(),
    onSettled: () => refreshPanel(client),
  }
  const suspend = useMutation({
    mutationFn: (reason: string) => call(managedUsersApi.suspend, { params: { id }, body: { reason } }),
    onSuccess: () => toast({ title: w.done }),
    ...shared,
  })
  const lift = useMutation({
    mutationFn: () => call(managedUsersApi.lift, { params: { id } }),
    onSuccess: () => toast({ title: w.lifted, description: w.liftedText }),
    ...shared,
  })
  return { suspend, lift }
}
