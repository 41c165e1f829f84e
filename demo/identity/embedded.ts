import type { IncomingMessage, ServerResponse } from 'node:http'
import type { RequestHandler } from 'express'
import { LRUCache } from 'lru-cache'
import type { Provider } from 'oidc-provider'
import { isNavigation } from '#server/auth/navigation.ts'
import { type DemoProvider, identityProviderPath } from '#server/auth/providers.ts'
import type { KeyFor } from '#server/auth/secrets.ts'
import { run } from '#server/auth/sessions.ts'
import type { Context } from '#server/core/context.ts'
import { AppError } from '#server/core/errors.ts'
import { isHttps } from '#server/core/http/cookies.ts'
import { createMemoryLimit, limitByAddress } from '#server/core/http/limits/limits.ts'
import { originOf } from '#server/core/http/origin.ts'
import { nonceOf, refuseCrossSite } from '#server/core/http/security.ts'
import { createBackChannel } from './backChannel.ts'
import { openIdentityProvider } from './embedded.configuration.ts'
import { createInteraction } from './interaction.ts'

/** Somebody whom the embedded provider knows by name. */
export interface Person {
  subject: string
  email: string
  firstName: string
  lastName: string
}

const clientId = 'oga'

/** The site's letters, as files: for headings, for text, and for what stands out in it. */
export type Letters = Record<'display' | 'text' | 'bold', string | undefined>

/**
 * An OpenID provider inside the server, for developing and for the demo: everybody signs in with one click, through the same
 * code as with a real one. Its issuer follows the address that the site is visited under; nothing of it is kept but in memory,
 * and its keys come from ours, so that a restart changes nothing that matters.
 */
export function createIdentityProvider(
  { env }: Pick<Context, 'env' | 'log'>,
  keyFor: KeyFor,
  { people, letters }: { people: readonly Person[]; letters: Letters },
): DemoProvider {
  const clientSecret = keyFor('embedded provider client').toString('base64url')
  const providers = new LRUCache<string, Promise<Provider>>({ max: 20 })
  const limit = limitByAddress(createMemoryLimit({ env }, { points: 240, seconds: 60 }))
  const refuseForeign = refuseCrossSite(env)
  const interaction = createInteraction(people, identityProviderPath)

  function at(origin: string): Promise<Provider> {
    const known = providers.get(origin)
    if (known) return known
    const opening = openIdentityProvider({
      origin,
      mountPath: identityProviderPath,
      clientId,
      clientSecret,
      keyFor,
      people,
    })
    providers.set(origin, opening)
    opening.catch(() => providers.delete(origin))
    return opening
  }

  /** Gives a request to the provider of an origin, as if it had come to that origin. */
  async function answer(origin: string, request: IncomingMessage, response: ServerResponse): Promise<void> {
    const provider = await at(origin)
    const { host, protocol } = new URL(origin)
    Object.assign(request.headers, { 'x-forwarded-host': host, 'x-forwarded-proto': protocol.slice(0, -1) })
    await provider.callback()(request, response)
  }

  const mount: RequestHandler = async (request, response, next) => {
    const origin = originOf(request, env)
    response.set({
      'Content-Security-Policy': `default-src 'none'; img-src 'self'; font-src 'self'; style-src 'nonce-${nonceOf(response)}'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'; require-trusted-types-for 'script'; trusted-types 'none'`,
      'Referrer-Policy': 'same-origin',
      'X-Content-Type-Options': 'nosniff',
      'X-Frame-Options': 'DENY',
      'Cross-Origin-Opener-Policy': 'same-origin',
      'Cross-Origin-Resource-Policy': 'same-origin',
      ...(isHttps(env) && env.NODE_ENV === 'production'
        ? { 'Strict-Transport-Security': 'max-age=31536000; includeSubDomains' }
        : {}),
    })
    await run(refuseForeign, request, response)
    // Neither counted nor answered: else pictures on another site would use up what its readers' address may ask.
    if (request.get('sec-fetch-site') === 'cross-site' && !isNavigation(request))
      throw new AppError('cross_site')
    await run(limit, request, response)
    const font = Object.entries(letters).find(([name]) => request.path === `/fonts/${name}.woff`)?.[1]
    if (font) return response.sendFile(font, { maxAge: '1y', immutable: true, dotfiles: 'allow' })
    if (await interaction(await at(origin), request, response)) return
    await answer(origin, request, response).catch(next)
  }

  return {
    issuer: (origin) => origin + identityProviderPath,
    clientId,
    clientSecret,
    fetch: createBackChannel(identityProviderPath, answer),
    mount,
  }
}
