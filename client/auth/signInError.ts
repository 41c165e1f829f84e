import { toast } from '#client/ui/feedback/toasts.ts'
import { signInFailures } from '#shared/signInFailures.ts'
import type { Words } from '#shared/words.ts'
import { readReason } from './suspension.api.ts'

/** Nothing where the URL names none. */
export async function showSignInError(w: Words['auth']): Promise<void> {
  const address = new URL(location.href)
  const failure = signInFailures.find((one) => one === address.searchParams.get('signIn'))
  if (!failure) return
  const token = address.searchParams.get('account')
  address.searchParams.delete('signIn')
  address.searchParams.delete('account')
  history.replaceState(history.state, '', address.href)
  const { title, text } = w.troubles[failure]
  const reason = failure === 'suspended' && token ? await readReason(token).catch(() => '') : ''
  toast({
    variant: failure === 'cancelled' ? 'default' : 'destructive',
    title,
    description: [reason, text].filter(Boolean).join(' '),
  })
}
