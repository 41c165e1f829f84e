import clsx from 'clsx'
import { useMemo, useState } from 'react'
import { type Media, mediaSourceSet } from '#shared/media.ts'
import { PicturePlaceholder } from './PicturePlaceholder.tsx'
import { placeholderAddress } from './placeholder.ts'

interface PictureProps {
  /** Absent: the placeholder picture. */
  media: Media | undefined
  /** What it shows; empty where the text beside it already says so. */
  alt: string
  /** How wide it stands on the page, as the `sizes` of an image. */
  sizes: string
  /** The largest picture of the first screen: fetched at once and first. */
  priority?: boolean
  /** The frame, whose place is kept until the picture comes: give it a ratio (`aspect-4/3`) or a height. */
  className?: string
  /** `contain` shows all of it, `cover` fills the frame. */
  fit?: 'cover' | 'contain'
}

/** A photograph in the sizes and formats that the screen needs. */
export function Picture({ media, alt, sizes, priority, className, fit = 'cover' }: PictureProps) {
  const [failedId, setFailedId] = useState<string>()
  const blurred = useMemo(() => placeholderAddress(media?.placeholder), [media?.placeholder])
  if (!media || failedId === media.id) return <PicturePlaceholder alt={alt} className={className} />
  return (
    <picture
      className={clsx('block overflow-hidden bg-center bg-cover bg-surface-sunken', className)}
      style={blurred && fit === 'cover' ? { backgroundImage: `url(${blurred})` } : undefined}
    >
      <source type="image/avif" srcSet={mediaSourceSet(media.id, 'avif')} sizes={sizes} />
      <source type="image/webp" srcSet={mediaSourceSet(media.id, 'webp')} sizes={sizes} />
      <img
        src={media.url}
        alt={alt}
        width={media.width}
        height={media.height}
        loading={priority ? 'eager' : 'lazy'}
        fetchPriority={priority ? 'high' : undefined}
        decoding="async"
        draggable={false}
        onError={() => setFailedId(media.id)}
        className={clsx('size-full', fit === 'cover' ? 'object-cover' : 'object-contain')}
      />
    </picture>
  )
}
