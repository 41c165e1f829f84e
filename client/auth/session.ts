import { CallError } from '#client/core/call.ts'
import { useWords } from '#client/core/language.tsx'
import { toast } from '#client/ui/feedback/toasts.ts'
import { goToSignIn } from './auth.api.ts'

/** Milliseconds. */
const redirectDelay = 500

/** Returns a cancel function. */
export function redirectToSignIn(title: string, description: string): () => void {
  toast({ variant: 'destructive', title, description })
  const timer = setTimeout(() => goToSignIn(), redirectDelay)
  return () => clearTimeout(timer)
}

export function useSessionExpired(): (error: unknown) => boolean {
  const { auth: w } = useWords('auth')
  return (error) => {
    if (!(error instanceof CallError) || error.status !== 401) return false
    redirectToSignIn(w.expired, w.expiredText)
    return true
  }
}
