import { z } from 'zod/mini'
import { endpoint } from './core/endpoint.ts'

/** Of stored variants. */
export const mediaWidths = [320, 640, 1024, 1600] as const
export const mediaFormats = ['avif', 'webp'] as const
export type MediaFormat = (typeof mediaFormats)[number]

export const media = z.object({
  id: z.string(),
  /** WebP, 1024 pixels wide. */
  url: z.string(),
  caption: z.nullable(z.string()),
  type: z.literal('image'),
  isPrimary: z.boolean(),
  width: z.int(),
  height: z.int(),
  /** ThumbHash in base64. */
  placeholder: z.nullable(z.string()),
})
export type Media = z.infer<typeof media>

/** Immutable. */
export function mediaUrl(id: string, width: (typeof mediaWidths)[number], format: MediaFormat): string {
  return `/media/${id}/${width}.${format}`
}

/** WebP, for clients that take a single one. */
export function pictureUrl(id: string): string {
  return mediaUrl(id, 1024, 'webp')
}

export function mediaSourceSet(id: string, format: MediaFormat): string {
  return mediaWidths.map((width) => `${mediaUrl(id, width, format)} ${width}w`).join(', ')
}

/** On wide screens. */
export const minForPair = 3

/** The `sizes` of the listing page's main image, shared by the page and its preload. */
export function gallerySizes(count: number): string {
  return count >= minForPair
    ? '(min-width: 1216px) 580px, (min-width: 1024px) 48vw, 100vw'
    : '(min-width: 1216px) 1168px, 100vw'
}

/** Per upload (15 MB, 50 megapixels), and per user: concurrent uploads and stored bytes. */
export const uploadLimits = {
  bytes: 15 * 1024 * 1024,
  pixels: 50_000_000,
  concurrent: 2,
  storedBytes: 2 * 1024 ** 3,
} as const
export const uploadTypes = ['image/jpeg', 'image/png', 'image/webp', 'image/avif'] as const

export const uploaded = z.object({
  id: z.string(),
  url: z.string(),
  width: z.int(),
  height: z.int(),
  placeholder: z.nullable(z.string()),
  variants: z.array(
    z.object({ url: z.string(), width: z.int(), height: z.int(), format: z.enum(mediaFormats) }),
  ),
})
export type Uploaded = z.infer<typeof uploaded>

export const mediaApi = {
  upload: endpoint('POST', '/api/uploads', {
    summary:
      'Upload a picture (JPEG, PNG, WebP or AVIF; 15 MB, 50 megapixels): multipart/form-data, field `file`',
    access: 'userOrAdmin',
    file: 'file',
    answer: uploaded,
    status: 201,
    errors: [
      'malformed_body',
      'not_signed_in',
      'timeout',
      'too_large',
      'unsupported_type',
      'heic_unsupported',
      'not_an_image',
      'invalid',
      'broken_image',
      'too_many_pixels',
      'storage_full',
      'too_many_requests',
      'unavailable',
    ],
  }),
}
