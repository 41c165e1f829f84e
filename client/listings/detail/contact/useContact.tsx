import { type ReactNode, Suspense, useCallback, useEffect, useState } from 'react'
import { useSearch } from 'wouter'
import { useWords } from '#client/core/language.tsx'
import { onceHydrated } from '#client/core/rendering/earlyClicks.ts'
import { useOpenState } from '#client/core/touch/useOpenState.ts'
import { ErrorBoundary } from '#client/ui/feedback/ErrorBoundary.tsx'
import { toast } from '#client/ui/feedback/toasts.ts'
import type { Listing } from '#shared/listings/listings.ts'
import { InquiryDialog } from './inquiry.ts'

/** A question in the address (`?inquiry=`) opens the dialog with it, unless `canAsk` is false. */
export function useContact(listing: Listing, canAsk: boolean): { ask: () => void; dialog: ReactNode } {
  const { core: w } = useWords('core')
  const { isOpen, wasOpened, setOpen } = useOpenState()
  const [attempts, setAttempts] = useState(0)
  const ask = useCallback(() => {
    setOpen(true)
    setAttempts((count) => count + 1)
    InquiryDialog.load().catch(() =>
      toast({ variant: 'destructive', title: w.error, description: w.noConnection }),
    )
  }, [setOpen, w])
  const address = useSearch()
  const question = (canAsk && new URLSearchParams(address).get('inquiry')) || undefined
  const [opened, setOpened] = useState<string>()
  useEffect(() => {
    if (question === undefined || question === opened) return undefined
    return onceHydrated(() => {
      setOpened(question)
      ask()
    })
  }, [question, opened, ask])
  const dialog = wasOpened && (
    <ErrorBoundary resetKey={String(attempts)}>
      <Suspense>
        <InquiryDialog listing={listing} open={isOpen} onOpenChange={setOpen} question={question} />
      </Suspense>
    </ErrorBoundary>
  )
  return { ask, dialog }
}
