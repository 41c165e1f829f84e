import clsx from 'clsx'
import { useCallback, useState } from 'react'
import type { Media } from '#shared/media/media.ts'
import { mediaSourceSet } from '#shared/media/mediaUrls.ts'
import { PicturePlaceholder } from './PicturePlaceholder.tsx'
import { showPlaceholder } from './placeholder.ts'

interface PictureProps {
  /** Undefined: the placeholder. */
  media: Media | undefined
  /** Empty if text beside it says what it shows. */
  alt: string
  sizes: string
  priority?: boolean
  /** Must set a ratio or a height, against layout shift. */
  className?: string
  fit?: 'cover' | 'contain'
}

export function Picture({ media, alt, sizes, priority, className, fit = 'cover' }: PictureProps) {
  const [failedId, setFailedId] = useState<string>()
  const placeholder = fit === 'cover' ? media?.placeholder : undefined
  const frame = useCallback((element: HTMLElement) => showPlaceholder(element, placeholder), [placeholder])
  if (!media || failedId === media.id) return <PicturePlaceholder alt={alt} className={className} />
  return (
    <picture
      className={clsx('block overflow-hidden bg-center bg-cover bg-surface-sunken', className)}
      ref={frame}
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
