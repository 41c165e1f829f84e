import * as Dialog from '@radix-ui/react-dialog'
import useEmblaCarousel from 'embla-carousel-react'
import { X } from 'lucide-react'
import { useEffect, useEffectEvent } from 'react'
import type { AddressedOverlay } from '#client/core/history/useOverlay.ts'
import { useWords } from '#client/core/language.tsx'
import { IconButton } from '#client/ui/IconButton.tsx'
import { Picture } from '#client/ui/Picture.tsx'
import { useFocusReturn } from '#client/ui/useFocusReturn.ts'
import type { Media } from '#shared/media.ts'
import { GalleryArrows } from './GalleryArrows.tsx'
import { useGallery } from './useGallery.ts'

interface Props {
  media: Media[]
  title: string
  /** Shows a picture by its number. */
  overlay: AddressedOverlay<number>
  /** Called with the index of each picture shown. */
  onChange: (index: number) => void
}

export function FullScreenGallery(props: Props) {
  const { overlay } = props
  const focusReturn = useFocusReturn()
  return (
    <Dialog.Root open={overlay.shown !== undefined} onOpenChange={overlay.close}>
      <Dialog.Portal>
        <Dialog.Content
          aria-describedby={undefined}
          {...focusReturn}
          className="fixed inset-0 z-60 bg-[#0b0a09] text-[#f4ede1] outline-none [&_:focus-visible]:outline-[#f4ede1] data-[state=open]:animate-fade-in"
        >
          <Slides {...props} />
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  )
}

function Slides({ media, title, overlay, onChange }: Props) {
  const { property: w, core } = useWords('property', 'core')
  const startIndex = (overlay.shown ?? 1) - 1
  const [ref, embla] = useEmblaCarousel({ loop: true, startIndex })
  const { index, onKeyDown } = useGallery(embla, startIndex)
  const tell = useEffectEvent(() => {
    overlay.change(String(index + 1))
    onChange(index)
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: when the index changes
  useEffect(tell, [index])
  return (
    <section
      aria-label={w.gallery}
      aria-roledescription="carousel"
      className="flex size-full flex-col"
      onKeyDown={onKeyDown}
    >
      <header className="flex items-center justify-between gap-4 px-4 py-3">
        <Dialog.Title className="truncate font-sans font-semibold text-base">{title}</Dialog.Title>
        <Dialog.Close asChild>
          <IconButton
            label={core.close}
            icon={<X aria-hidden="true" className="size-6" />}
            variant="raised"
          />
        </Dialog.Close>
      </header>
      <div className="relative min-h-0 flex-1">
        <div ref={ref} className="size-full overflow-hidden">
          <ul className="flex h-full">
            {media.map((one, position) => (
              <li key={one.id} aria-hidden={position !== index} className="h-full min-w-0 flex-[0_0_100%]">
                <Picture
                  media={one}
                  alt={one.caption ?? title}
                  sizes="100vw"
                  fit="contain"
                  className="size-full bg-transparent"
                />
              </li>
            ))}
          </ul>
        </div>
        {media.length > 1 && (
          <div className="text-ink">
            <GalleryArrows embla={embla} />
          </div>
        )}
      </div>
      <p
        aria-live="polite"
        className="px-4 pt-3 pb-[max(1rem,env(safe-area-inset-bottom))] text-center text-sm"
      >
        {w.imageOf(index + 1, media.length)}
        {media[index]?.caption && ` · ${media[index].caption}`}
      </p>
    </section>
  )
}
