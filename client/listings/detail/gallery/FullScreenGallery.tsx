import 'photoswipe/style.css'
import * as Dialog from '@radix-ui/react-dialog'
import clsx from 'clsx'
import { ChevronLeft, ChevronRight, X, ZoomIn, ZoomOut } from 'lucide-react'
import { type ReactNode, useEffect, useEffectEvent } from 'react'
import type { AddressedOverlay } from '#client/core/history/useOverlay.ts'
import { useWords } from '#client/core/language.tsx'
import { Button } from '#client/ui/Button.tsx'
import { useFocusReturn } from '#client/ui/focus/useFocusReturn.ts'
import { IconButton } from '#client/ui/IconButton.tsx'
import { Veil } from '#client/ui/Veil.tsx'
import type { Media } from '#shared/media/media.ts'
import { usePictureViewer } from './usePictureViewer.ts'

const overPicture = 'min-w-0 rounded bg-[#0b0a09]/75 px-3 py-1.5'

interface Props {
  media: Media[]
  title: string
  overlay: AddressedOverlay<number>
  onChange: (index: number) => void
}

export function FullScreenGallery(props: Props) {
  const { overlay } = props
  return (
    <Dialog.Root open={overlay.shown !== undefined} onOpenChange={overlay.close}>
      <Dialog.Portal>
        <Veil
          open={overlay.shown !== undefined}
          className="z-60 bg-[#0b0a09] data-[state=open]:animate-fade-in"
        />
        <Pictures {...props} />
      </Dialog.Portal>
    </Dialog.Root>
  )
}

function Pictures({ media, title, overlay, onChange }: Props) {
  const { property: w, core } = useWords('property', 'core')
  const startIndex = (overlay.shown ?? 1) - 1
  const viewer = usePictureViewer({ media, title, startIndex, onClose: overlay.close })
  const { index, isZoomed } = viewer
  const focusReturn = useFocusReturn()
  const reportShown = useEffectEvent((shown: number) => {
    overlay.change(String(shown + 1))
    onChange(shown)
  })
  useEffect(() => reportShown(index), [index])
  return (
    <Dialog.Content
      aria-describedby={undefined}
      {...focusReturn}
      onKeyDown={viewer.onKeyDown}
      className="fixed inset-0 z-60 touch-none text-[#f4ede1] outline-none [&_:focus-visible]:outline-[#f4ede1] data-[state=open]:animate-fade-in"
    >
      <section
        ref={viewer.ref}
        aria-label={w.gallery}
        aria-roledescription="carousel"
        className="absolute inset-0 isolate"
      />
      <header className="pointer-events-none absolute inset-x-0 top-0 flex items-center gap-2 pt-3 pr-[max(1rem,env(safe-area-inset-right))] pb-3 pl-[max(1rem,calc(env(safe-area-inset-left)+0.75rem))]">
        <Dialog.Title
          className={clsx(overPicture, '-ml-3 mr-auto truncate font-sans font-semibold text-base')}
        >
          {title}
        </Dialog.Title>
        <IconButton
          label={isZoomed ? w.zoomOut : w.zoomIn}
          icon={
            isZoomed ? (
              <ZoomOut aria-hidden="true" className="size-5" />
            ) : (
              <ZoomIn aria-hidden="true" className="size-5" />
            )
          }
          onClick={viewer.toggleZoom}
          disabled={viewer.hasFailed}
          variant="raised"
          className="pointer-events-auto"
        />
        <Dialog.Close asChild>
          <IconButton
            label={core.close}
            icon={<X aria-hidden="true" className="size-6" />}
            variant="raised"
            className="pointer-events-auto"
          />
        </Dialog.Close>
      </header>
      {viewer.hasFailed && <Failure onRetry={viewer.retry} />}
      <footer className="pointer-events-none absolute inset-x-0 bottom-0 flex items-center gap-3 px-4 pt-3 pb-[max(0.75rem,env(safe-area-inset-bottom))]">
        {media.length > 1 && (
          <Arrow
            label={w.previousImage}
            icon={<ChevronLeft aria-hidden="true" />}
            onClick={viewer.previous}
            className="sm:left-[max(0.75rem,env(safe-area-inset-left))]"
          />
        )}
        <p aria-live="polite" className={clsx(overPicture, 'mx-auto text-center text-sm')}>
          {w.imageOf(index + 1, media.length)}
          {media[index]?.caption && ` · ${media[index].caption}`}
        </p>
        {media.length > 1 && (
          <Arrow
            label={w.nextImage}
            icon={<ChevronRight aria-hidden="true" />}
            onClick={viewer.next}
            className="sm:right-[max(0.75rem,env(safe-area-inset-right))]"
          />
        )}
      </footer>
    </Dialog.Content>
  )
}

interface ArrowProps {
  label: string
  icon: ReactNode
  onClick: () => void
  className?: string
}

function Arrow({ className, ...rest }: ArrowProps) {
  return (
    <IconButton
      variant="raised"
      {...rest}
      className={clsx('pointer-events-auto sm:fixed sm:top-1/2 sm:-translate-y-1/2', className)}
    />
  )
}

function Failure({ onRetry }: { onRetry: () => void }) {
  const { property: w, core } = useWords('property', 'core')
  return (
    <div className="pointer-events-none absolute inset-0 grid place-items-center p-4">
      <div role="alert" className="grid justify-items-center gap-3 rounded bg-[#0b0a09]/75 p-5 text-center">
        <p>{w.photoFailed}</p>
        <Button variant="river" size="sm" onClick={onRetry} className="pointer-events-auto">
          {core.retry}
        </Button>
      </div>
    </div>
  )
}
