import * as Radix from '@radix-ui/react-toast'
import clsx from 'clsx'
import { CircleCheck, TriangleAlert, X } from 'lucide-react'
import { useWords } from '#client/core/language.tsx'
import { dismissToast, toastTiming, useToast } from './toasts.ts'

/**
 * Over the header on phones, clear of prices and thumbs; else at the lower right, above bars and left of
 * buttons. F8 focuses it.
 */
export function Toaster() {
  const { core: w } = useWords('core')
  const item = useToast()
  return (
    <Radix.Provider
      duration={toastTiming.duration}
      swipeDirection="right"
      swipeThreshold={50}
      label={w.notification}
    >
      {item && (
        <Radix.Root
          key={item.id}
          open={item.open}
          onOpenChange={(open) => !open && dismissToast(item.id)}
          className={clsx(
            'pointer-events-auto flex items-start gap-2.5 rounded-lg border bg-surface-raised py-2.5 pr-1 pl-3 shadow-overlay md:gap-3 md:p-4 md:pr-2',
            'data-[state=closed]:animate-toast-out data-[state=open]:animate-toast-in',
            'data-[swipe=cancel]:translate-x-0 data-[swipe=move]:translate-x-(--radix-toast-swipe-move-x) data-[swipe=end]:animate-swipe-out',
            item.variant === 'destructive' && 'border-danger/40',
          )}
        >
          {item.variant === 'destructive' ? (
            <TriangleAlert aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-danger" />
          ) : (
            <CircleCheck aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-positive" />
          )}
          <div className="min-w-0 flex-1">
            {item.title && (
              <Radix.Title className="font-semibold max-md:text-sm max-md:leading-snug">
                {item.title}
              </Radix.Title>
            )}
            {item.description && (
              <Radix.Description className="text-ink-muted text-sm max-md:text-xs max-md:leading-snug">
                {item.description}
              </Radix.Description>
            )}
            {item.action && (
              <Radix.Action
                altText={item.action.label}
                onClick={item.action.onPress}
                className="-mb-1 min-h-9 font-semibold text-action text-sm underline underline-offset-4 md:mt-1.5"
              >
                {item.action.label}
              </Radix.Action>
            )}
          </div>
          <Radix.Close
            aria-label={w.close}
            className="-my-2 grid size-11 shrink-0 place-items-center rounded-full text-ink-muted hover:text-ink"
          >
            <X aria-hidden="true" className="size-5" />
          </Radix.Close>
        </Radix.Root>
      )}
      <Radix.Viewport
        hotkey={['F8']}
        label={w.notifications}
        className="pointer-events-none fixed top-[env(safe-area-inset-top)] right-[env(safe-area-inset-right)] z-60 flex w-full max-w-[420px] flex-col gap-2 p-2 outline-none md:top-auto md:bottom-(--bar,0px) md:p-4 lg:[:root:has([data-beside])_&]:right-110"
      />
    </Radix.Provider>
  )
}
