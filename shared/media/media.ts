import { z } from 'zod/mini'
import { mediaFormats } from './mediaUrls.ts'

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

/** Per upload; per user: concurrent uploads and stored bytes. */
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
