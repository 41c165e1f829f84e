import clsx from 'clsx'
import { MessageCircle } from 'lucide-react'
import { Suspense, useEffect, useEffectEvent, useRef, useState } from 'react'
import { useEntryOverlay } from '#client/core/history/useEntryOverlay.ts'
import { useWords } from '#client/core/language.tsx'
import { lazyPart } from '#client/core/lazyPart.tsx'
import { afterPaint } from '#client/core/touch/afterPaint.ts'
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
      afterPaint(open)
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
        // Before the finger is lifted.
        onPointerEnter={() => void ChatPanel.load().catch(() => undefined)}
        data-in-tabs
        className={clsx(
          'fixed bottom-[calc(0.375rem+env(safe-area-inset-bottom))] left-1/2 z-31 max-md:left-[calc(60%-min(0.375rem,2vw))] flex h-13 items-center justify-center gap-2.5 rounded-full bg-action px-3.5 font-semibold text-action-ink shadow-card transition-colors duration-150 hover:bg-action-strong forced-colors:border',
          // Among the tabs, however large text is.
          'max-md:-ml-[min(1.625rem,8.5vw)] max-md:size-[min(3.25rem,17vw)] max-md:px-0',
          'large-text:static large-text:m-4 short:static short:m-4 print:hidden',
          // Beside the cards, never over one: a tab with its name upright.
          'in-margin:right-[env(safe-area-inset-right)] in-margin:bottom-6 in-margin:left-auto in-margin:ml-0 in-margin:h-auto in-margin:w-6 in-margin:flex-col in-margin:rounded-r-none in-margin:px-0 in-margin:py-4 xl:in-margin:w-11',
          'wide-margin:right-6 wide-margin:bottom-6 wide-margin:left-auto wide-margin:ml-0 wide-margin:px-5 wide-margin:shadow-overlay',
          isOpen && 'invisible',
        )}
      >
        {isLoading ? (
          <Spinner className="size-6 max-md:size-[46%] in-margin:max-xl:size-4.5" />
        ) : (
          <MessageCircle aria-hidden="true" className="size-6 max-md:size-[46%] in-margin:max-xl:size-4.5" />
        )}
        <span className="max-md:sr-only in-margin:rotate-180 in-margin:text-xs in-margin:[writing-mode:vertical-rl] xl:in-margin:text-sm">
          {w.chat}
        </span>
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
