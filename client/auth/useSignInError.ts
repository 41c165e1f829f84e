import { useEffect } from 'react'
import { useWords } from '#client/core/language.tsx'
import { toast } from '#client/ui/feedback/toasts.ts'
import { signInFailures } from '#shared/signInFailures.ts'

const loadReason = () => import('./suspension.api.ts')

/** Shows the failed sign-in that the URL names, and removes it from there. */
export function useSignInError(): void {
  const { auth: w } = useWords('auth')
  useEffect(() => {
    const address = new URL(location.href)
    const failure = signInFailures.find((one) => one === address.searchParams.get('signIn'))
    if (!failure) return
    const token = address.searchParams.get('account')
    address.searchParams.delete('signIn')
    address.searchParams.delete('account')
    history.replaceState(history.state, '', address.href)
    const { title, text } = w.troubles[failure]
    const say = (description: string) =>
      toast({ variant: failure === 'cancelled' ? 'default' : 'destructive', title, description })
    if (failure !== 'suspended' || !token) return say(text)
    loadReason()
      .then(({ readReason }) => readReason(token))
      .then(
        (reason) => say(`${reason} ${text}`),
        () => say(text),
      )
  }, [w])
}
