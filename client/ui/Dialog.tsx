import * as Radix from '@radix-ui/react-dialog'
import clsx from 'clsx'
import { X } from 'lucide-react'
import type { ReactNode } from 'react'
import { useOverlay } from '#client/core/history/useOverlay.ts'
import { useWords } from '#client/core/language.tsx'
import { useFocusReturn } from '#client/ui/focus/useFocusReturn.ts'
import { IconButton } from './IconButton.tsx'
import { Veil } from './Veil.tsx'

interface DialogProps {
  open: boolean
  onOpenChange: (open: boolean) => void
  /** Opened by a query parameter through `useAddressedOverlay`. */
  addressed?: boolean
  title: ReactNode
  description?: ReactNode
  footer?: ReactNode
  /** `side`: at the right edge. On phones always a bottom sheet. */
  placement?: 'dialog' | 'side'
  /** Default: the close button. */
  initialFocus?: () => HTMLElement | null | undefined
  className?: string
  children: ReactNode
}

const placementClasses = {
  dialog:
    'sm:inset-x-4 sm:top-1/2 sm:bottom-auto sm:mx-auto sm:max-h-[min(46rem,calc(100dvh-3rem))] sm:max-w-lg sm:-translate-y-1/2 sm:rounded-xl sm:data-[state=closed]:animate-fade-out sm:data-[state=open]:animate-fade-in',
  side: 'sm:inset-y-0 sm:pr-[env(safe-area-inset-right)] sm:right-0 sm:left-auto sm:max-h-none sm:w-full sm:max-w-md sm:rounded-l-xl sm:rounded-tr-none sm:data-[state=closed]:animate-toast-out sm:data-[state=open]:animate-toast-in',
}

export function Dialog(props: DialogProps) {
  const { core: w } = useWords('core')
  const { open, onOpenChange, title, description, footer, placement = 'dialog', className, children } = props
  useOverlay(open && !props.addressed, () => onOpenChange(false))
  const focusReturn = useFocusReturn()
  return (
    <Radix.Root open={open} onOpenChange={onOpenChange}>
      <Radix.Portal>
        <Veil
          open={open}
          className="z-40 bg-veil data-[state=closed]:animate-fade-out data-[state=open]:animate-fade-in"
        />
        <Radix.Content
          {...(description ? {} : { 'aria-describedby': undefined })}
          {...focusReturn}
          onOpenAutoFocus={(event) => {
            focusReturn.onOpenAutoFocus()
            const first = props.initialFocus?.()
            if (!first) return
            event.preventDefault()
            first.focus()
          }}
          className={clsx(
            'fixed inset-x-0 bottom-0 z-50 flex max-h-[92dvh] flex-col rounded-t-xl bg-surface-raised shadow-overlay outline-none short:block short:overflow-y-auto',
            'data-[state=closed]:animate-sheet-out data-[state=open]:animate-sheet-in',
            placementClasses[placement],
            className,
          )}
        >
          <header className="flex items-start gap-3 px-5 pt-4 pb-3 sm:px-6 sm:pt-5">
            <div className="min-w-0 flex-1 pt-1.5">
              <Radix.Title className="text-xl">{title}</Radix.Title>
              {description && (
                <Radix.Description className="mt-1 text-ink-muted text-sm">{description}</Radix.Description>
              )}
            </div>
            <Radix.Close asChild>
              <IconButton
                label={w.close}
                icon={<X aria-hidden="true" className="size-5" />}
                className="-mr-2"
              />
            </Radix.Close>
          </header>
          {/* What has the focus stops with its hint and its error in sight. */}
          <div className="min-h-0 flex-1 scroll-pb-36 overflow-y-auto overscroll-contain px-5 pb-6 short:overflow-visible sm:px-6">
            {children}
          </div>
          {footer && (
            <footer className="flex flex-wrap justify-end gap-3 border-t px-5 pt-3 pb-[max(0.75rem,env(safe-area-inset-bottom))] sm:px-6">
              {footer}
            </footer>
          )}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  )
}
