import { toast } from '#client/ui/feedback/toasts.ts'
import { signInFailures } from '#shared/signInFailures.ts'
import type { Words } from '#shared/words.ts'

/** A suspension opens a dialog, as its reason is too long for a toast. */
export function showSignInError(w: Words['auth'], onSuspended: (token: string) => void): void {
  const address = new URL(location.href)
  const failure = signInFailures.find((one) => one === address.searchParams.get('signIn'))
  if (!failure) return
  const token = address.searchParams.get('account')
  address.searchParams.delete('signIn')
  address.searchParams.delete('account')
  history.replaceState(history.state, '', address.href)
  if (failure === 'suspended' && token) {
    onSuspended(token)
    return
  }
  const { title, text } = w.troubles[failure]
  toast({ variant: failure === 'cancelled' ? 'default' : 'destructive', title, description: text })
}
