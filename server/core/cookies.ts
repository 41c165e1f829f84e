import { brand } from '#shared/brand.ts'

/** The cookies of the two kinds of session: neither stands in for the other. */
export const cookieNames = { user: `${brand.slug}.session`, admin: `${brand.slug}.admin` } as const
