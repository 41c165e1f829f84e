import { createContext, type ReactNode, use, useEffect } from 'react'
import { Redirect } from 'wouter'
import { useWords } from '#client/core/language.tsx'
import { paths } from '#client/paths.ts'
import { PageSkeleton } from '#client/ui/feedback/PageSkeleton.tsx'
import type { CurrentUser } from '#shared/users.ts'
import { useUser } from './auth.api.ts'
import { leaveToSignIn } from './session.ts'

const SignedInUser = createContext<CurrentUser | null>(null)

interface SignedInOnlyProps {
  /** A visitor is told why, asked to sign in and comes back; else led to the start. */
  signIn: boolean
  reason?: string
  children: ReactNode
}

/** A page for whoever is signed in, as soon as that is known. */
export function SignedInOnly({ signIn, reason, children }: SignedInOnlyProps) {
  const user = useUser()
  if (user) return <SignedInUser value={user}>{children}</SignedInUser>
  if (user === undefined) return <PageSkeleton />
  return signIn ? <SignInFirst reason={reason} /> : <Redirect to={paths.root} replace />
}

function SignInFirst({ reason }: { reason: string | undefined }) {
  const { auth: w } = useWords('auth')
  useEffect(() => leaveToSignIn(w.required, reason ?? w.requiredText), [w, reason])
  return <PageSkeleton />
}

/** The user that is signed in, on a page for such only. */
export function useSignedInUser(): CurrentUser {
  const user = use(SignedInUser)
  if (!user) throw new Error('useSignedInUser needs SignedInOnly above it')
  return user
}
