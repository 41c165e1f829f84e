import { useEffect } from 'react'
import { useWords } from '#client/core/language.tsx'
import { toast } from '#client/ui/feedback/toasts.ts'
import { signInFailures } from '#shared/signInFailures.ts'

/** Shows the failed sign-in that the URL names, and removes it from there. */
export function useSignInError(): void {
  const { auth: w } = useWords('auth')
  useEffect(() => {
    const address = new URL(location.href)
    const failure = signInFailures.find((one) => one === address.searchParams.get('signIn'))
    if (!failure) return
    address.searchParams.delete('signIn')
    history.replaceState(history.state, '', address.href)
    const { title, text } = w.troubles[failure]
    toast({ variant: failure === 'cancelled' ? 'default' : 'destructive', title, description: text })
  }, [w])
}
