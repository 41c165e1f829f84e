import type { Request, Response } from 'express'
import { z } from 'zod'
import { seal, unseal } from '#server/auth/seal.ts'
import type { KeyFor } from '#server/auth/secrets.ts'
import type { Env } from '#server/core/env.ts'
import { cookiesOf, isHttps } from '#server/core/http/cookies.ts'
import { newId } from '#server/core/ids.ts'
import { brand } from '#shared/brand.ts'

const device = z.object({
  id: z.string(),
  /** Hashes, the last signed in first. */
  names: z.array(z.string()),
  /** Milliseconds. */
  at: z.number(),
})
type Device = z.infer<typeof device>

const lifetime = 180 * 86_400_000
const maxNames = 5
/** Sent with sign-ins only. */
const path = '/api/admin/login'

/** Browsers that a name has signed in from: in a sealed cookie, which says nothing to others. */
export interface Devices {
  /** The browser's id, where that name has signed in from it. */
  idFor(request: Request, name: string): string | undefined
  remember(request: Request, response: Response, name: string): void
}

export function createDevices(env: Pick<Env, 'PUBLIC_URL'>, keyFor: KeyFor): Devices {
  const secure = isHttps(env)
  const cookie = `${secure ? '__Secure-' : ''}${brand.slug}.device`
  const key = keyFor('administrator devices')

  function read(request: Request): Device | undefined {
    const sealed = cookiesOf(request)[cookie]
    const text = sealed === undefined ? undefined : unseal(key, cookie, sealed)
    const known = text === undefined ? undefined : device.parse(JSON.parse(text))
    return known && Date.now() - known.at < lifetime ? known : undefined
  }

  return {
    idFor(request, name) {
      const known = read(request)
      return known?.names.includes(name) ? known.id : undefined
    },
    remember(request, response, name) {
      const before = read(request)
      const names = [name, ...(before?.names ?? []).filter((other) => other !== name)].slice(0, maxNames)
      const known: Device = { id: before?.id ?? newId(), names, at: Date.now() }
      response.cookie(cookie, seal(key, cookie, JSON.stringify(known)), {
        path,
        httpOnly: true,
        sameSite: 'strict',
        secure,
        maxAge: lifetime,
      })
    },
  }
}
