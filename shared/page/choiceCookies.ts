import { brand } from '#shared/brand.ts'

/** Visitors' choices that the server renders with. */
export const choiceCookies = { language: `${brand.slug}.language`, layout: `${brand.slug}.layout` } as const
