import { createContext, type ReactNode, use, useEffect } from 'react'
import { useLocation, useSearch } from 'wouter'
import { useWords } from '#client/core/language.tsx'
import { paths } from '#client/paths.ts'
import { PageSkeleton } from '#client/ui/feedback/PageSkeleton.tsx'
import { toast } from '#client/ui/feedback/toasts.ts'
import type { CurrentUser } from '#shared/users/users.ts'
import { goToSignIn, useUser } from './auth.api.ts'
import { redirectToSignIn } from './session.ts'

const SignedInUser = createContext<CurrentUser | null>(null)

interface SignedInOnlyProps {
  /** Whether a visitor is asked to sign in, with the reason; else redirected to the start page. */
  signIn: boolean
  reason?: string
  /** Of the page. */
  title?: string
  children: ReactNode
}

export function SignedInOnly({ signIn, reason, title, children }: SignedInOnlyProps) {
  const user = useUser()
  if (user) return <SignedInUser value={user}>{children}</SignedInUser>
  if (user === undefined) return <PageSkeleton />
  return signIn ? <SignInFirst reason={reason} /> : <ToStart title={title} />
}

/** Leads to the start with a word why, and an offer to sign in that returns here. */
function ToStart({ title }: { title: string | undefined }) {
  const { auth: w } = useWords('auth')
  const [path, navigate] = useLocation()
  const query = useSearch()
  useEffect(() => {
    const returnTo = query ? `${path}?${query}` : path
    toast({
      variant: 'destructive',
      title: w.required,
      description: title ? w.requiredFor(title) : w.requiredText,
      action: { label: w.title, onPress: () => goToSignIn(returnTo) },
    })
    navigate(paths.root, { replace: true })
  }, [w, title, path, query, navigate])
  return <PageSkeleton />
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
