import clsx from 'clsx'
import { Expand } from 'lucide-react'
import { type MouseEvent, type ReactNode, Suspense } from 'react'
import { useAddressedOverlay } from '#client/core/history/useOverlay.ts'
import { useWords } from '#client/core/language.tsx'
import { laterPart, lazyPart } from '#client/core/lazyPart.tsx'
import { galleryActionsClass, galleryFrameClass } from '#client/listings/detail/galleryClasses.ts'
import { Badge } from '#client/ui/Badge.tsx'
import { ErrorBoundary } from '#client/ui/feedback/ErrorBoundary.tsx'
import { toast } from '#client/ui/feedback/toasts.ts'
import { IconButton } from '#client/ui/IconButton.tsx'
import { Picture } from '#client/ui/Picture.tsx'
import type { Media } from '#shared/media/media.ts'
import { gallerySizes, minForPair } from '#shared/media/mediaUrls.ts'
import { GalleryArrows } from './GalleryArrows.tsx'
import { useEmbla } from './useEmbla.ts'
import { useGallery } from './useGallery.ts'

/** `?photo=3` opens that picture full screen; 1-based. */
const photoParameter = 'photo'

const NoPictures = laterPart(
  () => import('./NoPictures.tsx').then(({ NoPictures }) => NoPictures),
  <div className={galleryFrameClass} />,
)

// Before the finger is lifted; opening it reports what fails.
const preload = () => void FullScreenGallery.load().catch(() => undefined)

const FullScreenGallery = lazyPart(() =>
  import('./FullScreenGallery.tsx').then(({ FullScreenGallery }) => FullScreenGallery),
)

interface GalleryProps {
  media: Media[]
  title: string
  /** In the corner. */
  actions: ReactNode
}

export function Gallery({ media, title, actions }: GalleryProps) {
  const { property: w } = useWords('property')
  const [ref, embla] = useEmbla()
  const { index, onKeyDown } = useGallery(embla)
  const fullScreen = useAddressedOverlay({
    parameter: photoParameter,
    parse: (value) => parsePhoto(value, media.length),
    onMissing: () => toast({ title: w.missingPhoto, description: w.missingPhotoText(media.length) }),
  })
  const inPairs = media.length >= minForPair
  // Embla stops the click that ends a drag.
  const openClicked = ({ target }: MouseEvent) => {
    const number = slideNumber(target)
    if (number) fullScreen.open(number)
  }
  if (media.length === 0) return <NoPictures actions={actions} />
  return (
    <>
      <section
        aria-label={w.gallery}
        aria-roledescription="carousel"
        onKeyDown={onKeyDown}
        onPointerEnter={preload}
        className="group relative overflow-hidden sm:rounded-xl"
      >
        {/* biome-ignore lint/a11y/noStaticElementInteractions: the button below opens the pictures, too */}
        {/* biome-ignore lint/a11y/useKeyWithClickEvents: the button below opens the pictures by keys */}
        <div
          ref={ref}
          // biome-ignore lint/a11y/noNoninteractiveTabindex: arrow keys move the pictures, as in every carousel
          tabIndex={0}
          onClick={openClicked}
          className={clsx(
            'cursor-zoom-in outline-offset-[-4px]',
            embla ? 'overflow-hidden' : 'snap-x snap-mandatory overflow-x-auto [scrollbar-width:none]',
          )}
        >
          <ul className={clsx('flex', inPairs && 'lg:-ml-2')}>
            {media.map((one, position) => (
              <li
                key={one.id}
                data-number={position + 1}
                aria-roledescription="slide"
                aria-label={w.imageOf(position + 1, media.length)}
                aria-hidden={position !== index}
                className={clsx('min-w-0 shrink-0 basis-full snap-start', inPairs && 'lg:basis-1/2 lg:pl-2')}
              >
                <Picture
                  media={one}
                  alt={one.caption ? `${title}: ${one.caption}` : title}
                  sizes={gallerySizes(media.length)}
                  priority={position === 0}
                  className={galleryFrameClass}
                />
              </li>
            ))}
          </ul>
        </div>
        <div className={galleryActionsClass}>{actions}</div>
        {media.length > 1 && <GalleryArrows embla={embla} />}
        <div className="pointer-events-none absolute inset-x-3 bottom-3 flex items-end justify-between gap-3">
          <Badge tone="raised" className="text-sm">
            <PictureNumber text={w.imageOf(index + 1, media.length)} caption={media[index]?.caption} />
          </Badge>
          <IconButton
            label={w.fullScreen}
            icon={<Expand aria-hidden="true" className="size-5" />}
            onClick={() => fullScreen.open(String(index + 1))}
            variant="raised"
            className="pointer-events-auto print:hidden"
          />
        </div>
      </section>
      {fullScreen.wasOpened && (
        <ErrorBoundary resetKey={String(fullScreen.shown)}>
          <Suspense>
            <FullScreenGallery
              media={media}
              title={title}
              overlay={fullScreen}
              onChange={(last) => embla?.scrollTo(last, true)}
            />
          </Suspense>
        </ErrorBoundary>
      )}
    </>
  )
}

function PictureNumber({ text, caption }: { text: string; caption: string | null | undefined }) {
  return (
    <span aria-live="polite">
      {text}
      {caption && <span className="font-normal"> · {caption}</span>}
    </span>
  )
}

function slideNumber(target: EventTarget): string | undefined {
  return target instanceof Element ? target.closest('li')?.dataset.number : undefined
}

/** Undefined if there is no such picture. */
function parsePhoto(value: string, count: number): number | undefined {
  const number = /^[1-9]\d{0,2}$/.test(value) ? Number(value) : 0
  return number >= 1 && number <= count ? number : undefined
}
