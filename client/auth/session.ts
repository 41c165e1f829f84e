import { CallError } from '#client/core/call.ts'
import { useWords } from '#client/core/language.tsx'
import { toast } from '#client/ui/feedback/toasts.ts'
import { goToSignIn } from './auth.api.ts'

/** Milliseconds in which the reader can see what is about to happen. */
const delay = 500

/** Says why, then goes to sign in and back to this page; gives the way to stay after all. */
export function leaveToSignIn(title: string, description: string): () => void {
  toast({ variant: 'destructive', title, description })
  const timer = setTimeout(() => goToSignIn(), delay)
  return () => clearTimeout(timer)
}

/**
 * For calls that only a signed-in user makes: given the error of one, says that the session has ended, and then goes to sign in again
 * and back to this page. False where the error is another one, for the caller to tell of.
 */
export function useSessionExpired(): (error: unknown) => boolean {
  const { auth: w } = useWords('auth')
  return (error) => {
    if (!(error instanceof CallError) || error.status !== 401) return false
    leaveToSignIn(w.expired, w.expiredText)
    return true
  }
}
