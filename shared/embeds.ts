import { z } from 'zod/mini'
import { withValues } from './paths.ts'

export const embedThemes = ['auto', 'light', 'dark'] as const
export type EmbedTheme = (typeof embedThemes)[number]

export const maxEmbedded = 12

/** How other sites show ours, in the address of the frame. */
export const embedOptions = z.object({
  /** Six digits, without the mark. */
  accent: z.optional(z.string().check(z.regex(/^[\da-f]{6}$/i))),
  theme: z.optional(z.enum(embedThemes)),
  lang: z.optional(z.enum(['es', 'en'])),
  /** Listings of an agency. */
  limit: z.optional(z.coerce.number().check(z.int(), z.gte(1), z.lte(maxEmbedded))),
})
export type EmbedOptions = z.output<typeof embedOptions>

export const embedPaths = {
  agency: (slug: string, options: EmbedOptions = {}) => withValues(`/embed/agency/${slug}`, options),
  listing: (id: string, options: EmbedOptions = {}) => withValues(`/embed/listing/${id}`, options),
}

/** Pixels. */
export const embedSizes = {
  agency: { width: 720, height: 560 },
  listing: { width: 360, height: 420 },
} as const

interface Frame {
  address: string
  title: string
  width: number
  height: number
}

/** To be pasted into a page. `address` and `title` have no quotes or marks of HTML left. */
export const embedSnippet = ({ address, title, width, height }: Frame): string =>
  `<iframe src="${attribute(address)}" title="${attribute(title)}" width="${width}" height="${height}" style="border:0;max-width:100%" loading="lazy"></iframe>`

const attribute = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;')
