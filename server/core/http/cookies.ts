import type { IncomingMessage } from 'node:http'
import { parseCookie } from 'cookie'
import type { Env } from '#server/core/env.ts'
import { brand } from '#shared/brand.ts'

type Public = Pick<Env, 'PUBLIC_URL'>

/** By `PUBLIC_URL`: the last proxy may use http. */
export const isHttps = ({ PUBLIC_URL }: Public) => PUBLIC_URL?.startsWith('https:') ?? false

/** `__Host-` keeps other hosts of the domain from setting them. */
export function cookieNames(env: Public) {
  const prefix = isHttps(env) ? '__Host-' : ''
  return { user: `${prefix}${brand.slug}.session`, admin: `${prefix}${brand.slug}.admin` } as const
}

type Headed = Pick<IncomingMessage, 'headers'>

/** The first is the most specific. */
export const cookiesOf = ({ headers }: Headed) => parseCookie(headers.cookie ?? '')

/** Of any of these names, as `cookiesOf` reads them. */
export function hasCookie({ headers }: Headed, names: readonly string[]): boolean {
  const { cookie } = headers
  if (cookie === undefined || !names.some((name) => cookie.includes(name))) return false
  const cookies = cookiesOf({ headers })
  return names.some((name) => cookies[name] !== undefined)
}
