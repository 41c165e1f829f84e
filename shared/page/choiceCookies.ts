import { brand } from '#shared/brand.ts'

/** Choices of a visitor on which the server's pages depend, each in a cookie of this name. */
export const choiceCookies = { language: `${brand.slug}.language`, layout: `${brand.slug}.layout` } as const
