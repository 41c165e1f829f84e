import { useEffect } from 'react'
import { useLocation, useSearch } from 'wouter'
import { useWords } from '#client/core/language.tsx'
import { paths } from '#client/paths.ts'
import { Button } from '#client/ui/Button.tsx'
import { EmptyState } from '#client/ui/feedback/EmptyState.tsx'
import { PageSkeleton } from '#client/ui/feedback/PageSkeleton.tsx'
import { toast } from '#client/ui/feedback/toasts.ts'
import { goToSignIn } from './auth.api.ts'
import { redirectToSignIn } from './session.ts'

interface SignedOutProps {
  /** On this page: offers to sign in, as the account may have been left on purpose. */
  hasEnded: boolean
  /** Asks to sign in; else redirects to the start page. */
  signIn: boolean
  reason?: string
  title?: string
}

export function SignedOut({ hasEnded, signIn, reason, title }: SignedOutProps) {
  if (hasEnded) return <SessionEnded />
  return signIn ? <SignInFirst reason={reason} /> : <ToStart title={title} />
}

function SessionEnded() {
  const { auth: w } = useWords('auth')
  return (
    <EmptyState
      title={w.ended}
      text={w.endedText}
      actions={<Button onClick={() => goToSignIn()}>{w.title}</Button>}
    />
  )
}

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
