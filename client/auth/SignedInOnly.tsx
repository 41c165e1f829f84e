import { type ComponentProps, createContext, type ReactNode, use, useState } from 'react'
import { lazyPart } from '#client/core/lazyPart.tsx'
import { PageSkeleton } from '#client/ui/feedback/PageSkeleton.tsx'
import type { CurrentUser } from '#shared/users/users.ts'
import { useUser } from './auth.api.ts'

const SignedOut = lazyPart(() => import('./SignedOut.tsx').then(({ SignedOut }) => SignedOut))

const SignedInUser = createContext<CurrentUser | null>(null)

interface SignedInOnlyProps extends Omit<ComponentProps<typeof SignedOut>, 'hasEnded'> {
  children: ReactNode
}

export function SignedInOnly({ children, ...signedOut }: SignedInOnlyProps) {
  const user = useUser()
  const [wasSignedIn, setWasSignedIn] = useState(false)
  if (user && !wasSignedIn) setWasSignedIn(true)
  if (user) return <SignedInUser value={user}>{children}</SignedInUser>
  if (user === undefined) return <PageSkeleton />
  return <SignedOut {...signedOut} hasEnded={wasSignedIn} />
}

/** Only inside `SignedInOnly`. */
export function useSignedInUser(): CurrentUser {
  const user = use(SignedInUser)
  if (!user) throw new Error('useSignedInUser needs SignedInOnly above it')
  return user
}
