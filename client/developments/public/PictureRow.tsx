import clsx from 'clsx'
import { useWords } from '#client/core/language.tsx'
import { Picture } from '#client/ui/Picture.tsx'
import type { Media } from '#shared/media/media.ts'
import { gallerySizes } from '#shared/media/mediaUrls.ts'

interface PictureRowProps {
  label: string
  pictures: readonly Media[]
  name: string
  /** Of the first screen: large. */
  isFirst?: boolean
}

/** Beside each other, to be slid. */
export function PictureRow({ label, pictures, name, isFirst = false }: PictureRowProps) {
  const { developmentPages: w } = useWords('developmentPages')
  return (
    <section
      aria-label={label}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is scrolled by keyboard, too
      tabIndex={0}
      className="-mx-4 snap-x snap-mandatory overflow-x-auto px-4 pb-2 sm:-mx-6 sm:px-6"
    >
      <ul className="flex w-max gap-3">
        {pictures.map((media, index) => (
          <li key={media.id} className="snap-center">
            <figure>
              <Picture
                media={media}
                alt={media.caption ?? `${name}: ${w.picture(index + 1)}`}
                sizes={isFirst ? gallerySizes(1) : '(min-width: 640px) 24rem, 80vw'}
                priority={isFirst && index === 0}
                className={clsx('aspect-3/2 rounded-lg', isFirst ? 'h-60 sm:h-[26rem]' : 'h-44 sm:h-56')}
              />
              {media.caption && (
                <figcaption className="mt-1 max-w-80 text-ink-muted text-sm">{media.caption}</figcaption>
              )}
            </figure>
          </li>
        ))}
      </ul>
    </section>
  )
}
