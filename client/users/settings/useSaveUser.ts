import { failureText } from '#client/core/call.ts'
import { useWords } from '#client/core/language.tsx'
import { toast } from '#client/ui/feedback/toasts.ts'
import { useChangeUser } from '#client/users/users.api.ts'
import type { UserChange } from '#shared/users.ts'

/** Saves a choice as it is made; where that fails it stands as before, and a toast says so. */
export function useSaveUser(): (change: UserChange) => void {
  const { core } = useWords('core')
  const { mutate } = useChangeUser()
  return (change) =>
    mutate(change, {
      onError: (error) =>
        toast({
          variant: 'destructive',
          title: core.error,
          description: failureText(error, core.saveFailed),
        }),
    })
}
