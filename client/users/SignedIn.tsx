import type { ReactNode } from 'react'
import { Redirect } from 'wouter'
import { useUser } from '#client/auth/auth.api.ts'
import { paths } from '#client/paths.ts'
import { PageSkeleton } from '#client/ui/PageSkeleton.tsx'
import type { CurrentUser } from '#shared/users.ts'

/** A page for who is signed in; a visitor is led to the start as soon as it is known that they are one. */
export function SignedIn({ children }: { children: (user: CurrentUser) => ReactNode }) {
  const user = useUser()
  if (user === undefined) return <PageSkeleton />
  return user ? children(user) : <Redirect to={paths.root} replace />
}
