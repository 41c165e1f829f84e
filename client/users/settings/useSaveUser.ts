import { failureText } from '#client/core/call.ts'
import { useWords } from '#client/core/language.tsx'
import { toast } from '#client/ui/feedback/toasts.ts'
import { useChangeUser } from '#client/users/users.api.ts'
import type { UserChange } from '#shared/users/users.ts'

/** Rolled back with a toast on failure. */
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
