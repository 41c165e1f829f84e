import { createHash } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { RequestHandler } from 'express'
import helmet from 'helmet'
import vary from 'vary'
import type { Env } from '#server/core/env.ts'
import { AppError } from '#server/core/errors.ts'
import { isBuilt } from '#server/core/folders.ts'
import { type MapEnv, mapOriginsOf } from '#server/core/http/mapStyles.ts'
import { bearerOf } from '#server/core/http/steps/bearer.ts'
import { machinePaths } from '#shared/developers/endpoints.ts'

/** `web-share` and `bluetooth` keep their defaults: where Chromium does not know them, it warns on every page. */
const used = ['clipboard-write', 'geolocation']
const unused =
  'accelerometer autoplay browsing-topics camera clipboard-read display-capture ' +
  'encrypted-media fullscreen gamepad gyroscope hid idle-detection local-fonts ' +
  'magnetometer microphone midi otp-credentials payment picture-in-picture ' +
  'publickey-credentials-create publickey-credentials-get screen-wake-lock serial ' +
  'storage-access usb window-management xr-spatial-tracking'
/** Of the browser's abilities; photos from the camera come by a file field, which needs none. */
export const permissionsPolicy = [
  ...used.map((name) => `${name}=(self)`),
  ...unused.split(' ').map((name) => `${name}=()`),
].join(', ')

export const jsonPolicy = "default-src 'none'; base-uri 'none'; frame-ancestors 'none'"

/** What may stand in a page itself beside the site's own files: by their hashes, in the syntax of the policy. */
export interface Inline {
  scripts: readonly string[]
  styles: readonly string[]
}

/** `'sha256-…'`, of the text between the tags. */
export const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

const notScript = /\s(src=|type="(?!module"|text\/javascript"))/

/** Attributes and texts. */
function elementsOf(html: string, name: string): { attributes: string; text: string }[] {
  const [, ...opened] = html.split(`<${name}`)
  return opened.flatMap((rest) => {
    const start = rest.indexOf('>')
    const end = rest.indexOf(`</${name}>`)
    return end < 0 ? [] : { attributes: rest.slice(0, start), text: rest.slice(start + 1, end) }
  })
}

/** Of the scripts that run and the styles in `html`, which is ours. Data in script elements needs no permission. */
export function inlineOf(html: string): Inline {
  const scripts = elementsOf(html, 'script').filter(({ attributes }) => !notScript.test(attributes))
  const hashes = (elements: readonly { text: string }[]) => [
    ...new Set(elements.map(({ text }) => hashOf(text))),
  ]
  return { scripts: hashes(scripts), styles: hashes(elementsOf(html, 'style')) }
}

export type PolicyEnv = Pick<Env, 'NODE_ENV' | 'PUBLIC_URL' | 'OIDC_ISSUER_URL'> & MapEnv

/** Content-Security-Policy of a page: without `inline`, only files run and style it. */
export function pagePolicy(
  env: PolicyEnv,
  { scripts, styles }: Inline = { scripts: [], styles: [] },
): string {
  const https = env.PUBLIC_URL?.startsWith('https:') ?? false
  // Vite adds style elements and error pages, and uses a web socket.
  const looser = !isBuilt && env.NODE_ENV === 'development'
  return [
    "default-src 'none'",
    ["script-src 'self'", ...scripts].join(' '),
    ["style-src 'self'", ...(looser ? ["'unsafe-inline'"] : styles)].join(' '),
    `img-src 'self' data: blob:${env.OIDC_ISSUER_URL ? ' https:' : ''}`,
    "font-src 'self'",
    ["connect-src 'self'", ...mapOriginsOf(env), ...(looser ? ['ws:'] : [])].join(' '),
    "manifest-src 'self'",
    "worker-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    "object-src 'none'",
    // Our one policy allows our workers' addresses, also to libraries.
    ...(looser ? [] : ["require-trusted-types-for 'script'", 'trusted-types default']),
    ...(https ? ['upgrade-insecure-requests'] : []),
  ].join(';')
}

const isPage = (path: string) => !path.startsWith('/api/') || path.startsWith(machinePaths.docs)

type Step = (request: IncomingMessage, response: ServerResponse, next: (error?: unknown) => void) => void

/** Pages allow their inline parts themselves. */
export function securityHeaders(env: Env): Step {
  const https = env.PUBLIC_URL?.startsWith('https:') ?? false
  const production = env.NODE_ENV === 'production'
  const ofAll = helmet({
    contentSecurityPolicy: false,
    crossOriginResourcePolicy: { policy: 'same-origin' },
    strictTransportSecurity: https && production ? { maxAge: 31_536_000, includeSubDomains: true } : false,
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    xFrameOptions: { action: 'deny' },
  })
  const policy = pagePolicy(env)
  return (request, response, next) => {
    response.setHeader('Permissions-Policy', permissionsPolicy)
    response.setHeader('Content-Security-Policy', isPage(request.url ?? '') ? policy : jsonPolicy)
    ofAll(request, response, next)
  }
}

export const varyByCaller = (response: ServerResponse) => vary(response, 'Sec-Fetch-Site')

/**
 * By `Sec-Fetch-Site`, else `Origin`; requests with neither are not from browsers. `open`: paths of calls from any site. A
 * token is never sent by a browser unasked.
 */
export function refuseCrossSite(env: Env, open: ReadonlySet<string> = new Set()): RequestHandler {
  return (request, response, next) => {
    varyByCaller(response)
    if (['GET', 'HEAD', 'OPTIONS'].includes(request.method)) return next()
    if (open.has(request.baseUrl + request.path) || bearerOf(request) !== undefined) return next()
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
