import type { RequestHandler } from 'express'
import type { Context } from '#server/core/context.ts'
import { type Env, isDemo } from '#server/core/env.ts'
import { authPaths } from '#shared/auth.ts'
import { createEmbedded, type Letters, type Person } from './embedded/embedded.ts'
import { createProviderFetch } from './provider.fetch.ts'
import { createProvider, type Provider } from './provider.ts'
import type { KeyFor } from './secrets.ts'

export interface OpenedProvider {
  provider: Provider
  /** The issuer under which its people are stored, and by whose word their sessions are. */
  issuer: string
  /** Answers under `/idp`, where the provider is our own. */
  embedded?: RequestHandler
}

/** The accounts that anybody may sign in with, the issuer under which they are stored, and the letters of their page. */
export interface Demo {
  issuer: string
  people: readonly Person[]
  letters: Letters
}

/** The provider of the settings, else the embedded one where demo data is; undefined: nobody can sign in. */
export function openProvider(
  context: Pick<Context, 'env' | 'log'>,
  keyFor: KeyFor,
  demo: Demo,
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
      fetch: createProviderFetch(),
    }
    return { provider: createProvider(settings, authPaths.callback), issuer }
  }
  if (!isDemo(env)) return undefined
  const embedded = createEmbedded(context, keyFor, demo)
  const settings = {
    issuer: embedded.issuer,
    clientId: embedded.clientId,
    clientSecret: embedded.clientSecret,
    storedIssuer: demo.issuer,
    accountUrl: null,
    fetch: createProviderFetch(embedded.fetch),
  }
  return {
    provider: createProvider(settings, authPaths.callback),
    issuer: demo.issuer,
    embedded: embedded.mount,
  }
}

/** Where well-known providers let people change their password. */
export function knownAccountUrl(issuer: NonNullable<Env['OIDC_ISSUER_URL']>): string | null {
  if (/\/realms\/[^/]+\/?$/.test(issuer)) return `${issuer.replace(/\/$/, '')}/account`
  if (new URL(issuer).host === 'accounts.google.com') return 'https://myaccount.google.com/security'
  return null
}
