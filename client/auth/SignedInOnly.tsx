import { type ComponentProps, createContext, type ReactNode, use } from 'react'
import { lazyPart } from '#client/core/lazyPart.tsx'
import { PageSkeleton } from '#client/ui/feedback/PageSkeleton.tsx'
import type { CurrentUser } from '#shared/users/users.ts'
import { useUser } from './auth.api.ts'

const SignedOut = lazyPart(() => import('./SignedOut.tsx').then(({ SignedOut }) => SignedOut))

const SignedInUser = createContext<CurrentUser | null>(null)

interface SignedInOnlyProps extends ComponentProps<typeof SignedOut> {
  children: ReactNode
}

export function SignedInOnly({ children, ...signedOut }: SignedInOnlyProps) {
  const user = useUser()
  if (user) return <SignedInUser value={user}>{children}</SignedInUser>
  if (user === undefined) return <PageSkeleton />
  return <SignedOut {...signedOut} />
}

/** Only inside `SignedInOnly`. */
export function useSignedInUser(): CurrentUser {
  const user = use(SignedInUser)
  if (!user) throw new Error('useSignedInUser needs SignedInOnly above it')
  return user
}
