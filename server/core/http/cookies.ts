import type { IncomingMessage } from 'node:http'
import { parseCookie } from 'cookie'
import type { Env } from '#server/core/env.ts'
import { brand } from '#shared/brand.ts'

type Public = Pick<Env, 'PUBLIC_URL'>

/** Whether people reach the site over https, whatever the last proxy in front speaks with us. */
export const isHttps = ({ PUBLIC_URL }: Public) => PUBLIC_URL?.startsWith('https:') ?? false

/** The cookies of the two kinds of session: neither stands in for the other. Behind https no other site can set them. */
export function cookieNames(env: Public) {
  const prefix = isHttps(env) ? '__Host-' : ''
  return { user: `${prefix}${brand.slug}.session`, admin: `${prefix}${brand.slug}.admin` } as const
}

/** The cookies of a request by name; of two with one name the first, which is the more specific. */
export const cookiesOf = ({ headers }: Pick<IncomingMessage, 'headers'>) => parseCookie(headers.cookie ?? '')
