import clsx from 'clsx'
import { MessageCircle } from 'lucide-react'
import { Suspense, useEffect, useEffectEvent, useRef, useState } from 'react'
import { useEntryOverlay } from '#client/core/history/useEntryOverlay.ts'
import { useWords } from '#client/core/language.tsx'
import { lazyPart } from '#client/core/lazyPart.tsx'
import { ErrorBoundary } from '#client/ui/feedback/ErrorBoundary.tsx'
import { Spinner } from '#client/ui/feedback/Spinner.tsx'
import { toast } from '#client/ui/feedback/toasts.ts'
import type { Listing } from '#shared/listings/listings.ts'

const ChatPanel = lazyPart(
  () => import('./ChatPanel.tsx').then(({ ChatPanel }) => ChatPanel),
  'chat',
  'listings',
)

export function Chat({ listing }: { listing?: Listing }) {
  const { layout: w, core } = useWords('layout', 'core')
  const { isOpen, open, close } = useEntryOverlay('chat')
  const [wasOpened, setWasOpened] = useState(isOpen)
  if (isOpen && !wasOpened) setWasOpened(true)
  const [isLoading, setLoading] = useState(false)
  const button = useRef<HTMLButtonElement>(null)

  // After a reload, its code may fail to load.
  const onMissing = useEffectEvent(close)
  useEffect(() => {
    if (isOpen) ChatPanel.load().catch(() => onMissing())
  }, [isOpen])

  async function loadAndOpen() {
    setLoading(true)
    try {
      await ChatPanel.load()
      open()
    } catch {
      toast({ title: core.error, description: core.noConnection, variant: 'destructive' })
    }
    setLoading(false)
  }

  return (
    <>
      <button
        ref={button}
        type="button"
        aria-label={w.chat}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        aria-busy={isLoading || undefined}
        onClick={() => void loadAndOpen()}
        className={clsx(
          'fixed right-4 z-20 flex h-14 items-center gap-2.5 rounded-full bg-action px-4 font-semibold text-action-ink shadow-overlay transition-colors duration-150 hover:bg-action-strong forced-colors:border',
          'large-text:static large-text:m-4 short:static short:m-4 md:right-6 md:bottom-6 md:px-5 print:hidden',
          listing === undefined
            ? 'bottom-[calc(4.75rem+env(safe-area-inset-bottom))]'
            : 'bottom-[calc(9.25rem+env(safe-area-inset-bottom))]',
          isOpen && 'invisible',
        )}
      >
        {isLoading ? <Spinner className="size-6" /> : <MessageCircle aria-hidden="true" className="size-6" />}
        <span className="max-md:sr-only">{w.chat}</span>
      </button>
      {wasOpened && (
        <ErrorBoundary quiet resetKey={String(isOpen)}>
          <Suspense>
            <ChatPanel
              listing={listing}
              isOpen={isOpen}
              onClose={close}
              returnFocus={() => button.current?.focus({ preventScroll: true })}
            />
          </Suspense>
        </ErrorBoundary>
      )}
    </>
  )
}
