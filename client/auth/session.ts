import { CallError } from '#client/core/call.ts'
import { useWords } from '#client/core/language.tsx'
import { toast } from '#client/ui/feedback/toasts.ts'
import { goToSignIn } from './auth.api.ts'

/** Milliseconds to read the message. */
const redirectDelay = 500

/** Shows a message first; returns a function that cancels the redirect. */
export function redirectToSignIn(title: string, description: string): () => void {
  toast({ variant: 'destructive', title, description })
  const timer = setTimeout(() => goToSignIn(), redirectDelay)
  return () => clearTimeout(timer)
}

/** On a 401 shows a message, redirects to sign in and returns true. */
export function useSessionExpired(): (error: unknown) => boolean {
  const { auth: w } = useWords('auth')
  return (error) => {
    if (!(error instanceof CallError) || error.status !== 401) return false
    redirectToSignIn(w.expired, w.expiredText)
    return true
  }
}
