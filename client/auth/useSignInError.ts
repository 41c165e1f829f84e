import { useEffect, useState } from 'react'
import { useWords } from '#client/core/language.tsx'

/** Loaded when used, as few sign-ins fail. */
const load = () => import('./signInError.ts')

/**
 * Shows the failed sign-in that the URL names, and removes it from there. Gives the token of a suspended
 * account, and what forgets it.
 */
export function useSignInError(): [string | undefined, () => void] {
  const { auth: w } = useWords('auth')
  const [suspended, setSuspended] = useState<string>()
  useEffect(() => {
    if (!new URLSearchParams(location.search).has('signIn')) return
    load().then(
      ({ showSignInError }) => showSignInError(w, setSuspended),
      () => undefined,
    )
  }, [w])
  return [suspended, () => setSuspended(undefined)]
}
