import { randomBytes } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { RequestHandler } from 'express'
import helmet from 'helmet'
import vary from 'vary'
import type { Env } from '#server/core/env.ts'
import { AppError } from '#server/core/errors.ts'
import { isBuilt } from '#server/core/folders.ts'
import { brand } from '#shared/brand.ts'
import { machinePaths } from '#shared/developers/endpoints.ts'

export const createNonce = () => randomBytes(16).toString('base64')

const nonces = new WeakMap<ServerResponse, string>()

export function nonceOf(response: ServerResponse): string {
  const nonce = nonces.get(response) ?? createNonce()
  nonces.set(response, nonce)
  return nonce
}

/** Our one policy creates worker URLs. */
const trustedTypes = { requireTrustedTypesFor: ["'script'"], trustedTypes: [brand.slug] }

export const jsonPolicy = "default-src 'none'; base-uri 'none'; frame-ancestors 'none'"

const isPage = (path: string) => !path.startsWith('/api/') || path.startsWith(machinePaths.docs)

type Step = (request: IncomingMessage, response: ServerResponse, next: (error?: unknown) => void) => void

export function securityHeaders(env: Env): Step {
  const https = env.PUBLIC_URL?.startsWith('https:') ?? false
  const production = env.NODE_ENV === 'production'
  // Vite adds style elements and error pages, and uses a web socket.
  const looser = !isBuilt && env.NODE_ENV === 'development'
  const nonce = (_request: unknown, response: ServerResponse) => `'nonce-${nonceOf(response)}'`
  const common = {
    crossOriginResourcePolicy: { policy: 'same-origin' },
    strictTransportSecurity: https && production ? { maxAge: 31_536_000, includeSubDomains: true } : false,
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    xFrameOptions: { action: 'deny' },
  } as const
  const ofPages = helmet({
    ...common,
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'none'"],
        scriptSrc: ["'self'", nonce],
        styleSrc: looser ? ["'self'", "'unsafe-inline'"] : ["'self'", nonce],
        imgSrc: ["'self'", 'data:', 'blob:', ...(env.OIDC_ISSUER_URL ? ['https:'] : [])],
        fontSrc: ["'self'"],
        connectSrc: looser ? ["'self'", 'ws:'] : ["'self'"],
        manifestSrc: ["'self'"],
        workerSrc: ["'self'"],
        formAction: ["'self'"],
        baseUri: ["'none'"],
        frameAncestors: ["'none'"],
        objectSrc: ["'none'"],
        ...(looser ? {} : trustedTypes),
        ...(https ? { upgradeInsecureRequests: [] } : {}),
      },
    },
  })
  const ofOthers = helmet({ ...common, contentSecurityPolicy: false })
  return (request, response, next) => {
    if (isPage(request.url ?? '')) return ofPages(request, response, next)
    response.setHeader('Content-Security-Policy', jsonPolicy)
    ofOthers(request, response, next)
  }
}

export const varyByCaller = (response: ServerResponse) => vary(response, 'Sec-Fetch-Site')

/** By `Sec-Fetch-Site`, else `Origin`; requests with neither are not from browsers. */
export function refuseCrossSite(env: Env): RequestHandler {
  return (request, response, next) => {
    varyByCaller(response)
    if (['GET', 'HEAD', 'OPTIONS'].includes(request.method)) return next()
    const site = request.get('sec-fetch-site')
    if (site !== undefined) {
      if (site !== 'same-origin' && site !== 'none') throw new AppError('cross_site')
      return next()
    }
    const origin = request.get('origin')
    const ours = env.PUBLIC_URL
      ? new URL(env.PUBLIC_URL).origin
      : `${request.protocol}://${request.get('host')}`
    if (origin !== undefined && origin !== ours) throw new AppError('cross_site')
    next()
  }
}
