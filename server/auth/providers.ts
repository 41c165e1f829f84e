import type { RequestHandler } from 'express'
import type { Context } from '#server/core/context.ts'
import type { Env } from '#server/core/env.ts'
import { createOutbound } from '#server/core/http/outbound.ts'
import { authPaths } from '#shared/auth.ts'
import { createProvider, type Provider, type ProviderSettings } from './provider.ts'
import type { KeyFor } from './secrets.ts'

export interface OpenedProvider {
  provider: Provider
  /** Key of stored accounts and sessions. */
  issuer: string
  demoProvider?: RequestHandler
}

export const identityProviderPath = '/idp'

export interface DemoProvider {
  issuer: (origin: string) => string
  clientId: string
  clientSecret: string
  load(): Promise<void>
  /** Without a socket. */
  fetch: typeof fetch
  mount: RequestHandler
}

export interface AuthDemo {
  issuer: string
  createProvider(context: Pick<Context, 'env' | 'log'>, keyFor: KeyFor): DemoProvider
}

/** Undefined: nobody can sign in. */
export function openProvider(
  context: Pick<Context, 'env' | 'log'>,
  keyFor: KeyFor,
  demo: AuthDemo | undefined,
): OpenedProvider | undefined {
  const { env } = context
  const { OIDC_ISSUER_URL: issuer, OIDC_CLIENT_ID: clientId, OIDC_CLIENT_SECRET: clientSecret } = env
  if (issuer && clientId && clientSecret) {
    const accountUrl = env.OIDC_ACCOUNT_URL ?? knownAccountUrl(issuer)
    const settings = {
      issuer: () => issuer,
      clientId,
      clientSecret,
      accountUrl,
      fetch: providerFetch(fetch),
    }
    return { provider: createProvider(settings, authPaths.callback), issuer }
  }
  if (!demo) return undefined
  const own = demo.createProvider(context, keyFor)
  const settings = {
    issuer: own.issuer,
    clientId: own.clientId,
    clientSecret: own.clientSecret,
    storedIssuer: demo.issuer,
    accountUrl: null,
    load: own.load,
    fetch: providerFetch(own.fetch),
  }
  return {
    provider: createProvider(settings, authPaths.callback),
    issuer: demo.issuer,
    demoProvider: own.mount,
  }
}

/** The OpenID client handles refusals (4xx) itself. */
function providerFetch(send: typeof fetch): ProviderSettings['fetch'] {
  const outbound = createOutbound('sign-in', {
    timeout: 4000,
    maxBytes: 500_000,
    concurrency: 32,
    maxQueued: 32,
    maxFailures: 8,
    halfOpenAfter: 5000,
    accepts: (status) => status < 500,
    fetch: send,
  })
  return (url, { method, headers, body }) =>
    outbound.fetch(url, { method, headers, body: body instanceof URLSearchParams ? body : null })
}

export function knownAccountUrl(issuer: NonNullable<Env['OIDC_ISSUER_URL']>): string | null {
  if (/\/realms\/[^/]+\/?$/.test(issuer)) return `${issuer.replace(/\/$/, '')}/account`
  if (new URL(issuer).host === 'accounts.google.com') return 'https://myaccount.google.com/security'
  return null
}
