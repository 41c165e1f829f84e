import { createHash } from 'node:crypto'
import type { Request, Response } from 'express'
import { z } from 'zod'
import type { Env } from '#server/core/env.ts'
import { cookiesOf, isHttps } from '#server/core/http/cookies.ts'
import { brand } from '#shared/brand.ts'
import { seal, unseal } from './seal.ts'

const transaction = z.object({
  state: z.string(),
  nonce: z.string(),
  verifier: z.string(),
  origin: z.string(),
  returnTo: z.string(),
  /** Milliseconds with fractions, to order tabs. */
  at: z.number(),
})
export type Transaction = z.infer<typeof transaction>

const lifetime = 10 * 60_000
/** One per tab; the oldest are dropped. */
const maxPending = 5
/** Login and callback, no pages. */
const path = '/api'

/** Sign-ins in progress, each in an encrypted cookie. */
export interface Transactions {
  seal(request: Request, response: Response, started: Transaction): void
  take(request: Request, response: Response, state: string): Transaction | undefined
}

export function createTransactions(env: Pick<Env, 'PUBLIC_URL'>, key: Buffer): Transactions {
  const secure = isHttps(env)
  const prefix = `${secure ? '__Secure-' : ''}${brand.slug}.signin.`
  const attributes = { path, httpOnly: true, sameSite: 'lax', secure } as const
  const nameOf = (state: string) =>
    prefix + createHash('sha256').update(state).digest('base64url').slice(0, 22)

  function read(name: string, sealed: string): Transaction | undefined {
    const text = unseal(key, name, sealed)
    const started = text === undefined ? undefined : transaction.parse(JSON.parse(text))
    return started && Date.now() - started.at < lifetime ? started : undefined
  }

  return {
    seal(request, response, started) {
      const others = Object.entries(cookiesOf(request))
        .filter(([name]) => name.startsWith(prefix))
        .map(([name, sealed]) => ({ name, at: read(name, sealed ?? '')?.at ?? 0 }))
        .sort((a, b) => b.at - a.at)
      for (const { name } of others.slice(maxPending - 1)) response.clearCookie(name, attributes)
      const name = nameOf(started.state)
      response.cookie(name, seal(key, name, JSON.stringify(started)), { ...attributes, maxAge: lifetime })
    },
    take(request, response, state) {
      const name = nameOf(state)
      const sealed = cookiesOf(request)[name]
      if (sealed === undefined) return undefined
      response.clearCookie(name, attributes)
      const started = read(name, sealed)
      return started?.state === state ? started : undefined
    },
  }
}
