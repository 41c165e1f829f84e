import { type ReactNode, Suspense, useCallback, useState } from 'react'
import { useWords } from '#client/core/language.tsx'
import { useOpenState } from '#client/core/useOpenState.ts'
import { ErrorBoundary } from '#client/ui/feedback/ErrorBoundary.tsx'
import { toast } from '#client/ui/feedback/toasts.ts'
import type { Listing } from '#shared/listings/listings.ts'
import { InquiryDialog } from './inquiry.ts'

export function useContact(listing: Listing): { ask: () => void; dialog: ReactNode } {
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
  const dialog = wasOpened && (
    <ErrorBoundary resetKey={String(attempts)}>
      <Suspense>
        <InquiryDialog listing={listing} open={isOpen} onOpenChange={setOpen} />
      </Suspense>
    </ErrorBoundary>
  )
  return { ask, dialog }
}
