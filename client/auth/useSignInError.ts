import { useEffect, useState } from 'react'
import { useWords } from '#client/core/language.tsx'

const load = () => import('./signInError.ts')

/** Removes the error from the URL. Returns the token of a suspended account, and its reset. */
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
