/** Of stored variants. */
export const mediaWidths = [320, 640, 1024, 1600] as const
export const mediaFormats = ['avif', 'webp'] as const
export type MediaFormat = (typeof mediaFormats)[number]

/** Path of a picture’s variant; `width` in pixels. */
export function mediaUrl(id: string, width: (typeof mediaWidths)[number], format: MediaFormat): string {
  return `/media/${id}/${width}.${format}`
}

/** WebP. */
export function pictureUrl(id: string): string {
  return mediaUrl(id, 1024, 'webp')
}

/** For `srcset`, all widths. */
export function mediaSourceSet(id: string, format: MediaFormat): string {
  return mediaWidths.map((width) => `${mediaUrl(id, width, format)} ${width}w`).join(', ')
}

/** A little less than the whole width: 640 pixels do for most phones. */
export const phoneWidth = '88vw'

/** In a grid. Shared with the preload. */
export const cardSizes = `(min-width: 1280px) 20rem, (min-width: 640px) 45vw, ${phoneWidth}`

/** On wide screens. */
export const minForPair = 3

/** Shared with the preload. */
export function gallerySizes(count: number): string {
  return count >= minForPair
    ? `(min-width: 1216px) 580px, (min-width: 1024px) 48vw, (min-width: 640px) 100vw, ${phoneWidth}`
    : `(min-width: 1216px) 1168px, (min-width: 640px) 100vw, ${phoneWidth}`
}
