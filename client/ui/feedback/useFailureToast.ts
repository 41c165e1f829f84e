import { CallError, ConnectionError, failureText } from '#client/core/call.ts'
import { useWords } from '#client/core/language.tsx'
import { toast } from '#client/ui/feedback/toasts.ts'

export function useFailureToast(fallback?: string): (error: unknown) => void {
  const { core: w } = useWords('core')
  return (error) => {
    // `SessionExpired` offers to sign in.
    if (error instanceof CallError && error.status === 401) return
    const description =
      error instanceof ConnectionError ? w.noConnection : failureText(error, fallback ?? w.saveFailed)
    toast({ variant: 'destructive', title: w.error, description })
  }
}
