import { CallError, ConnectionError, failureText } from '#client/core/call.ts'
import { useWords } from '#client/core/language.tsx'
import { toast } from '#client/ui/feedback/toasts.ts'

/** Says why a change failed; `fallback` where the failure says nothing itself. */
export function useFailureToast(fallback?: string): (error: unknown) => void {
  const { core: w } = useWords('core')
  return (error) => {
    // Signing in again is offered over the page.
    if (error instanceof CallError && error.status === 401) return
    const description =
      error instanceof ConnectionError ? w.noConnection : failureText(error, fallback ?? w.saveFailed)
    toast({ variant: 'destructive', title: w.error, description })
  }
}
