import { useEffect } from 'react'
import { useWords } from '#client/core/language.tsx'

/** Loaded when used, as few sign-ins fail. */
const load = () => import('./signInError.ts')

/** Shows the failed sign-in that the URL names, and removes it from there. */
export function useSignInError(): void {
  const { auth: w } = useWords('auth')
  useEffect(() => {
    if (!new URLSearchParams(location.search).has('signIn')) return
    load().then(
      ({ showSignInError }) => showSignInError(w),
      () => undefined,
    )
  }, [w])
}
