import { createContext, type ReactNode, use, useEffect } from 'react'
import { Redirect } from 'wouter'
import { useWords } from '#client/core/language.tsx'
import { paths } from '#client/paths.ts'
import { PageSkeleton } from '#client/ui/feedback/PageSkeleton.tsx'
import type { CurrentUser } from '#shared/users.ts'
import { useUser } from './auth.api.ts'
import { redirectToSignIn } from './session.ts'

const SignedInUser = createContext<CurrentUser | null>(null)

interface SignedInOnlyProps {
  /** Whether a visitor is asked to sign in, with the reason; else redirected to the start page. */
  signIn: boolean
  reason?: string
  children: ReactNode
}

export function SignedInOnly({ signIn, reason, children }: SignedInOnlyProps) {
  const user = useUser()
  if (user) return <SignedInUser value={user}>{children}</SignedInUser>
  if (user === undefined) return <PageSkeleton />
  return signIn ? <SignInFirst reason={reason} /> : <Redirect to={paths.root} replace />
}

function SignInFirst({ reason }: { reason: string | undefined }) {
  const { auth: w } = useWords('auth')
  useEffect(() => redirectToSignIn(w.required, reason ?? w.requiredText), [w, reason])
  return <PageSkeleton />
}

/** The signed-in user, inside `SignedInOnly`. */
export function useSignedInUser(): CurrentUser {
  const user = use(SignedInUser)
  if (!user) throw new Error('useSignedInUser needs SignedInOnly above it')
  return user
}
